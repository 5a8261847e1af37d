import { useApolloClient } from '@apollo/client/react';
import type { SiteSettingKey } from '@wellspring/rest-contract/setting-rules';
import type { IdOf } from '@wellspring/words/translate';
import { useId, useState } from 'react';
import { ChangeSiteSettingDocument, SiteSettingsDocument } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { PartFailure } from '../../../shared/ui/failure.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { useWords } from '../../../shared/words/words.ts';
import { Switch } from './switch.tsx';

type Words = { readonly label: IdOf<'admin'>; readonly does: IdOf<'admin'> };

const WORDS: Readonly<Record<string, Words>> = {
  auto_verify_locations: {
    label: 'admin.autoVerify',
    does: 'admin.autoVerifyText',
  },
} satisfies Readonly<Record<SiteSettingKey, Words>>;

type SettingProps = {
  readonly settingKey: string;
  readonly value: string;
  readonly onChange: (value: string) => Promise<unknown>;
};

const Setting = ({ settingKey, value, onChange }: SettingProps) => {
  const t = useWords('admin');
  const id = useId();
  const act = useAdminAction();
  const [busy, setBusy] = useState(false);
  const words = WORDS[settingKey];
  const change = async () => {
    setBusy(true);
    await act(() => onChange(value === 'true' ? 'false' : 'true'), {
      done: t('admin.settingUpdated'),
      failed: t('admin.settingUpdateFailed'),
    });
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:p-5">
      <div className="min-w-0 grow basis-40">
        <p id={id} className="font-semibold">
          {words ? t(words.label) : settingKey}
        </p>
        <p id={`${id}-does`} className="mt-1 text-ink-soft">
          {words ? t(words.does) : ''}
        </p>
      </div>
      <Switch
        isOn={value === 'true'}
        labelledBy={id}
        describedBy={`${id}-does`}
        busy={busy}
        onToggle={() => void change()}
      />
    </li>
  );
};

/** Every setting of the site, switched on or off. */
export const SettingToggles = () => {
  const t = useWords('admin');
  const client = useApolloClient();
  const { data, failed, refetch } = useFreshQuery(SiteSettingsDocument, {});
  const change = (key: string) => (value: string) =>
    client.mutate({ mutation: ChangeSiteSettingDocument, variables: { key, value } });
  return (
    <section aria-labelledby="settings">
      <h2 id="settings" className="text-2xl">
        {t('admin.settingsTitle')}
      </h2>
      {failed ? <PartFailure onRetry={refetch} /> : null}
      {data ? (
        <ul className="mt-4 max-w-3xl divide-y divide-line rounded-card border border-line bg-surface">
          {data.siteSettings.map(({ key, value }) => (
            <Setting key={key} settingKey={key} value={value} onChange={change(key)} />
          ))}
        </ul>
      ) : null}
      {data || failed ? null : <div aria-hidden="true" className="pulse mt-4 h-24 max-w-3xl rounded-card" />}
    </section>
  );
};
