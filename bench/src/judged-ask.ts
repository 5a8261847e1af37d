import { z } from 'zod';
import type { JudgedQuery } from './judged-queries.ts';
import type { JudgedAnswer } from './judged-score.ts';
import { Interpreted } from './judged-understood.ts';

const PAGE = 10;
/** As deep as what the graph says about a text goes. */
const DEEPEST = 4;

const Row = z.object({
  name: z.string(),
  description: z.string().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  categoryId: z.number(),
  tags: z.array(z.object({ name: z.string() })).transform((tags) => tags.map(({ name }) => name)),
});
const Page = Interpreted.omit({ interpretation: true }).extend({ locations: z.array(Row) });

type TypeOfField = { readonly name: string | null; readonly ofType?: TypeOfField | null | undefined };
const TypeOfField: z.ZodType<TypeOfField> = z.object({
  name: z.string().nullable(),
  ofType: z.lazy(() => TypeOfField.nullish()),
});
const Fields = z.object({
  data: z.object({
    __type: z.object({ fields: z.array(z.object({ name: z.string(), type: TypeOfField })).nullable() }).nullable(),
  }),
});
const Answer = z.object({
  data: z.object({ locations: Interpreted.pick({ interpretation: true }) }),
});

const postGraph = async (url: string, query: string, variables: unknown, language: string): Promise<unknown> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
};

const FIELDS = `query Fields($name: String!) {
  __type(name: $name) { fields { name type { name ofType { name ofType { name ofType { name } } } } } }
}`;

const innermost = (type: TypeOfField): string => (type.ofType ? innermost(type.ofType) : (type.name ?? ''));

/** All that a type of the graph has, as the selection of a query; empty for a scalar. */
const selectionOf = async (url: string, name: string, depth = 0): Promise<string> => {
  const { data } = Fields.parse(await postGraph(url, FIELDS, { name }, 'en'));
  if (!data.__type?.fields || depth > DEEPEST) return '';
  const fields = data.__type.fields.map(async (field) => {
    const selection = await selectionOf(url, innermost(field.type), depth + 1);
    return `${field.name} ${selection}`;
  });
  return `{ ${(await Promise.all(fields)).join(' ')} }`;
};

const pointOf = ({ position }: JudgedQuery): string | undefined =>
  position && `${position.latitude},${position.longitude}`;

/** Asks the product at an address one query after the other, as REST clients do. The graph adds how the text was understood. */
export const askJudged = async (url: string, queries: readonly JudgedQuery[]): Promise<readonly JudgedAnswer[]> => {
  const selection = await selectionOf(url, 'Interpretation');
  const document = `query Interpret($filter: LocationFilter) {
  locations(filter: $filter, limit: 1) { interpretation ${selection} }
}`;
  const answers: JudgedAnswer[] = [];
  for (const query of queries) {
    const { query: search, language, position } = query;
    const near = pointOf(query);
    const parameters = new URLSearchParams({ search, limit: String(PAGE), ...(near && { near }) });
    const response = await fetch(`${url}/api/locations?${parameters.toString()}`, {
      headers: { 'accept-language': language },
    });
    if (!response.ok) {
      const error = `answered ${response.status}: ${await response.text()}`;
      answers.push({ query, hits: [], interpreted: { near: null, needs: null, interpretation: null }, error });
      continue;
    }
    const { locations, ...said } = Page.parse(await response.json());
    const graph = await postGraph(url, document, { filter: { search, near: position } }, language);
    const { interpretation } = Answer.parse(graph).data.locations;
    answers.push({ query, hits: locations, interpreted: { ...said, interpretation } });
  }
  return answers;
};
