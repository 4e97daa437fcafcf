import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { RequestFilter as IndustrialRequestFilter } from '@gektar/contract/industrial/requests/request-filter.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { hashKey } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftCountQuery } from '#drafts/draft-count.ts';
import { draftQuery, draftsQuery, queueQuery } from '#drafts/draft-data.ts';
import { changedComplexes } from '#industrial/complexes/complex-changes.ts';
import { unsavedComplexFits } from '#industrial/complexes/complex-form/unsaved-complex-fits.ts';
import * as complexes from '#industrial/complexes/complex-list-data.ts';
import { draftParentsQuery } from '#industrial/complexes/draft-parent-choice.tsx';
import * as deals from '#industrial/deals/deal-data.ts';
import { industrialDictionaryQuery } from '#industrial/dictionaries/industrial-dictionary-data.ts';
import * as editing from '#industrial/editing/edit-data.ts';
import { answersOfRequest as industrialAnswers } from '#industrial/requests/client-answers.ts';
import { complexFits, vacancyFits } from '#industrial/requests/fits.ts';
import { sampleRequest as sampleIndustrialRequest } from '#industrial/requests/match-samples.ts';
import * as industrialRequests from '#industrial/requests/request-data.ts';
import * as fitting from '#industrial/requests/request-form/fitting-data.ts';
import * as vacanciesInRequest from '#industrial/requests/vacancies-in-request.ts';
import { vacancySelections } from '#industrial/selections/industrial-selections.ts';
import { selectionPointsQuery } from '#industrial/selections/selection-points.ts';
import { complexDisclosures, vacancyDisclosures } from '#industrial/tree/disclosures.ts';
import * as fullComplex from '#industrial/tree/full-complex-data.ts';
import { openVacanciesQuery } from '#industrial/vacancies/open-vacancies-of.ts';
import { unsavedVacancyFits } from '#industrial/vacancies/unsaved-vacancy-fits.ts';
import * as vacancies from '#industrial/vacancies/vacancy-list-data.ts';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import * as matching from '#land/properties/matching-requests.ts';
import { plotDisclosures } from '#land/properties/plot-disclosures.ts';
import { plotFits } from '#land/properties/plot-fits.ts';
import { changedProperties } from '#land/properties/property-changes.ts';
import { firstPropertiesQuery, overduePropertyQueries, propertyQueries } from '#land/properties/property-data.ts';
import { unsavedPlotFits } from '#land/properties/unsaved-plot-fits.ts';
import { answersOfRequest as landAnswers } from '#land/requests/client-answers.ts';
import * as plotsInRequest from '#land/requests/plots-in-request.ts';
import * as landRequests from '#land/requests/request-data.ts';
import { sampleRequest as sampleLandRequest } from '#land/requests/request-form/request-samples.ts';
import { landSelections } from '#land/selections/land-selections.ts';
import * as loads from '#loads/load-data.ts';
import { messageQuery } from '#loads/message-data.ts';
import { undoPreviewQuery } from '#loads/undo-data.ts';
import { leftQuery, operationQuery, outcomesQuery } from '#operations/details/operation-data.ts';
import { previewQuery } from '#operations/use-changes.ts';
import type { OverdueQueries } from '#overdue/overdue-queries.ts';
import { callerCardQuery, callersQuery } from '#people/callers/caller-data.ts';
import * as customers from '#people/own/own-customer-data.ts';
import * as people from '#people/people-data.ts';
import { timelineQuery } from '#people/timeline/timeline-data.ts';
import * as addresses from '#places/address-data.ts';
import { remindersQuery } from '#reminders/reminder-data.ts';
import { chooseExport } from '#round-trip/chosen-export.ts';
import { comparisonQuery } from '#round-trip/comparison.ts';
import * as disclosures from '#sharing/disclosures/disclosure-data.ts';
import { fitCountQuery, fitsQuery, savedFitsQuery, unsavedFitsQuery } from '#sharing/fits/fits-queries.ts';
import { linkPreviewQuery, linksQuery } from '#sharing/links/link-queries.ts';
import { selectionQuery } from '#sharing/selection/selection-cache.ts';
import { archivedBatchesQuery } from '#trash/archived-batch-data.ts';
import { trashQuery } from '#trash/trash-data.ts';
import { viewCountsQuery, viewsQuery } from '#views/view-data.ts';
import { notificationsQuery } from './notifications/notification-data.ts';
import { newFitsQuery } from './today/fits-data.ts';
import { entryCountQuery } from './today/today-data.ts';
import { weekObjectsQuery, weekQuery } from './week/week-data.ts';

