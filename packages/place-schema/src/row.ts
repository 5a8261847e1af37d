/** The part of the form, and of the details of a place, in which a field stands. */
export type Group = 'place' | 'address' | 'visit' | 'effect';

/** Where a page shows a field: `facts` are the few that matter most, `details` all that is known. */
export type Shown = 'card' | 'facts' | 'details';

/**
 * How a field is found by search. `keywords`: by every word of what is shown of it; `prose`: by its words without those that say
 * nothing; `own`: by its own rules in services/catalog/src/domain/search/indexed.ts.
 */
export type Search = 'keywords' | 'prose' | 'own';

/** What every row says. What is left out does not hold. */
type Common = {
  readonly group: Group;
  readonly shown: readonly Shown[];
  /** a submission cannot do without it */
  readonly isRequired?: true;
  /** absent: search does not find the field; after a change of it for places that are stored: npm run rebuild -- search */
  readonly search?: Search;
  /** columns of an import that hold the field, besides the one with its name */
  readonly columns?: readonly string[];
  /** part of the files of a trip list */
  readonly isExported?: true;
  /** a property of schema.org, on the place or, in the group `address`, on its address; `additionalProperty`: a name with a value */
  readonly jsonLd?: string;
  /** name of the icon of lucide beside the field on cards and among facts; absent: that of anything else */
  readonly icon?: string;
  /** the web client shows it on cards and among facts by its own component */
  readonly hasOwnLook?: true;
};

type TextValue = { readonly kind: 'text'; readonly max: number };
type NumberValue = {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** a unit of Intl.NumberFormat, such as "meter", or a currency, such as "USD" */
  readonly unit?: string;
};
type ChoiceValue = { readonly kind: 'choice'; readonly choices: readonly [string, ...string[]] };
type SetValue = { readonly kind: 'set'; readonly choices: readonly [string, ...string[]] };

/** A text in any words, at most `max` characters (code points). */
export type TextRow = Common &
  TextValue & {
    /** lines of its box in the forms; absent: one */
    readonly rows?: number;
    readonly inputMode?: 'url' | 'tel';
  };

/** A number from `min` to `max`, both included, rounded to `decimals`. */
export type NumberRow = Common & NumberValue;

/** One of a few values. They are enums of the graph: add some, never take one away within a major version. */
export type ChoiceRow = Common & ChoiceValue;

/** Any of a few values. */
export type SetRow = Common & SetValue;

/** What the choices of a part are called by, where other parts have the same choices; absent: by the fact and the part. */
type Vocabulary = { readonly vocabulary?: string };

/**
 * One value of a fact. `flag`: yes or no; `date`: a year, a month of a year or a day, as "1980", "1980-06" or "1980-06-24".
 * `isRequired`: there is no fact without it.
 */
export type FactPart = (
  TextValue | NumberValue | ((ChoiceValue | SetValue) & Vocabulary) | { readonly kind: 'flag' | 'date' }
) & { readonly isRequired?: true };

/** Values that are entered and asked for together, and that know their source, their date and how they were found. */
export type FactRow = {
  readonly kind: 'fact';
  readonly group: Group;
  readonly parts: Readonly<Record<string, FactPart>>;
  /** the text field that says the same in any words: the fact is read from it where nobody has entered it */
  readonly readFrom?: string;
  /** columns of an import that hold the whole fact, besides the one with its name */
  readonly columns?: readonly string[];
};

/** A field with its own type, which code and not the table defines. Its row only gives its position in the forms. */
export type SpecialRow = { readonly kind: 'special'; readonly group: Group };

/** What has a value of a kind. */
export type ValueRow = TextRow | NumberRow | ChoiceRow | SetRow;

export type FieldRow = ValueRow | FactRow | SpecialRow;
