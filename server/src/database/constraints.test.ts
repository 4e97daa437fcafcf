import { failureTexts } from '@gektar/contract/failure-texts.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { failureOf } from './constraints.ts';

/** @param broken the violated constraint: 'schema.constraint' */
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
  ['the database was dropped', databaseError('57P04')],
  ['all places are taken', databaseError('53300')],
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

test('a value that is taken and a value that is gone are told at their field, by the meanings handed in', () => {
  const meanings = {
    'land.numbers__number': { code: 'cadastral_number.taken', field: 'cadastralNumbers' },
    'land.properties__region': { code: 'property.unknown_reference', field: 'region' },
  } as const;
  expect(failureOf(databaseError('23505', 'land.numbers__number'), meanings)).toMatchObject({
    code: 'cadastral_number.taken',
    fields: { cadastralNumbers: failureTexts['cadastral_number.taken'] },
  });
  expect(failureOf(databaseError('23503', 'land.properties__region'), meanings)).toMatchObject({
    code: 'property.unknown_reference',
    fields: { region: 'Введите или выберите из списка' },
  });
  expect(failureOf(databaseError('23503', 'land.properties__region'))).toBeUndefined();
});

test('a token that outlived its database is told without a word of an area', () => {
  expect(failureOf(databaseError('23503', 'shared.audit__employee'))?.code).toBe('auth.required');
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
  expect(failureOf(error, { 'land.properties__region': { code: 'property.unknown_reference' } })).toBeUndefined();
});

test('when the disk is full, that is said', () => {
  expect(failureOf(databaseError('53100'))?.code).toBe('storage.full');
});
