import { ResearchDraft, ResearchedLocation } from '@wellspring/rest-contract/research';
import { RestResearch } from '../generated/rest-operations.ts';
import { json } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

/** Research about a place that a member wants to submit. */
export const researchRoutes: readonly Route[] = [
  defineRoute({
    ...NO_INPUT,
    method: 'POST',
    who: 'member',
    path: '/api/locations/research',
    group: 'Locations',
    summary: 'What can be found of a place, as a proposal for the form; nothing of it is stored',
    refuses: ['NOT_FOUND'],
    body: jsonBody(ResearchDraft),
    answers: { ok: json(200, ResearchedLocation) },
    document: RestResearch,
    variables: ({ body }) => body,
    reply: ({ ok }, { researchLocation }) => ok(researchLocation),
  }),
];
