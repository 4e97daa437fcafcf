import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { failureOf, meanings } from './constraints.ts';

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
  'shared.settlements__region': 'places are not written by calls',
};

test('every foreign key and unique constraint of the base has a meaning, or a reason to have none', async () => {
  const { rows } = await sql<{ name: string }>`
    select nspname || '.' || conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where n.nspname in ('land', 'shared') and contype in ('f', 'u')`.execute(app.db);
  const known = [...Object.keys(meanings), ...Object.keys(unreachable)].sort();
  expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual(known);
});

/** @param broken 'schema.constraint' */
function databaseError(code: string, broken = ''): pg.DatabaseError {
  const [schema, constraint] = broken.split('.');
  return Object.assign(new pg.DatabaseError('', 0, 'error'), { code, schema, constraint });
}
function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(code), { code, syscall });
}

test.each([
  ['the server stops', databaseError('57P01')],
  ['the server crashed', databaseError('57P02')],
  ['the server starts', databaseError('57P03')],
  ['the base was dropped', databaseError('57P04')],
  ['all places are taken', databaseError('53300')],
  ['the disk is full', databaseError('53100')],
  ['a file cannot be read', databaseError('58030')],
  ['the connection failed', databaseError('08006')],
  ['this is a replica', databaseError('25006')],
  ['nobody listens', systemError('ECONNREFUSED', 'connect')],
  ['the socket is gone', systemError('ENOENT', 'connect')],
  ['the socket is not ours', systemError('EACCES', 'connect')],
  ['the line broke while reading', systemError('ECONNRESET', 'read')],
  ['the line broke while writing', systemError('EPIPE', 'write')],
  ['the name is not known at the moment', systemError('EAI_AGAIN', 'getaddrinfo')],
  ['nobody listens at any address of a name', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['a query lost its connection', new Error('Connection terminated unexpectedly')],
  ['a connection could not be had in time', new Error('timeout exceeded when trying to connect')],
  ['a connection was lost before', new Error('Client has encountered a connection error and is not queryable')],
  ['the pool is closing', new Error('Cannot use a pool after calling end on the pool')],
])('when %s, the database is away', (_, error) => {
  expect(failureOf(error)?.code).toBe('database.away');
});

test('what took too long, or was broken off again and again, may be tried later', () => {
  for (const code of ['57014', '40P01', '40001']) expect(failureOf(databaseError(code))?.code).toBe('server.busy');
});

test('a taken number and a value that is gone are told at their field', () => {
  expect(failureOf(databaseError('23505', 'land.property_cadastral_numbers__number'))).toMatchObject({
    code: 'cadastral_number.taken',
    fields: { cadastralNumbers: failureTexts['cadastral_number.taken'] },
  });
  expect(failureOf(databaseError('23503', 'land.properties__region'))).toMatchObject({
    code: 'property.unknown_reference',
    fields: { region: 'Введите или выберите из списка' },
  });
});

test('data that slipped past the schema is bad input', () => {
  expect(failureOf(databaseError('22021'))?.code).toBe('request.invalid');
});

test.each([
  ['a constraint that nobody gave a meaning', databaseError('23505', 'land.something_else')],
  ['a constraint of another area by the same name', databaseError('23503', 'industrial.properties__region')],
  ['a constraint by the name of what every object has', databaseError('23505', 'land.constructor')],
  ['a mistake in SQL', databaseError('42601')],
  ['a missing value', databaseError('23502')],
  ['a file that is not there', systemError('ENOENT', 'open')],
  ['a bug', new TypeError('x is undefined')],
  ['what is no error', 'Connection terminated'],
])('%s is no refusal', (_, error) => {
  expect(failureOf(error)).toBeUndefined();
});
