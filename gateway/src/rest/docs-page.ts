import { HTTP_STATUS } from '@wellspring/errors';
import { textIn } from '@wellspring/words/error-text';
import { escapeHtml } from '../html/escape-html.ts';
import { plainHeader } from '../html/plain-header.ts';
import { isSchema, limitsOf, textOf, typeOf, type Schema } from './describe-schema.ts';
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

const PLACES: Readonly<Record<string, string>> = { path: 'in the path', header: 'header' };

const parameterRows = ({ parameters = [] }: Operation): readonly (readonly string[])[] =>
  parameters.flatMap((parameter) => {
    if (!('in' in parameter)) return [];
    const schema = isSchema(parameter.schema) ? parameter.schema : {};
    const where = PLACES[parameter.in] ?? typeOf(schema);
    return [
      [
        `<code>${escapeHtml(parameter.name)}</code>${parameter.required ? ' <b>required</b>' : ''}`,
        where,
        [escapeHtml(textOf(parameter.description ?? schema.description)), limitsOf(schema)].filter(Boolean).join('; '),
      ],
    ];
  });

/** Media types with what they hold, in a phrase. */
const contentPhrase = (content: unknown): string =>
  Object.entries(isSchema(content) ? content : {})
    .map(([type, of]) => {
      const shape = isSchema(of) && isSchema(of.schema) ? typeOf(of.schema) : 'anything';
      return type === 'application/json' ? shape : `${shape} as <code>${escapeHtml(type)}</code>`;
    })
    .join(' or ');

const bodyLine = ({ requestBody }: Operation): string => {
  if (!requestBody || !('content' in requestBody)) return '';
  return `<p>Body${requestBody.required ? '' : ' (may be left out)'}: ${contentPhrase(requestBody.content)}</p>`;
};

/** A response itself, where an operation refers to one of several. */
const resolvedIn =
  (shared: Schema) =>
  (response: unknown): Schema => {
    const { $ref } = isSchema(response) ? response : {};
    const named = shared[textOf($ref).replace('#/components/responses/', '')] ?? response;
    return isSchema(named) ? named : {};
  };

const responseRows = ({ responses = {} }: Operation, resolved: (response: unknown) => Schema) =>
  Object.entries(responses).map(([status, response]: [string, unknown]) => {
    const { content, description, headers } = resolved(response);
    const named = Object.keys(isSchema(headers) ? headers : {}).map((name) => `<code>${escapeHtml(name)}</code>`);
    const meaning = [escapeHtml(textOf(description)), named.length > 0 ? `with ${named.join(', ')}` : ''];
    return [status, contentPhrase(content) || 'nothing', meaning.filter(Boolean).join('; ')];
  });

const callSection = ({ method, path, operation }: Call, resolved: (response: unknown) => Schema): string => {
  const name = `${method} ${path}`;
  return `<section id="${operation.operationId}">
<h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(textOf(operation.summary))}. ${escapeHtml(textOf(operation.description))}</p>
${bodyLine(operation)}
${table(`Parameters of ${name}`, ['Parameter', 'Type', 'Meaning'], parameterRows(operation))}
${table(`Answers of ${name}`, ['Status', 'Answer', 'When'], responseRows(operation, resolved))}
</section>`;
};

/** The codes of errors, each with the id that problems refer to. */
const problemRows = PROBLEM_CODES.map((code) => [
  `<code id="${code}">${code}</code>`,
  String(HTTP_STATUS[code]),
  escapeHtml(textIn('en', PROBLEM_TITLES[code])),
]);

const schemaSection = (name: string, schema: Schema): string => {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const rows = properties.map(([field, inner]) => {
    const of = isSchema(inner) ? inner : {};
    return [
      `<code>${escapeHtml(field)}</code>`,
      typeOf(of),
      [escapeHtml(textOf(of.description)), limitsOf(of)].filter(Boolean).join('; '),
    ];
  });
  return `<section id="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>
<p>${escapeHtml(textOf(schema.description))}</p>${table(`Fields of ${name}`, ['Field', 'Type', 'Meaning'], rows)}</section>`;
};

/** The contract for people: one page of plain HTML, made from the OpenAPI document, without a script. */
export const docsPage = (document: OpenApi): string => {
  const { info, servers = [], components = {} } = document;
  const groups = [...Map.groupBy(callsIn(document), ({ operation }) => operation.tags?.[0] ?? '')];
  const contents = groups.map(
    ([group, calls]) =>
      `<li>${escapeHtml(group)}<ul>${calls
        .map(
          ({ method, path, operation }) =>
            `<li><a href="#${operation.operationId}">${method === 'GET' ? '' : `${method} `}<code>${escapeHtml(path)}</code></a></li>`,
        )
        .join('')}</ul></li>`,
  );
  const resolved = resolvedIn(components.responses ?? {});
  const calls = groups.map(
    ([group, all]) => `<h2>${escapeHtml(group)}</h2>${all.map((call) => callSection(call, resolved)).join('')}`,
  );
  const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]: [string, unknown]) =>
    schemaSection(name, isSchema(schema) ? schema : {}),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title>
<meta name="description" content="The REST calls of ${escapeHtml(info.title)}: what they take and what they answer.">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
${plainHeader}
<nav aria-label="Contents" tabindex="0"><ul>${contents.join('')}<li><a href="#problems">Problems</a></li><li><a href="#shapes">Shapes</a></li></ul></nav>
<main>
<h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(textOf(info.description))}</p>
<p>All calls start at <code>${escapeHtml(textOf(servers[0]?.url))}</code>. The same contract for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${calls.join('\n')}
<h2 id="problems">Problems</h2>
<p>Every error has a message for the reader and one of these codes, which stay the same; there may be more later.</p>
${table('Codes of errors', ['Code', 'Status', 'Meaning'], problemRows)}
<h2 id="shapes">Shapes</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`;
};
