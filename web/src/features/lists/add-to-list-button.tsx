import { useRef } from 'react';
import { useSession } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useWish } from '../../shared/session/use-wish.ts';
import { iconButton, quietButton } from '../../shared/ui/button-look.ts';
import { ListPlus } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';
import { useAddToList } from './use-add-to-list.tsx';

type Props = { readonly location: { readonly id: string; readonly name: string } };

const MemberButton = ({ location }: Props) => {
  const t = useWords('cards');
  const { open, dialog } = useAddToList(location);
  return (
    <>
      <button
        type="button"
        aria-label={t('cards.addPlaceToList', { name: location.name })}
        onClick={({ currentTarget }) => open(currentTarget)}
        className={`${iconButton} needs-script relative z-10`}
      >
        <ListPlus aria-hidden="true" className="size-5 text-ink-soft" />
      </button>
      {dialog}
    </>
  );
};

/** On a card, for members. */
export const CardAddToList = ({ location }: Props) => {
  const { isMember } = useSession();
  return isMember ? <MemberButton location={location} /> : null;
};

/** Among the actions of a place's page. A visitor is led to the page that signs in. */
export const AddToListAction = ({ location }: Props) => {
  const { isMember } = useSession();
  const signedOut = useSignedOut();
  const t = useWords('cards');
  const { open, dialog } = useAddToList(location);
  const button = useRef<HTMLButtonElement>(null);
  const remember = useWish('add-to-list', location.id, () => open(button.current));
  const press = (): void => {
    if (isMember) return open(button.current);
    remember();
    signedOut(t('cards.signInToAdd'));
  };
  return (
    <>
      <button ref={button} type="button" onClick={press} className={`${quietButton} needs-script`}>
        <ListPlus aria-hidden="true" className="size-5 text-ink-soft" />
        <span data-label="">{t('cards.addToList')}</span>
      </button>
      {dialog}
    </>
  );
};
