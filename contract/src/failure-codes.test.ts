import { expect, test } from 'vitest';
import { failureStatus } from './failure.ts';
import { auditedEntities } from './history.ts';

/** What both domains have, what belongs to neither, and one field with a refusal of its own. */
const shared = [
  ...['request', 'route', 'database', 'server', 'auth', 'access', 'crm', 'file', 'dictionary_value', 'comment'],
  ...['employee', 'company', 'contact', 'region', 'city', 'address', 'okved', 'sector', 'industry'],
  ...['selection', 'selection_item', 'link', 'favorite', 'cadastral_number', 'trash', 'storage'],
  ...['deal', 'contact_link', 'operator_link'],
];

test('every refusal begins with the recorded name of an entity, or with a word that both domains share', () => {
  const nouns = new Set<string>([...Object.values(auditedEntities).flat(), ...shared]);
  const codes = Object.keys(failureStatus).filter((code) => code !== 'unexpected');
  expect(codes.filter((code) => !/^[a-z_]+\.[a-z_]+$/.test(code))).toEqual([]);
  expect(codes.filter((code) => !nouns.has(code.split('.')[0] ?? ''))).toEqual([]);
});
