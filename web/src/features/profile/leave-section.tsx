import { quietButton } from '../../shared/ui/button-look.ts';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { Download } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';

const DeleteAccount = formIsland(() => import('./delete-account.tsx').then((it) => it.DeleteAccount), 0);

/** What a member takes along, and how they leave. `email`: for password managers, which know a password by its account */
export const LeaveSection = ({ email }: { readonly email: string }) => {
  const t = useWords('profile');
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t('profile.exportWhat')}</p>
      <a href="/api/user/export" download className={`${quietButton} mt-4 inline-flex`}>
        <Download aria-hidden="true" className="size-4.5" />
        {t('profile.exportMyData')}
      </a>
      <h3 className="mt-8 text-lg">{t('profile.deleteMyAccount')}</h3>
      <p className="mt-2 max-w-prose text-ink-soft">{t('profile.deleteWhat')}</p>
      <div className="mt-4">
        <DeleteAccount email={email} />
      </div>
    </>
  );
};