/** A query that a page builds from its parameters. */
interface Query {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
}

/** A query with base parameters, then one query for each parameter with only that one changed. */
type Turned = readonly Query[];

const sent: string[] = [];
const browser = { fetch: globalThis.fetch, storage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage') };

beforeAll(() => {
  globalThis.fetch = (url, init) => {
    sent.push(`${init?.method} ${String(url)} ${String(init?.body)}`);
    return Promise.resolve(Response.json([]));
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => null } });
});
afterAll(() => {
  globalThis.fetch = browser.fetch;
  if (browser.storage) Object.defineProperty(globalThis, 'localStorage', browser.storage);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

/** Requests that a query sends for its first page, as a text. */
async function asked({ queryFn, initialPageParam }: Query): Promise<string> {
  sent.length = 0;
  const { signal } = new AbortController();
  await Promise.resolve((queryFn as (about: object) => unknown)({ signal, pageParam: initialPageParam })).catch(
    () => undefined,
  );
  return sent.join('\n');
}

const order = (sort: string, direction: string) => ({ sort, direction }) as never;
const criteria = (filter: { readonly parse: (nothing: object) => object }) => Object.keys(filter.parse({}));

/** A filter without criteria, then one filter per criterion with only that one set. */
function filters(names: readonly string[], within: (filter: object) => object = (filter) => filter): readonly never[] {
  return [{}, ...names.map((name) => ({ [name]: 'turned' }))].map((filter) => within(filter) as never);
}

const window = { west: 37, south: 55, east: 38, north: 56, zoom: 8 } as never;
const otherWindow = { west: 37, south: 55, east: 38, north: 57, zoom: 8 } as never;
const cells = { zoom: 8, cells: ['a'] } as never;
const otherCells = { zoom: 8, cells: ['b'] } as never;

interface Listed {
  readonly list?: ((filter: never, order: never) => Query) | undefined;
  readonly count?: ((filter: never) => Query) | undefined;
  readonly points?: (filter: never, window?: never) => Query;
  readonly ofPlace?: (place: never, filter: never) => Query;
  readonly cards?: (ids: readonly string[]) => Query;
  readonly one?: (id: string) => Query;
  readonly history?: (id: string) => Query;
  readonly wholeHistory?: (id: string) => Query;
}

/** Queries of an entity whose pages use only these. */
const listed = ({ list, count }: Listed): Listed => ({ list, count });

/** Queries of an entity with a list and a map, by name. */
function ofEntity(name: string, queries: Listed, all: readonly never[]) {
  const { list, count, points, ofPlace, cards, one, history, wholeHistory } = queries;
  const [base = {} as never, ...others] = all;
  const place = (about: object) => ({ count: 20, ids: [], ...about }) as never;
  return Object.entries({
    list: list && [
      list(base, order('Area', 'asc')),
      list(base, order('Price', 'asc')),
      list(base, order('Area', 'desc')),
      ...others.map((filter) => list(filter, order('Area', 'asc'))),
    ],
    count: count && all.map((filter) => count(filter)),
    points: points && all.map((filter) => points(filter)),
    ofPlace: ofPlace && [
      ofPlace(place({ ids: ['a'] }), base),
      ofPlace(place({ ids: ['b'] }), base),
      ofPlace(place({ cells }), base),
      ofPlace(place({ cells: otherCells }), base),
      ...others.map((filter) => ofPlace(place({ cells }), filter)),
    ],
    cards: cards && [cards(['a']), cards(['b']), cards(['a', 'b'])],
    one: one && [one('a'), one('b')],
    history: history && [history('a'), history('b')],
    wholeHistory: wholeHistory && [wholeHistory('a'), wholeHistory('b')],
  }).flatMap(([what, turned]): [string, Turned][] => (turned ? [[`${name}: ${what}`, turned]] : []));
}

/** Queries of the bell for an entity, by name. */
function ofBell<Row>(name: string, { count, list }: OverdueQueries<Row>): (readonly [string, Turned])[] {
  return [
    [`${name}: count`, [count('own'), count('all')]],
    [`${name}: list`, [list('own', 1), list('all', 1)]],
  ];
}

const ofProperties = filters(criteria(PropertyFilter));
const ofModel = [
  ...filters(['isEnabled', 'onlyWithVacancies']),
  ...Object.entries(FullFilter.parse({})).flatMap(([part, names]) =>
    names !== null && typeof names === 'object'
      ? filters(Object.keys(names), (filter) => ({ [part]: filter })).slice(1)
      : [],
  ),
];

const inRequest = (filter: object) => ({ requestId: 'r', search: filter });
const ofSearch = [
  ...filters(criteria(VacancySearch), inRequest),
  { requestId: 'other', search: {} } as never,
] as readonly never[];

const fittedBy: readonly industrialRequests.FittedBy[] = [
  { kind: 'vacancy', id: 'a' },
  { kind: 'vacancy', id: 'b' },
  { kind: 'complex', id: 'a' },
];

const disclosureKinds = [plotDisclosures, vacancyDisclosures, complexDisclosures];

const chosenExport = chooseExport(new File(['а;б'], 'Выгрузка.csv'));
const queries: readonly (readonly [string, Turned])[] = [
  ['entryCountQuery', [entryCountQuery('land'), entryCountQuery('industrial')]],
  ['callersQuery', [callersQuery('79000000042'), callersQuery('79000000043')]],
  [
    'callerCardQuery',
    [
      callerCardQuery({ kind: 'contact', id: 'a' }),
      callerCardQuery({ kind: 'company', id: 'a' }),
      callerCardQuery({ kind: 'contact', id: 'b' }),
    ],
  ],
  [
    'timelineQuery',
    [
      timelineQuery({ kind: 'contact', id: 'a' }, null),
      timelineQuery({ kind: 'company', id: 'a' }, null),
      timelineQuery({ kind: 'contact', id: 'b' }, null),
      timelineQuery({ kind: 'contact', id: 'a' }, 'talks'),
    ],
  ],
  [
    'remindersQuery',
    [
      remindersQuery({ kind: 'property', id: 'a' }),
      remindersQuery({ kind: 'vacancy', id: 'a' }),
      remindersQuery({ kind: 'property', id: 'b' }),
    ],
  ],
  ...ofEntity('properties', propertyQueries, ofProperties),
  [
    'properties: window',
    [propertyQueries.points({}), propertyQueries.points({}, window), propertyQueries.points({}, otherWindow)],
  ],
  ...ofBell('overdue properties', overduePropertyQueries),
  ...ofBell('overdue complexes', complexes.overdueComplexQueries),
  ...ofEntity('plots in a request', listed(plotsInRequest.inRequestQueries), ofProperties),
  ...ofEntity('land requests', landRequests.requestQueries, filters(criteria(RequestFilter))),
  ...ofEntity('industrial requests', industrialRequests.requestQueries, filters(criteria(IndustrialRequestFilter))),
  ...ofEntity(
    'complexes',
    {
      ...listed(complexes.complexListQueries),
      points: complexes.complexPointsQuery,
      ofPlace: complexes.complexesOfPlaceQuery,
      cards: complexes.complexCardsQuery,
    },
    ofModel,
  ),
  ...ofEntity(
    'vacancies',
    {
      ...listed(vacancies.vacancyListQueries),
      points: vacancies.vacancyPointsQuery,
      ofPlace: vacancies.vacanciesOfPlaceQuery,
      cards: vacancies.vacancyCardsQuery,
    },
    ofModel,
  ),
  ...ofEntity(
    'vacancies in a request',
    { ...listed(vacanciesInRequest.inRequestQueries), points: vacanciesInRequest.pointsInRequestQuery },
    ofSearch,
  ),
  ['fittingCountQuery', filters(criteria(VacancySearch)).map((filter) => fitting.fittingCountQuery(filter))],
  [
    'firstFittingQuery',
    [
      ...filters(criteria(VacancySearch)).map((filter) => fitting.firstFittingQuery(filter, 5)),
      fitting.firstFittingQuery({}, 6),
    ],
  ],
  [
    'firstPropertiesQuery',
    [
      ...filters(criteria(PropertyFilter)).map((filter) => firstPropertiesQuery(filter, 5)),
      firstPropertiesQuery({}, 6),
    ],
  ],
  [
    'matchingRequestsQuery',
    [
      matching.matchingRequestsQuery('a', true),
      matching.matchingRequestsQuery('b', true),
      matching.matchingRequestsQuery('a', false),
    ],
  ],
  ['matchingCountQuery', [matching.matchingCountQuery('a'), matching.matchingCountQuery('b')]],
  ['editAccessQuery', [industrialRequests.editAccessQuery('a'), industrialRequests.editAccessQuery('b')]],
  ['fittingRequestsQuery', fittedBy.map(industrialRequests.fittingRequestsQuery)],
  [
    'fitsQuery',
    [plotFits, vacancyFits, complexFits].flatMap((kind) => [
      fitsQuery(kind as typeof plotFits, 'a', true),
      fitsQuery(kind as typeof plotFits, 'a', false),
      fitsQuery(kind as typeof plotFits, 'b', false),
    ]),
  ],
  [
    'savedFitsQuery',
    [plotFits, vacancyFits, complexFits].flatMap((kind) =>
      ['a', 'b'].map((id) => savedFitsQuery(kind as typeof plotFits, id)),
    ),
  ],
  [
    'unsavedFitsQuery',
    [
      ...[{ area: 1 }, { area: 2 }].map((body) => unsavedFitsQuery(unsavedPlotFits, body as never)),
      ...[{ bts: true }, { bts: false }].map((body) => unsavedFitsQuery(unsavedVacancyFits, body as never)),
      ...[{ name: 'a' }, { name: 'b' }].map((body) => unsavedFitsQuery(unsavedComplexFits, body as never)),
    ],
  ],
  [
    'fitCountQuery',
    [plotFits, vacancyFits, complexFits].flatMap((kind) =>
      ['a', 'b'].map((id) => fitCountQuery(kind as typeof plotFits, id)),
    ),
  ],
  ['fittingCountQuery', fittedBy.map(industrialRequests.fittingCountQuery)],
  [
    'linksQuery',
    [
      linksQuery('land', landSelections.links, { selectionId: 'a', requestId: 'r' }),
      linksQuery('land', landSelections.links, { selectionId: 'b', requestId: 'r' }),
      linksQuery('industrial', vacancySelections.links, { selectionId: 'a', requestId: 'r' }),
    ],
  ],
  ['linkPreviewQuery', ['a', 'b'].map(linkPreviewQuery)],
  ['land answersOfRequest', ['a', 'b'].map(landAnswers)],
  ['industrial answersOfRequest', ['a', 'b'].map(industrialAnswers)],
  ['heldVacanciesQuery', [['a'], ['b'], ['a', 'b']].map(industrialRequests.heldVacanciesQuery)],
  ['openVacanciesQuery', [openVacanciesQuery('a'), openVacanciesQuery('b')]],
  ['ownComplexQuery', [editing.ownComplexQuery('a'), editing.ownComplexQuery('b')]],
  ['complexLabelQuery', [editing.complexLabelQuery('a'), editing.complexLabelQuery('b')]],
  ['buildingsOfComplexQuery', [editing.buildingsOfComplexQuery('a'), editing.buildingsOfComplexQuery('b')]],
  ['buildingQuery', [editing.buildingQuery('a'), editing.buildingQuery('b')]],
  ['vacancyQuery', [editing.vacancyQuery('a'), editing.vacancyQuery('b')]],
  ['fullComplexQuery', [fullComplex.fullComplexQuery('a'), fullComplex.fullComplexQuery('b')]],
  ['wholeLogQuery', [fullComplex.wholeLogQuery('a'), fullComplex.wholeLogQuery('b')]],
  [
    'earlierEventsQuery',
    [
      fullComplex.earlierEventsQuery('a', { id: 7 } as never),
      fullComplex.earlierEventsQuery('b', { id: 7 } as never),
      fullComplex.earlierEventsQuery('a', { id: 8 } as never),
    ],
  ],
  [
    'countOfRequestQuery',
    [{ area: { from: 1, to: null } }, { area: { from: 2, to: null } }].map((asked) =>
      plotsInRequest.countOfRequestQuery(sampleLandRequest(asked)),
    ),
  ],
  [
    'countOfRequestQuery',
    ['a', 'b'].map((id) => vacanciesInRequest.countOfRequestQuery(sampleIndustrialRequest({ id }))),
  ],
  [
    'plotsNearQueries',
    [true, false].flatMap((withUnknown) =>
      Object.values(plotsInRequest.plotsNearQueries(sampleLandRequest({}), {}, withUnknown)),
    ),
  ],
  [
    'vacanciesNearQueries',
    [true, false].flatMap((withUnknown) =>
      Object.values(vacanciesInRequest.vacanciesNearQueries(sampleIndustrialRequest({}), {}, withUnknown)),
    ),
  ],
  [
    'plotsPreviewQuery',
    ['a', 'b'].flatMap((id) =>
      [{}, { price: { weight: 1 } }].map((importance) =>
        plotsInRequest.plotsPreviewQuery({ id, rowVersion: 1 }, { importance }),
      ),
    ),
  ],
  [
    'vacanciesPreviewQuery',
    ['a', 'b'].flatMap((id) =>
      [true, false].map((withUnknown) =>
        vacanciesInRequest.vacanciesPreviewQuery({ id, rowVersion: 1 }, { importance: {}, withUnknown }),
      ),
    ),
  ],
  ['selectionPointsQuery', ['a', 'b'].map((id) => selectionPointsQuery(id))],
  [
    'selectionQuery',
    [selectionQuery(landSelections, 'a'), selectionQuery(landSelections, 'b'), selectionQuery(vacancySelections, 'a')],
  ],
  ['industriesQuery', [deals.industriesQuery(1), deals.industriesQuery(2)]],
  ['archivedBatchesQuery', [archivedBatchesQuery('land'), archivedBatchesQuery('industrial')]],
  ['viewsQuery', [viewsQuery('land-properties'), viewsQuery('land-requests')]],
  [
    'viewCountsQuery',
    [
      viewCountsQuery(['land', 'properties'], 'land-properties', [{}]),
      viewCountsQuery(['land', 'properties'], 'land-requests', [{}]),
      viewCountsQuery(['land', 'properties'], 'land-properties', [{ q: 'а' }]),
    ],
  ],
  [
    'newFitsQuery',
    [
      newFitsQuery({ domain: 'land', batchId: null, requestId: null }),
      newFitsQuery({ domain: 'industrial', batchId: null, requestId: null }),
      newFitsQuery({ domain: 'land', batchId: 'b', requestId: null }),
      newFitsQuery({ domain: 'land', batchId: null, requestId: 'r' }),
    ],
  ],
  ['notificationsQuery', [notificationsQuery('all'), notificationsQuery('unread')]],
  ['weekQuery', [weekQuery('week', undefined), weekQuery('month', undefined), weekQuery('week', '2026-11-18')]],
  [
    'weekObjectsQuery',
    [
      weekObjectsQuery({ unit: 'week', date: '2026-11-18', figure: 'created' }),
      weekObjectsQuery({ unit: 'month', date: '2026-11-18', figure: 'created' }),
      weekObjectsQuery({ unit: 'week', date: '2026-11-11', figure: 'created' }),
      weekObjectsQuery({ unit: 'week', date: '2026-11-18', figure: 'deals' }),
      weekObjectsQuery({ unit: 'week', date: '2026-11-18', figure: 'created', employeeId: 'a' }),
      weekObjectsQuery({ unit: 'week', date: '2026-11-18', figure: 'created', domain: 'land' }),
    ],
  ],
  ['linesQuery', [loads.linesQuery('land'), loads.linesQuery('industrial')]],
  ['loadQuery', [loads.loadQuery('land', 'a'), loads.loadQuery('land', 'b'), loads.loadQuery('industrial', 'a')]],
  [
    'objectsQuery',
    [
      loads.objectsQuery('land', 'a', {}),
      loads.objectsQuery('industrial', 'a', {}),
      loads.objectsQuery('land', 'b', {}),
      loads.objectsQuery('land', 'a', { state: 'doubt' }),
      loads.objectsQuery('land', 'a', { group: 'leaseVat' }),
      loads.objectsQuery('land', 'a', { match: 'maybe' }),
    ],
  ],
  [
    'rowsQuery',
    [
      loads.rowsQuery({ domain: 'land', id: 'a', state: 'questions' }, 'Лист1'),
      loads.rowsQuery({ domain: 'industrial', id: 'a', state: 'questions' }, 'Лист1'),
      loads.rowsQuery({ domain: 'land', id: 'b', state: 'questions' }, 'Лист1'),
      loads.rowsQuery({ domain: 'land', id: 'a', state: 'questions' }, 'Лист2'),
    ],
  ],
  [
    'outcomesQuery',
    [
      loads.outcomesQuery('land', 'a', undefined),
      loads.outcomesQuery('industrial', 'a', undefined),
      loads.outcomesQuery('land', 'b', undefined),
      loads.outcomesQuery('land', 'a', 'draft'),
    ],
  ],
  ['treeQuery', [loads.treeQuery('industrial', 'a'), loads.treeQuery('industrial', 'b')]],
  [
    'messageQuery',
    [
      messageQuery('land', 'a', []),
      messageQuery('industrial', 'a', []),
      messageQuery('land', 'b', []),
      messageQuery('land', 'a', [{ kind: 'group', group: 'price', choice: { agree: true } }]),
    ],
  ],
  ['sendersQuery', [loads.sendersQuery('land'), loads.sendersQuery('industrial')]],
  ['undoPreviewQuery', [undoPreviewQuery('a'), undoPreviewQuery('b')]],
  ['trashQuery', [trashQuery('land', ''), trashQuery('land', 'б'), trashQuery('industrial', '')]],
  ['comparisonQuery', [comparisonQuery('land', chosenExport), comparisonQuery('industrial', chosenExport)]],
  [
    'draftsQuery',
    [draftsQuery('land', ''), draftsQuery('land', 'б'), draftsQuery('land', '', 'a'), draftsQuery('industrial', '')],
  ],
  ['queueQuery', [queueQuery('land', undefined), queueQuery('land', 'a'), queueQuery('industrial', undefined)]],
  ['draftQuery', [draftQuery('land', 'a'), draftQuery('land', 'б'), draftQuery('industrial', 'a')]],
  ['draftCountQuery', [draftCountQuery('land'), draftCountQuery('industrial')]],
  ['draftParentsQuery', [draftParentsQuery('a'), draftParentsQuery('б')]],
  ['landDictionaryQuery', [landDictionaryQuery('best-uses'), landDictionaryQuery('property-types')]],
  [
    'industrialDictionaryQuery',
    [industrialDictionaryQuery('complex-types'), industrialDictionaryQuery('building-types')],
  ],
  ['dictionaryQuery', [landDictionaryQuery('image-types'), industrialDictionaryQuery('image-types')]],
  ['companiesQuery', [people.companiesQuery(''), people.companiesQuery('а')]],
  ['companyQuery', [people.companyQuery('a'), people.companyQuery('b')]],
  ['companyContactsQuery', [people.companyContactsQuery('a'), people.companyContactsQuery('b')]],
  ['contactQuery', [people.contactQuery('a'), people.contactQuery('b')]],
  [
    'doublesQuery',
    [
      { kind: 'company' as const },
      { kind: 'contact' as const },
      { kind: 'company' as const, name: 'а' },
      { kind: 'company' as const, phones: ['7'] },
      { kind: 'company' as const, inn: '7' },
      { kind: 'company' as const, exceptId: 'a' },
    ].map((search) => customers.doublesQuery({ name: '', phones: [], inn: null, exceptId: null, ...search })),
  ],
  [
    'customersQuery',
    [
      customers.customersQuery({ searchText: '', among: 'all' }),
      customers.customersQuery({ searchText: 'а', among: 'all' }),
      customers.customersQuery({ searchText: '', among: 'own' }),
      customers.customersQuery({ searchText: '', among: 'all', kind: 'contact' }),
    ],
  ],
  [
    'showingsQuery',
    disclosureKinds.flatMap((kind) => [
      disclosures.showingsQuery(kind, 'a', {}, 'date'),
      disclosures.showingsQuery(kind, 'b', {}, 'date'),
      disclosures.showingsQuery(kind, 'a', { channel: 'pdf' }, 'date'),
      disclosures.showingsQuery(kind, 'a', { from: '2026-11-20' }, 'date'),
      disclosures.showingsQuery(kind, 'a', {}, 'client'),
    ]),
  ],
  [
    'showingCountQuery',
    disclosureKinds.flatMap((kind) => [
      disclosures.showingCountQuery(kind, 'a'),
      disclosures.showingCountQuery(kind, 'b'),
    ]),
  ],
  [
    'shownToQuery',
    [
      disclosures.shownToQuery({ kind: 'company', id: 'a' }, {}),
      disclosures.shownToQuery({ kind: 'contact', id: 'a' }, {}),
      disclosures.shownToQuery({ kind: 'company', id: 'b' }, {}),
      disclosures.shownToQuery({ kind: 'company', id: 'a' }, { domain: 'land' }),
      disclosures.shownToQuery({ kind: 'company', id: 'a' }, { requestId: 'r' }),
    ],
  ],
  [
    'shownForRequestQuery',
    [
      disclosures.shownForRequestQuery({ kind: 'company', id: 'a' }, { requestId: 'r' }),
      disclosures.shownForRequestQuery({ kind: 'contact', id: 'a' }, { requestId: 'r' }),
      disclosures.shownForRequestQuery({ kind: 'company', id: 'b' }, { requestId: 'r' }),
      disclosures.shownForRequestQuery({ kind: 'company', id: 'a' }, { requestId: 's' }),
    ],
  ],
  ['companyPageQuery', [customers.companyPageQuery('a'), customers.companyPageQuery('b')]],
  ['contactPageQuery', [customers.contactPageQuery('a'), customers.contactPageQuery('b')]],
  ['addressSuggestionsQuery', [addresses.addressSuggestionsQuery('Кл'), addresses.addressSuggestionsQuery('Кли')]],
  ['placeSuggestionsQuery', [addresses.placeSuggestionsQuery('Кл'), addresses.placeSuggestionsQuery('Кли')]],
  ['cityQuery', [addresses.cityQuery(1), addresses.cityQuery(2)]],
  [
    'addressAtQuery',
    [addresses.addressAtQuery(55, 37), addresses.addressAtQuery(56, 37), addresses.addressAtQuery(55, 38)],
  ],
  ['citiesQuery', [addresses.citiesQuery(50), addresses.citiesQuery(77)]],
  [
    'previewQuery',
    [
      previewQuery(changedProperties, ['a'], { price: 1 }),
      previewQuery(changedProperties, ['b'], { price: 1 }),
      previewQuery(changedProperties, ['a'], { price: 2 }),
      previewQuery(changedComplexes, ['a'], { price: 1 }),
    ],
  ],
  ['operationQuery', [operationQuery('a'), operationQuery('b')]],
  ['outcomesQuery', [outcomesQuery('a'), outcomesQuery('b')]],
  [
    'leftQuery',
    [
      leftQuery({ id: 'a', totalCount: 1 }),
      leftQuery({ id: 'b', totalCount: 1 }),
      leftQuery({ id: 'a', totalCount: 2_000 }),
    ],
  ],
];

test.each(queries)('what %s asks for has a key of its own for every parameter', async (_, turned) => {
  expect(turned.length).toBeGreaterThan(1);
  const asks: string[] = [];
  for (const query of turned) asks.push(await asked(query));
  expect(asks).not.toContain('');
  // Each parameter matters: it changes the request.
  expect(new Set(asks).size).toBe(asks.length);
  expect(new Set(turned.map(({ queryKey }) => hashKey(queryKey))).size).toBe(asks.length);
});

test('queries that share a key ask for the same', async () => {
  const asks = new Map<string, Set<string>>();
  for (const [, turned] of queries) {
    for (const query of turned) {
      const key = hashKey(query.queryKey);
      asks.set(key, (asks.get(key) ?? new Set()).add(await asked(query)));
    }
  }
  expect(asks.size).toBeGreaterThan(100);
  expect([...asks].filter(([, answers]) => answers.size > 1)).toEqual([]);
});

test('every query with parameters is among them', async () => {
  const source = resolve(import.meta.dirname, '..');
  const files = await readdir(source, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFile(resolve(source, file), 'utf8')),
  );
  const made = texts.flatMap((text) =>
    [...text.matchAll(/^export function (\w+Query)\b[^(]*\(/gm)].map(([, name = '']) => name),
  );
  const known = new Set([...queries.map(([name]) => name), 'usageQuery']);
  expect(made.length).toBeGreaterThan(20);
  expect(made.filter((name) => !known.has(name))).toEqual([]);
});
