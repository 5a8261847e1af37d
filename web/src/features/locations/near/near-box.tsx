import { useApolloClient } from '@apollo/client/react';
import { SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import { useState, type SubmitEvent } from 'react';
import { GeocodeDocument } from '../../../generated/search-operations.ts';
import { withReason } from '../../../shared/offline.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { ArrowRight, LocateFixed, MapPin } from '../../../shared/icons.tsx';
import { island } from '../../../shared/ui/island.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { TownOption } from '../search/suggestion-popup.tsx';
import type { Near } from '../near.ts';
import { locate, ownNear } from '../own-position.ts';
import { namesakes, precisionOf, type FoundPlace } from '../precision.ts';
import { useCombobox } from '../search/use-combobox.ts';

/** It is loaded when the box gets the focus. Without it the box still finds. */
const NearPopup = island(() => import('../search/suggestion-popup.tsx').then((it) => it.NearPopup), null, null);

type Props = {
  /** what stands in the box: the near place, or the search text when it may be one */
  readonly initial: string;
  readonly onNear: (near: Near) => void;
  /** the emptied box was sent */
  readonly onClear: () => void;
};

/** Around where to look: a town, region or country that is suggested while one types, an address on Enter, or the reader's own place. */
export const NearBox = ({ initial, onNear, onClear }: Props) => {
  const t = useWords('places');
  const client = useApolloClient();
  const [text, setText] = useState(initial);
  const [applied, setApplied] = useState(initial);
  const [message, setMessage] = useState('');
  const [others, setOthers] = useState<readonly FoundPlace[]>([]);
  const { box, chosen, popup, show } = useCombobox<TownOption>(text);
  const messageId = `${box.id}-message`;

  if (applied !== initial) {
    setApplied(initial);
    setText(initial);
  }

  const say = (words: string, offered: readonly FoundPlace[] = []) => {
    setMessage(words);
    setOthers(offered);
  };
  const choose = (place: FoundPlace, offered: readonly FoundPlace[]) => {
    say(precisionOf(t, place), offered);
    onNear(place);
  };
  const goTo = async (q: string) => {
    const { data } = await client.query({ query: GeocodeDocument, variables: { q, addresses: true } });
    const found = data?.geocode ?? [];
    const [best] = found;
    if (!best) return say(t('places.noPlaceCalled', { name: q }));
    return choose(best, namesakes(found));
  };
  const chooseOption = ({ place }: TownOption) => {
    show(false);
    setText(place.label);
    choose(place, []);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen) return chooseOption(chosen);
    show(false);
    const q = text.trim();
    if (q) return goTo(q).catch(() => say(withReason(t, t('places.placesCannotBeLookedUp'))));
    say('');
    return onClear();
  };
  const useOwn = () => {
    say(t('places.findingYou'));
    locate().then(
      (position) => {
        say('');
        onNear(ownNear(position));
      },
      () => say(t('places.ownDenied')),
    );
  };

  return (
    <form aria-label={t('places.near')} onSubmit={(event) => void submit(event)} className="needs-script">
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative min-w-[min(9.25rem,100%)] grow basis-0">
          <label htmlFor={box.id} className="sr-only">
            {t('places.cityOrAddress')}
          </label>
          <MapPin
            aria-hidden="true"
            className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-control max-sm:hidden"
          />
          <input
            {...box}
            maxLength={SEARCH_TEXT_MAX}
            enterKeyHint="go"
            placeholder={t('places.cityOrAddress')}
            aria-describedby={messageId}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              show(true);
            }}
            className="h-12 w-full rounded-full border border-control bg-surface ps-4 pe-11 text-ellipsis placeholder:text-ink-soft max-sm:placeholder:text-[0.8125rem] sm:ps-12"
          />
          <button
            type="submit"
            aria-label={t('places.showWhatIsNear')}
            className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-full text-ink-soft hover:text-primary"
          >
            <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
          {popup ? <NearPopup {...popup} onChoose={chooseOption} /> : null}
        </div>
        <button
          type="button"
          className={`${quietButton} h-12 grow max-sm:gap-1.5 max-sm:px-2.5 sm:grow-0`}
          onClick={useOwn}
        >
          <LocateFixed aria-hidden="true" className="size-4.5" />
          {t('places.useMyLocation')}
        </button>
      </div>
      <p id={messageId} role="status" className={`mt-2 text-sm text-ink-soft ${message ? '' : 'sr-only'}`}>
        {message}
      </p>
      {others.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {t('places.orDidYouMean')}
          {others.map((place) => (
            <button
              key={place.label}
              type="button"
              className="min-h-11 text-start font-semibold text-primary underline underline-offset-4"
              onClick={() => choose(place, [])}
            >
              {place.label}
            </button>
          ))}
        </p>
      ) : null}
    </form>
  );
};
