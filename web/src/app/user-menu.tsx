import { PAGES } from '@wellspring/page-contract/paths';
import { logOut } from '../shared/log-out.ts';
import { isAdmin, useViewer } from '../shared/session/session.tsx';
import { ChevronDown, CircleUserRound, List, LogOut, ShieldCheck } from '../shared/icons.tsx';
import { Link } from '../shared/ui/link.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { useWords } from '../shared/words/words.ts';

const entry =
  'flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-ink-soft transition-colors hover:text-ink';

/** Who is signed in, what is theirs, and the way out. */
export const Account = () => {
  const t = useWords();
  const viewer = useViewer();
  const fullName = [viewer?.firstName, viewer?.lastName].filter(Boolean).join(' ');
  return (
    <>
      {viewer ? (
        <div className="max-w-64 px-4 py-2 wrap-anywhere">
          {fullName ? <p className="font-semibold">{fullName}</p> : null}
          <p className="text-sm text-ink-soft">{viewer.email}</p>
        </div>
      ) : null}
      <Link to={PAGES.tripPlanner} className={entry}>
        <List aria-hidden="true" className="size-4.5" />
        {t('site.myLists')}
      </Link>
      {isAdmin(viewer) ? (
        <Link to={PAGES.admin} className={entry}>
          <ShieldCheck aria-hidden="true" className="size-4.5" />
          {t('site.adminPanel')}
        </Link>
      ) : null}
      <button type="button" onClick={() => void logOut()} className={`needs-script w-full ${entry}`}>
        <LogOut aria-hidden="true" className="size-4.5" />
        {t('site.logOut')}
      </button>
    </>
  );
};

/** The member's own corner of the header. */
export const UserMenu = () => {
  const t = useWords();
  const viewer = useViewer();
  const summary = (
    <>
      {viewer?.profileImageUrl ? (
        <img src={viewer.profileImageUrl} alt="" width={28} height={28} className="size-7 rounded-full object-cover" />
      ) : (
        <CircleUserRound aria-hidden="true" className="size-6 text-ink-soft" />
      )}
      <span className="max-w-40 truncate">{viewer?.firstName || viewer?.email || t('site.user')}</span>
      <ChevronDown aria-hidden="true" className="size-4 text-ink-soft group-open:rotate-180" />
    </>
  );
  return (
    <HeaderMenu className="" summary={summary} summaryClass="flex min-h-11 items-center gap-2 px-3 font-semibold">
      <Account />
    </HeaderMenu>
  );
};
