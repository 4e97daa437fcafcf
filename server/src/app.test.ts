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

/** Constraints that no call can violate, with the reason. */
const unreachable: Readonly<Record<string, string>> = {
  'shared.cities__region': 'places are not written by calls',
  'shared.company_contacts__contact': 'written together with the contact',
  'shared.audit__operation': 'written in the transaction that begins the operation',
  'shared.operation_rows__operation': 'written together with the operation',
  'shared.trash__operation': 'written in the transaction that begins the operation',
  'shared.operations__undoes': 'the operation of the caller, just found',
  'shared.new_fits__saved_by': 'an author of the audit',
  'shared.mentions__employee': 'employees just found',
  'shared.mentions__once': 'a repeated mention is one',
  'shared.reminders__employee': 'the employee, just locked',
  'shared.reminders__follows': 'the reminder, just locked',
  'shared.talks__employee': 'the caller, who is signed in',
  'shared.today_done__line': 'a repeated line renews its time',
  'land.favorites__once': 'a second star on the same object is the first one',
  'shared.industries__sector': 'sectors are not written by calls',
  'shared.okveds__code': 'the classifier is not written by calls',
  'shared.okveds__parent': 'the classifier is not written by calls',
  'shared.refresh_tokens__employee': 'a token is kept for an employee just found',
  'land.request_selection_items__added_by': 'the caller, who is signed in',
  'industrial.request_selection_items__added_by': 'the caller, who is signed in',
  'industrial.building_documents__building': 'written together with the building',
  'industrial.building_documents__file': 'a file is attached first, and refused where it is not there',
  'industrial.building_documents__once': 'a file is attached to one entity',
  'industrial.building_facades__building': 'written together with the building',
  'industrial.building_fire_extinguishing_systems__building': 'written together with the building',
  'industrial.building_flooring_types__building': 'written together with the building',
  'industrial.building_images__building': 'written together with the building',
  'industrial.building_images__file': 'a file is attached first, and refused where it is not there',
  'industrial.building_images__once': 'a file is attached to one entity',
  'industrial.building_ventilations__building': 'written together with the building',
  'industrial.buildings__complex': 'the complex is locked before its parts are written',
  'industrial.buildings__of_complex': 'the complex is locked before its parts are written',
  'industrial.complex_documents__complex': 'written together with the complex',
  'industrial.complex_documents__file': 'a file is attached first, and refused where it is not there',
  'industrial.complex_documents__once': 'a file is attached to one entity',
  'industrial.complex_figures__complex': 'written together with the complex',
  'industrial.complex_figures__sub_agglomeration': 'computed from the places themselves',
  'industrial.complex_images__complex': 'written together with the complex',
  'industrial.complex_images__file': 'a file is attached first, and refused where it is not there',
  'industrial.complex_images__once': 'a file is attached to one entity',
  'industrial.complex_land_plot_rights__complex': 'written together with the complex',
  'industrial.complex_permitted_use_types__complex': 'written together with the complex',
  'industrial.complex_sewerage_types__complex': 'written together with the complex',
  'industrial.complex_sources__complex': 'written together with the complex',
  'industrial.contacts__building': 'the owner is locked while its people are written',
  'industrial.contacts__complex': 'the owner is locked while its people are written',
  'industrial.deals__once': 'a closed vacancy is refused before, under the lock of its complex',
  'industrial.deals__vacancy': 'the vacancy is found under the lock of its complex',
  'industrial.operators_with_roles__building': 'the owner is locked while its people are written',
  'industrial.operators_with_roles__complex': 'the owner is locked while its people are written',
  'industrial.request_access_employees__request': 'written together with the request',
  'industrial.request_building_types__request': 'written together with the request',
  'industrial.request_highways__request': 'written together with the request',
  'industrial.request_places__request': 'written together with the request',
  'industrial.request_request_types__request': 'written together with the request',
  'industrial.request_selection_items__once': 'an object added twice is there once',
  'industrial.request_selection_links__once': 'a second link of a selection is the first one',
  'industrial.request_selections__once': 'written together with the request, once',
  'industrial.request_selections__request': 'written together with the request',
  'industrial.vacancies__building': 'the complex is locked before its parts are written',
  'industrial.vacancy_agents__vacancy': 'written together with the vacancy',
  'industrial.vacancy_documents__file': 'a file is attached first, and refused where it is not there',
  'industrial.vacancy_documents__once': 'a file is attached to one entity',
  'industrial.vacancy_documents__vacancy': 'written together with the vacancy',
  'industrial.vacancy_floors__vacancy': 'written together with the vacancy',
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
  'shared.files__trash': 'a file is moved together with its entry',
  'shared.archived_batches__run': 'the calls of one run add to one batch',
  'shared.archived_items__batch': 'written together with the batch',
  'shared.trash_rows__trash': 'written together with the entry',
  'shared.trash_values__trash': 'written together with the entry',
};

test('every foreign key and unique constraint of the database has a meaning, or a reason to have none', async () => {
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
