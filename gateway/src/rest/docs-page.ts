import type { Schema } from './json-schemas.ts';
import type { ApiOperation, OpenApi, Parameter } from './openapi.ts';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A type as one short phrase, with links to the named ones. */
const typeOf = (schema: Schema): string => {
  const name = REFERENCE.exec(textOf(schema.$ref))?.[1];
  if (name) return `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `<q>${escapeHtml(String(value))}</q>`).join(' or ');
  if (Array.isArray(schema.anyOf)) return schemasIn(schema.anyOf).map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${isSchema(schema.items) ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'object' && isSchema(schema.properties))
    return `{ ${Object.entries(schema.properties)
      .map(([field, inner]) => `${escapeHtml(field)}: ${isSchema(inner) ? typeOf(inner) : 'anything'}`)
      .join(', ')} }`;
  if (Array.isArray(schema.type)) return schema.type.map((type) => escapeHtml(String(type))).join(' or ');
  if (schema.format === 'date-time') return 'moment';
  return escapeHtml(textOf(schema.type) || 'anything');
};

/** Bounds beyond this are there for arithmetic and tell a reader nothing. */
const WORTH_SAYING = 1_000_000;

const limitsOf = (schema: Schema): string => {
  const { minimum, maximum, maxLength } = schema;
  const isBounded = typeof maximum === 'number' && maximum < WORTH_SAYING;
  return [
    typeof minimum === 'number' && isBounded ? `${minimum} to ${maximum}` : '',
    typeof maxLength === 'number' ? `at most ${maxLength} characters` : '',
    schema.default === undefined ? '' : `without it ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join(', ');
};

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<div class="table"><table><thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></div>`;

const parameterRow = ({ name, in: place, required, description = '', schema }: Parameter): readonly string[] => [
  `<code>${escapeHtml(name)}</code>${required ? ' <b>required</b>' : ''}`,
  place === 'path' ? 'in the path' : typeOf(schema),
  [escapeHtml(description), limitsOf(schema)].filter(Boolean).join('; '),
];

const operationSection = (path: string, operation: ApiOperation): string => {
  const responses = Object.entries(operation.responses).map(([status, { description, content }]) => [
    status,
    typeOf(content['application/json'].schema),
    escapeHtml(description),
  ]);
  return `<section id="${operation.operationId}">
<h3><span class="method">GET</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description ?? '')}</p>
${table(['Parameter', 'Type', 'Meaning'], operation.parameters.map(parameterRow))}
${table(['Status', 'Answer', 'When'], responses)}
</section>`;
};

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
<p>${escapeHtml(textOf(schema.description))}</p>${table(['Field', 'Type', 'Meaning'], rows)}</section>`;
};

/** The contract for people: one page of plain HTML, made from the OpenAPI document, without a script. */
export const docsPage = ({ info, servers, paths, components }: OpenApi): string => {
  const operations = Object.entries(paths).map(([path, { get }]) => ({ path, get }));
  const groups = Map.groupBy(operations, ({ get }) => get.tags[0] ?? '');
  const contents = [...groups].map(
    ([group, calls]) =>
      `<li>${escapeHtml(group)}<ul>${calls
        .map(({ path, get }) => `<li><a href="#${get.operationId}"><code>${escapeHtml(path)}</code></a></li>`)
        .join('')}</ul></li>`,
  );
  const calls = [...groups].map(
    ([group, all]) =>
      `<h2>${escapeHtml(group)}</h2>${all.map(({ path, get }) => operationSection(path, get)).join('')}`,
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema));
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
<nav aria-label="Contents"><a class="home" href="/">${escapeHtml(info.title)}</a><ul>${contents.join('')}<li><a href="#shapes">Shapes</a></li></ul></nav>
<main>
<h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description)}</p>
<p>All calls start at <code>${escapeHtml(servers[0]?.url ?? '')}</code>. The same contract for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${calls.join('\n')}
<h2 id="shapes">Shapes</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`;
};
