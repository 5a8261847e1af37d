import { PAGES } from '@wellspring/page-contract/paths';
import { NEXT_PAGE } from '@wellspring/rest-contract/account-limits';
import { useState, type KeyboardEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { wishedAt, type Wish } from '../../shared/session/wish.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useWords } from '../../shared/words/words.ts';
import { LoginForm } from './login-form.tsx';
import { modeOf, panelId, tabId, type Mode } from './modes.ts';
import { RegisterForm } from './register-form.tsx';
import { TypedEmailContext } from './typed-email.ts';

const TABS = [
  { mode: 'login', label: 'account.login', Form: LoginForm },
  { mode: 'register', label: 'account.register', Form: RegisterForm },
] as const;

const WISHES = {
  favorite: 'account.joinToSave',
  visit: 'account.joinToVisit',
  review: 'account.joinToReview',
  report: 'account.joinToReport',
  'add-to-list': 'account.joinToList',
  claim: 'account.joinToClaim',
} as const satisfies Readonly<Record<Wish['act'], string>>;

/** Both forms, of which one shows: what was typed stays when the other is opened. A signed-in member is sent to `next`. */
export const AuthForms = () => {
  const t = useWords('account');
  const { isMember } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const mode = modeOf(query);
  const next = query.get('next') ?? '';
  const [email, setEmail] = useState('');
  const [wish] = useState(() => wishedAt(next));
  if (isMember) return <Navigate to={NEXT_PAGE.test(next) ? next : PAGES.root} replace />;

  const hrefOf = (other: Mode): string =>
    `${PAGES.auth}?${new URLSearchParams({ mode: other, ...(next && { next }) })}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const isOther = event.key.startsWith('Arrow');
    const other: Mode = (isOther ? mode === 'register' : event.key === 'Home') ? 'login' : 'register';
    void navigate(hrefOf(other), { replace: true });
    document.getElementById(tabId(other))?.focus();
  };
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
      {wish ? <p className="mb-4">{t(WISHES[wish])}</p> : null}
      <div
        role="tablist"
        aria-label={t('account.loginOrRegister')}
        onKeyDown={onKeyDown}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] rounded-[1.75rem] bg-sunken p-1"
      >
        {TABS.map(({ mode: own, label }) => (
          <Link
            key={own}
            id={tabId(own)}
            role="tab"
            aria-selected={own === mode}
            aria-controls={panelId(own)}
            tabIndex={own === mode ? 0 : -1}
            to={hrefOf(own)}
            replace
            className={`inline-flex min-h-11 items-center justify-center rounded-full px-2 font-semibold sm:px-4 transition-colors ${
              own === mode ? 'bg-surface text-ink' : 'text-ink-soft hover:text-ink'
            }`}
          >
            {t(label)}
          </Link>
        ))}
      </div>
      {TABS.map(({ mode: own, Form }) => (
        <div
          key={own}
          id={panelId(own)}
          role="tabpanel"
          aria-labelledby={tabId(own)}
          hidden={own !== mode}
          className="mt-6"
        >
          <TypedEmailContext value={{ email, setEmail }}>
            <Form isShown={own === mode} />
          </TypedEmailContext>
        </div>
      ))}
    </div>
  );
};
