import { SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import { useApolloClient } from '@apollo/client/react';
import { LocateFixed, MapPin, RotateCcw } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { GeocodeDocument } from '../../generated/operations.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import type { Near } from './near.ts';

type Props = {
  /** what stands in the box: the near place, or the search text when it may be one */
  readonly initial: string;
  readonly onNear: (near: Near) => void;
  readonly onReset: () => void;
};

const currentPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 15_000, maximumAge: 60_000 });
  });

/** Where to look on the map: a city or address (applied on Enter), the reader's own place, or back to everything. */
export const NearBox = ({ initial, onNear, onReset }: Props) => {
  const id = useId();
  const client = useApolloClient();
  const [text, setText] = useState(initial);
  const [seen, setSeen] = useState(initial);
  const [said, setSaid] = useState('');

  if (seen !== initial) {
    setSeen(initial);
    setText(initial);
  }

  const goTo = async (q: string) => {
    const { data } = await client.query({ query: GeocodeDocument, variables: { q } });
    const [best] = data?.geocode ?? [];
    if (!best) return setSaid(`No place called “${q}” was found. Try a city and its country.`);
    setSaid('');
    onNear({ label: best.label, latitude: best.latitude, longitude: best.longitude, isUser: false });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q) goTo(q).catch(() => setSaid('Places cannot be looked up right now. Please try again later.'));
  };
  const locate = () => {
    setSaid('Finding where you are…');
    currentPosition().then(
      ({ coords }) => {
        setSaid('');
        const { latitude, longitude, accuracy } = coords;
        onNear({ label: 'your location', latitude, longitude, isUser: true, accuracy });
      },
      () => setSaid('Your location could not be found. Allow it in your browser, or type a city.'),
    );
  };
  const reset = () => {
    setText('');
    setSaid('');
    onReset();
  };

  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-60 grow basis-72">
        <label htmlFor={id} className="sr-only">
          City or address
        </label>
        <MapPin
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-control"
        />
        <input
          id={id}
          type="text"
          maxLength={SEARCH_TEXT_MAX}
          autoComplete="off"
          enterKeyHint="go"
          placeholder="City or address"
          aria-describedby={`${id}-said`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-11 w-full rounded-full border border-control bg-surface pr-4 pl-12 placeholder:text-ink-soft"
        />
      </div>
      <button type="button" className={quietButton} onClick={locate}>
        <LocateFixed aria-hidden="true" className="size-4.5" />
        Use My Location
      </button>
      <button type="button" className={quietButton} onClick={reset}>
        <RotateCcw aria-hidden="true" className="size-4.5" />
        Reset View
      </button>
      <p id={`${id}-said`} role="status" className={`basis-full text-sm text-ink-soft ${said ? '' : 'sr-only'}`}>
        {said}
      </p>
    </form>
  );
};
