import { HTTP_STATUS } from '@wellspring/errors';
import { textIn } from '@wellspring/words/error-text';
import { directionOf, type Language } from '@wellspring/words/languages';
import { serverWords } from '@wellspring/words/server-words';
import { escapeHtml } from '../html/escape-html.ts';
import { plainHeader } from '../html/plain-header.ts';
import { isSchema, textOf, type Schema } from './describe-schema.ts';
import { contentPhrase, limitsOf, typeOf } from './docs-types.ts';
import { htmlOf, inEnglish, joined, type DocsWords } from './docs-words.ts';
import type { OpenApi } from './openapi.ts';
import { PROBLEM_CODES, PROBLEM_TITLES } from '../http/problems.ts';

const METHODS = ['get', 'post', 'put', 'delete'] as const;

type Operation = NonNullable<NonNullable<OpenApi['paths']>[string]['get']>;
type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

const callsIn = ({ paths = {} }: OpenApi): readonly Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );

/** A table that scrolls sideways on narrow screens, by finger and by key. */
const table = (label: string, headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<div class="table" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${headings
        .map((heading) => `<th scope="col">${heading}</th>`)
        .join('')}</tr></thead><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></div>`;

const PLACES: Readonly<Record<string, 'docs.inPath' | 'docs.inHeader'>> = {
  path: 'docs.inPath',
  header: 'docs.inHeader',
};

/** What a value means, and its bounds. */
const meaningOf = (t: DocsWords, description: unknown, schema: Schema): string =>
  joined(t('docs.also'), [inEnglish(textOf(description)), limitsOf(t, schema)]);

const parameterRows = (t: DocsWords, { parameters = [] }: Operation): readonly (readonly string[])[] =>
  parameters.flatMap((parameter) => {
    if (!('in' in parameter)) return [];
    const schema = isSchema(parameter.schema) ? parameter.schema : {};
    const place = PLACES[parameter.in];
    const required = parameter.required ? ` <b>${t('docs.required')}</b>` : '';
    return [
      [
        `<code>${escapeHtml(parameter.name)}</code>${required}`,
        place ? t(place) : typeOf(t, schema),
        meaningOf(t, parameter.description ?? schema.description, schema),
      ],
    ];
  });

const bodyLine = (t: DocsWords, { requestBody }: Operation): string => {
  if (!requestBody || !('content' in requestBody)) return '';
  const { content, required } = requestBody;
  const text = t(required ? 'docs.bodyRequired' : 'docs.bodyOptional');
  return `<p>${htmlOf(text, { content: () => contentPhrase(t, content) })}</p>`;
};

/** A response itself, where an operation refers to one of several. */
const resolvedIn =
  (shared: Schema) =>
  (response: unknown): Schema => {
    const { $ref } = isSchema(response) ? response : {};
    const named = shared[textOf($ref).replace('#/components/responses/', '')] ?? response;
    return isSchema(named) ? named : {};
  };

const responseRows = (t: DocsWords, { responses = {} }: Operation, resolved: (response: unknown) => Schema) =>
  Object.entries(responses).map(([status, response]: [string, unknown]) => {
    const { content, description, headers } = resolved(response);
    const named = Object.keys(isSchema(headers) ? headers : {}).map((name) => `<code>${escapeHtml(name)}</code>`);
    const all = joined(t('docs.and'), named);
    const withHeaders = all && htmlOf(t('docs.withHeaders'), { headers: () => all });
    const meaning = joined(t('docs.also'), [inEnglish(textOf(description)), withHeaders]);
    return [status, contentPhrase(t, content) || t('docs.nothing'), meaning];
  });

const callSection = (
  t: DocsWords,
  { method, path, operation }: Call,
  resolved: (response: unknown) => Schema,
): string => {
  const call = `${method} ${path}`;
  const parameters = [t('docs.parameter'), t('docs.type'), t('docs.meaning')];
  const answers = [t('docs.status'), t('docs.answer'), t('docs.when')];
  return `<section id="${operation.operationId}">
<h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p lang="en" dir="ltr">${escapeHtml(textOf(operation.summary))}. ${escapeHtml(textOf(operation.description))}</p>
${bodyLine(t, operation)}
${table(t('docs.parametersOf', { call }), parameters, parameterRows(t, operation))}
${table(t('docs.answersOf', { call }), answers, responseRows(t, operation, resolved))}
</section>`;
};

/** The codes of errors, each with the id that problems refer to. */
const problemRows = (language: Language) =>
  PROBLEM_CODES.map((code) => [
    `<code id="${code}">${code}</code>`,
    String(HTTP_STATUS[code]),
    escapeHtml(textIn(language, PROBLEM_TITLES[code])),
  ]);

const schemaSection = (t: DocsWords, name: string, schema: Schema): string => {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const rows = properties.map(([field, inner]) => {
    const of = isSchema(inner) ? inner : {};
    return [`<code>${escapeHtml(field)}</code>`, typeOf(t, of), meaningOf(t, of.description, of)];
  });
  const headings = [t('docs.field'), t('docs.type'), t('docs.meaning')];
  return `<section id="${escapeHtml(name)}"><h3>${inEnglish(name)}</h3>
<p lang="en" dir="ltr">${escapeHtml(textOf(schema.description))}</p>${table(t('docs.fieldsOf', { name }), headings, rows)}</section>`;
};

/** The contract for people: one page of plain HTML, made from the OpenAPI document, without a script. What the document says is in English. */
export const docsPage = (document: OpenApi, language: Language): string => {
  const t = serverWords(language);
  const { info, servers = [], components = {} } = document;
  const groups = [...Map.groupBy(callsIn(document), ({ operation }) => operation.tags?.[0] ?? '')];
  const contents = groups.map(
    ([group, calls]) =>
      `<li>${inEnglish(group)}<ul>${calls
        .map(
          ({ method, path, operation }) =>
            `<li><a href="#${operation.operationId}">${method === 'GET' ? '' : `${method} `}<code>${escapeHtml(path)}</code></a></li>`,
        )
        .join('')}</ul></li>`,
  );
  const resolved = resolvedIn(components.responses ?? {});
  const calls = groups.map(
    ([group, all]) => `<h2>${inEnglish(group)}</h2>${all.map((call) => callSection(t, call, resolved)).join('')}`,
  );
  const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]: [string, unknown]) =>
    schemaSection(t, name, isSchema(schema) ? schema : {}),
  );
  const problems = [t('docs.code'), t('docs.status'), t('docs.meaning')];
  const heading = escapeHtml(t('docs.heading', { name: info.title }));
  const startAt = htmlOf(t('docs.startAt'), {
    address: () => `<code>${escapeHtml(textOf(servers[0]?.url))}</code>`,
    link: (text) => `<a href="/api/openapi.json">${text}</a>`,
  });
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<meta name="description" content="${escapeHtml(t('docs.description', { name: info.title }))}">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
${plainHeader(t)}
<nav aria-label="${escapeHtml(t('docs.contents'))}" tabindex="0"><ul>${contents.join('')}<li><a href="#problems">${t('docs.problems')}</a></li><li><a href="#shapes">${t('docs.shapes')}</a></li></ul></nav>
<main>
<h1>${heading}</h1>
<p lang="en" dir="ltr">${escapeHtml(textOf(info.description))}</p>
<p>${startAt}</p>
${calls.join('\n')}
<h2 id="problems">${t('docs.problems')}</h2>
<p>${escapeHtml(t('docs.problemsText'))}</p>
${table(t('docs.codesOfErrors'), problems, problemRows(language))}
<h2 id="shapes">${t('docs.shapes')}</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`;
};
