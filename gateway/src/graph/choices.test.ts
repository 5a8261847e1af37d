import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASES } from '@wellspring/place-schema/fact';
import { PLACE_FIELDS } from '@wellspring/place-schema/fields';
import { FACT_FIELDS } from '@wellspring/place-schema/kinds';
import { vocabularyOf } from '@wellspring/place-schema/message-names';
import { BADGE_LEVELS, BADGE_TYPES } from '@wellspring/rest-contract/badge-rules';
import { FACETS } from '@wellspring/rest-contract/facet-rules';
import { TIME_ORDERS } from '@wellspring/rest-contract/listing-rules';
import {
  ADMIN_LOCATION_SORTS,
  ADMIN_LOCATION_STATES,
  COMPASS_DIRECTIONS,
  CONFIRMERS,
  COORDINATES_ARE,
  GEOCODE_KINDS,
  LOCATION_SORTS,
  PHOTO_SOURCES,
  POINT_DOUBTS,
  SEARCH_NEEDS,
} from '@wellspring/rest-contract/location-rules';
import { MEMBER_FILTERS, MEMBER_SORTS } from '@wellspring/rest-contract/member-rules';
import { PROPOSAL_DECISIONS, PROPOSAL_KINDS, PROPOSAL_STATUSES } from '@wellspring/rest-contract/proposal-rules';
import {
  REPORT_OUTCOMES,
  REPORT_STATUSES,
  REPORT_TYPES,
  REPORTED_KINDS,
} from '@wellspring/rest-contract/report-limits';
import { PIN_FACTS } from '@wellspring/rest-contract/map-limits';
import { ROW_REASONS } from '@wellspring/rest-contract/row-rules';
import { VISIT_STATUSES } from '@wellspring/rest-contract/visit-rules';
import { isEnumType } from 'graphql';
import { openPlanner } from './planner.ts';

/** Which tuple declares the values of each enum of the graph. Those of fields of places follow from their table. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  AdminLocationSort: ADMIN_LOCATION_SORTS,
  AdminLocationState: ADMIN_LOCATION_STATES,
  AdminUserFilter: MEMBER_FILTERS,
  AdminUserSort: MEMBER_SORTS,
  BadgeLevel: BADGE_LEVELS,
  BadgeType: BADGE_TYPES,
  ByTime: TIME_ORDERS,
  CompassDirection: COMPASS_DIRECTIONS,
  Confirmer: CONFIRMERS,
  CoordinatesAre: COORDINATES_ARE,
  Facet: Object.keys(FACETS),
  PinFactKind: PIN_FACTS,
  FactBasis: BASES,
  GeocodeKind: GEOCODE_KINDS,
  LocationSort: LOCATION_SORTS,
  PhotoSource: PHOTO_SOURCES,
  PointDoubtKind: POINT_DOUBTS,
  ProposalDecision: PROPOSAL_DECISIONS,
  ProposalKind: PROPOSAL_KINDS,
  ProposalStatus: PROPOSAL_STATUSES,
  ReportedKind: REPORTED_KINDS,
  ReportOutcome: REPORT_OUTCOMES,
  ReportStatus: REPORT_STATUSES,
  ReportType: REPORT_TYPES,
  RowReason: ROW_REASONS,
  SearchNeed: SEARCH_NEEDS,
  VisitStatus: VISIT_STATUSES,
};

const { apiSchema } = openPlanner(readFileSync(join(import.meta.dirname, '..', '..', 'supergraph.graphql'), 'utf8'));
const vocabularies = FACT_FIELDS.flatMap(([fact, { parts }]) =>
  Object.entries(parts).flatMap(([part, row]) =>
    row.kind === 'choice' || row.kind === 'set' ? [vocabularyOf(fact, part, row)] : [],
  ),
);
/** What people say for facts, which only answers have: packages/search-words. */
const ANSWERED: readonly string[] = ['SpokenFact'];

const isOfPlaces = (name: string): boolean =>
  [...Object.keys(PLACE_FIELDS), ...vocabularies].some((field) => field.toLowerCase() === name.toLowerCase());

const enums = Object.fromEntries(
  Object.values(apiSchema.getTypeMap())
    .filter((type) => isEnumType(type))
    .filter(({ name }) => !name.startsWith('__') && !isOfPlaces(name) && !ANSWERED.includes(name))
    .map((type) => [type.name, type.getValues().map(({ name }) => name)]),
);

describe('the enums of the graph', () => {
  it('have the values that the contract declares, in any order', () => {
    const sorted = (choices: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, values.toSorted()]));
    expect(sorted(enums)).toEqual(sorted(DECLARED));
  });
});
