import { quietButton } from '../../shared/ui/button-look.ts';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { Download } from '../../shared/icons.tsx';

const DeleteAccount = formIsland(() => import('./delete-account.tsx').then((it) => it.DeleteAccount), 0);

/** What a member takes along, and how they leave. `email`: for password managers, which know a password by its account */
export const LeaveSection = ({ email }: { readonly email: string }) => (
  <>
    <p className="max-w-prose text-ink-soft">
      Everything we keep of you, as one file: your account, places, reviews, favorites, visits, lists, badges, claims,
      corrections, reports and messages; photos by their addresses.
    </p>
    <a href="/api/user/export" download className={`${quietButton} mt-4 inline-flex`}>
      <Download aria-hidden="true" className="size-4.5" />
      Export my data
    </a>
    <h3 className="mt-8 text-lg">Delete my account</h3>
    <p className="mt-2 max-w-prose text-ink-soft">
      Your reviews, favorites, visits, lists and badges will be gone for good. Places that you submitted stay, without
      your name.
    </p>
    <div className="mt-4">
      <DeleteAccount email={email} />
    </div>
  </>
);
