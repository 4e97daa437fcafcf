import { expect, test } from 'vitest';
import { filesWith, spellings } from './where.mjs';

test('a field is looked for by its wire name and its column', () => {
  expect(spellings('kmFromCity')).toEqual(['kmFromCity', 'km_from_city']);
  expect(spellings('price')).toEqual(['price']);
});

test('files that spell a field are production files; a name inside another one is not the field', () => {
  const files = filesWith('linkToDocumentation');
  expect(files).toContain('contract/src/land/properties/property-fields.ts');
  expect(files).toContain('server/migrations/0002-land-properties.sql');
  expect(files.filter((file) => /test|testing|e2e|bench/.test(file))).toEqual([]);
  expect(filesWith('noSuchFieldAnywhere')).toEqual([]);
  expect(filesWith('linkToDocumentatio')).toEqual([]);
});
