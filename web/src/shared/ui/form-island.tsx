import type { ComponentType } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { useWords } from '../words/words.ts';
import { island } from './island.tsx';

const FormSkeleton = ({ fields }: { readonly fields: number }) => (
  <div aria-hidden="true" className="needs-script space-y-5">
    {Array.from({ length: fields }, (_, at) => (
      <div key={at}>
        <div className="pulse h-6 w-32" />
        <div className="pulse mt-1.5 h-12" />
      </div>
    ))}
    <div className="pulse h-12" />
  </div>
);

/**
 * A form whose script is fetched when its screen is shown. Until it is there a shape of it stands in its place.
 * `fields`: how many it has
 */
export const formIsland = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fields: number,
): ComponentType<Props> => {
  const skeleton = <FormSkeleton fields={fields} />;
  const Form = island(load, skeleton, {
    title: 'site.partNotLoaded',
    text: 'site.comesByItself',
  });
  const FormIsland = (props: Props) => {
    const t = useWords();
    return useHydrated() ? (
      <Form {...props} />
    ) : (
      <>
        <noscript>
          <p>{t('site.noScript')}</p>
        </noscript>
        {skeleton}
      </>
    );
  };
  return FormIsland;
};
