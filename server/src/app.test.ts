import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sharedConstraints } from '#database/constraints.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { constraintMeanings } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Constraints that no call can break, and why. */
const unreachable: Readonly<Record<string, string>> = {
  'shared.cities__region': 'places are not written by calls',
  'shared.company_contacts__contact': 'written together with the contact',
  'land.favorites__once': 'a second star on the same object is the first one',
  'shared.industries__sector': 'sectors are not written by calls',
  'shared.okveds__code': 'the classifier is not written by calls',
  'shared.okveds__parent': 'the classifier is not written by calls',
  'shared.refresh_tokens__employee': 'a token is kept for an employee just found',
  'land.property_best_uses__property': 'written together with the property',
  'land.property_cadastral_numbers__property': 'written together with the property',
  'land.property_documents__file': 'a file is attached first, and refused where it is not there',
  'land.property_documents__once': 'a file is attached to one entity',
  'land.property_documents__property': 'written together with the property',
  'land.property_images__file': 'a file is attached first, and refused where it is not there',
  'land.property_images__once': 'a file is attached to one entity',
  'land.property_images__property': 'written together with the property',
  'land.property_okveds__property': 'written together with the property',
  'land.property_permitted_use_types__property': 'written together with the property',
  'land.property_sources__property': 'written together with the property',
  'land.request_best_uses__request': 'written together with the request',
  'land.request_land_highways__request': 'written together with the request',
  'land.request_okveds__request': 'written together with the request',
  'land.request_property_types__request': 'written together with the request',
  'land.request_regions__request': 'written together with the request',
  'land.request_request_types__request': 'written together with the request',
  'land.request_selection_items__once': 'an object added twice is there once',
  'land.request_selection_links__once': 'a second link of a selection is the first one',
  'land.request_selections__once': 'written together with the request, once',
  'land.request_selections__request': 'written together with the request',
  'shared.settlement_outlines__settlement': 'places are not written by calls',
  'shared.sub_agglomeration_places__city': 'places are not written by calls',
  'shared.sub_agglomeration_places__once': 'places are not written by calls',
  'shared.sub_agglomeration_places__region': 'places are not written by calls',
  'shared.sub_agglomeration_places__sub_agglomeration': 'places are not written by calls',
  'shared.settlements__region': 'places are not written by calls',
};

test('every foreign key and unique constraint of the base has a meaning, or a reason to have none', async () => {
  const { rows } = await sql<{ name: string }>`
    select nspname || '.' || conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and contype in ('f', 'u')`.execute(app.db);
  const known = [
    ...Object.keys(sharedConstraints),
    ...Object.keys(constraintMeanings),
    ...Object.keys(unreachable),
  ].sort();
  expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual(known);
});
