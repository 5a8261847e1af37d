import { parse } from '@messageformat/parser';
import { parametersOf } from './parameters.mjs';

const TAG = /<\/?\w+>/g;
const COUNTED = new Set(['plural', 'selectordinal']);

/** Numbers that a person meets: a form that only millions have is not asked for. */
const USUAL_NUMBERS = Array.from({ length: 201 }, (_, number) => number);

const categoriesOf = (language) => {
  const rules = new Intl.PluralRules(language);
  return {
    possible: new Set(rules.resolvedOptions().pluralCategories),
    needed: new Set(USUAL_NUMBERS.map((number) => rules.select(number))),
  };
};

const pluralsIn = (tokens) =>
  tokens.flatMap((token) => [
    ...(COUNTED.has(token.type) ? [token] : []),
    ...(token.cases ?? []).flatMap(({ tokens: inner }) => pluralsIn(inner)),
  ]);

const pluralProblems = (tokens, { possible, needed }) =>
  pluralsIn(tokens).flatMap(({ arg, cases }) => {
    const forms = cases.map(({ key }) => key).filter((key) => !key.startsWith('='));
    const wrong = forms.filter((form) => !possible.has(form));
    const missing = [...needed].filter((form) => !forms.includes(form));
    return [
      ...wrong.map((form) => `{${arg}} has the form "${form}", which the language has not`),
      ...missing.map((form) => `{${arg}} lacks the form "${form}"`),
    ];
  });

const written = (values) => [...values].sort().join(' ');
const namesOf = (tokens) => written(new Set(parametersOf(tokens).map(({ name }) => name)));
const tagsOf = (text) => written(new Set(text.match(TAG) ?? []));

const formProblems = (english, text, categories) => {
  const tokens = parse(text);
  const [named, meant] = [namesOf(tokens), namesOf(parse(english))];
  return [
    ...(named === meant ? [] : [`its parameters are "${named}", in English "${meant}"`]),
    ...(tagsOf(text) === tagsOf(english) ? [] : ['its elements are others than in English']),
    ...pluralProblems(tokens, categories),
  ];
};

/** What readers see of a message: names of parameters, keys and elements are no words. */
const visible = (tokens) =>
  tokens
    .flatMap((token) =>
      token.type === 'content' ? [token.value] : (token.cases ?? []).map((each) => visible(each.tokens)),
    )
    .join(' ')
    .replaceAll(TAG, ' ');

const pluralOf = (term) => (/[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}ies` : `${term}s`);

/** Whether an English text has a term, in the singular or the plural. */
const hasTerm = (english, term) => {
  const words = ` ${visible(parse(english))
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')} `;
  return [term, pluralOf(term)].some((form) => words.includes(` ${form} `));
};

/** Texts that say a term of the glossary otherwise than the glossary. */
const glossaryProblems = (id, english, text, glossary) =>
  Object.entries(glossary).flatMap(([term, { say, except = [] }]) => {
    if (except.includes(id) || !hasTerm(english, term)) return [];
    const lower = text.toLowerCase();
    return say.length === 0 || say.some((form) => lower.includes(form.toLowerCase()))
      ? []
      : [`"${term}" is said as ${say.join(' or ')}`];
  });

const problemsOf = (id, english, text, { categories, glossary }) => {
  if (english === undefined) return ['there is no such message in English'];
  if (text.trim() === '' && english !== '') return ['it is empty: remove it, and it is shown in English'];
  try {
    return [...formProblems(english, text, categories), ...glossaryProblems(id, english, text, glossary)];
  } catch (error) {
    return [`it cannot be read: ${error.message.split('\n', 1)[0]}`];
  }
};

/**
 * Terms of the product that a language with messages has no translation of; for checks of its messages, such a term is none.
 * @param terms the names of the terms
 */
export const missingTerms = (terms, glossary) => terms.filter((term) => !(glossary[term]?.say.length > 0));

/**
 * What is wrong with the messages of a language, as "id: why", and which ids it lacks.
 * @param english the English messages, as [id, text]
 * @param own its messages, as [id, text]
 * @param glossary English term → { say: forms of which a text has one, except: ids where the English word means something else }
 */
export const checkLanguage = (language, { english, own, glossary }) => {
  const texts = new Map(english);
  const rules = { categories: categoriesOf(language), glossary };
  const names = new Set(own.map(([id]) => id));
  return {
    problems: own.flatMap(([id, text]) => problemsOf(id, texts.get(id), text, rules).map((why) => `${id}: ${why}`)),
    missing: english.filter(([id]) => !names.has(id)).map(([id]) => id),
  };
};
