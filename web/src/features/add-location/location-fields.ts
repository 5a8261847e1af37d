import { mapKind } from '@wellspring/place-schema/kinds';
import { NO_FACT_TEXTS } from '../../shared/facts/fact-values.ts';

const nothing = () => '';

/** The form as it is typed. Of a set, its choices with commas between them; of a fact, see factText. */
export const EMPTY = {
  ...mapKind('text', nothing),
  ...mapKind('number', nothing),
  ...mapKind('choice', nothing),
  ...mapKind('set', nothing),
  ...NO_FACT_TEXTS,
  categoryId: '',
  tags: '',
  latitude: '',
  longitude: '',
  /** exact, approximate, or nothing */
  coordinatesAre: '',
  isClaimed: false,
};
export type Fields = typeof EMPTY;
export type TextName = Exclude<keyof Fields, 'isClaimed'>;

const isTextName = (name: string): name is TextName => name in EMPTY && name !== 'isClaimed';

export const TEXT_NAMES: readonly TextName[] = Object.keys(EMPTY).filter(isTextName);

/** The fields as a draft keeps them. */
export const serializeFields = ({ isClaimed, ...texts }: Fields): Readonly<Record<keyof Fields, string>> => ({
  ...texts,
  isClaimed: isClaimed ? 'yes' : '',
});

/** What a draft has of them. */
export const fieldsIn = (texts: Readonly<Record<string, string>> | null): Fields => {
  const fields = { ...EMPTY, isClaimed: texts?.['isClaimed'] === 'yes' };
  for (const name of TEXT_NAMES) fields[name] = texts?.[name] ?? '';
  return fields;
};
