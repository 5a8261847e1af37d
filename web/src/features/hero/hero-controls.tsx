import { Pause, Play } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';

type Props = {
  readonly count: number;
  readonly index: number;
  readonly goesOn: boolean;
  readonly onShow: (index: number) => void;
  readonly onStop: (isStopped: boolean) => void;
};

const target = 'flex size-8 pointer-coarse:size-11 items-center justify-center rounded-full';

/** Dots that jump to a picture, and the way to make them stand still. */
export const HeroControls = ({ count, index, goesOn, onShow, onStop }: Props) => {
  const t = useWords('landing');
  return (
    <div className="needs-script absolute inset-x-4 bottom-2 flex flex-wrap items-center justify-center">
      {Array.from({ length: count }, (_, each) => (
        <button
          key={each}
          type="button"
          aria-label={t('landing.showPicture', { number: each + 1, count })}
          aria-current={each === index ? 'true' : undefined}
          onClick={() => onShow(each)}
          className={target}
        >
          <span
            aria-hidden="true"
            className={`rounded-full border-2 border-ink ${each === index ? 'size-3.5 bg-ink' : 'size-2.5'}`}
          />
        </button>
      ))}
      <button
        type="button"
        data-keeps-running
        aria-label={goesOn ? t('landing.pausePictures') : t('landing.letPicturesChange')}
        onClick={() => onStop(goesOn)}
        className={`${target} motion-reduce:hidden`}
      >
        {goesOn ? <Pause aria-hidden="true" className="size-4" /> : <Play aria-hidden="true" className="size-4" />}
      </button>
    </div>
  );
};
