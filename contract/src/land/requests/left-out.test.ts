import { expect, test } from 'vitest';
import { leftOut, NO_LINK } from './left-out.ts';
import { RequestFields } from './request.ts';

test.each([
  [NO_LINK, false, false, ['linkToDisk', 'builtToSuit', 'builtToLease']],
  [NO_LINK, true, false, ['linkToDisk', 'builtToLease']],
  // Once the link is set, 'Нет' counts as an answer.
  ['https://disk.example/1', false, false, []],
])('a land request with the link %s, flags %s and %s lacks %j', (linkToDisk, builtToSuit, builtToLease, names) => {
  expect(leftOut({ linkToDisk, builtToSuit, builtToLease })).toEqual(names);
});

test('the neutral link is a link by the schema of a request', () => {
  expect(RequestFields.shape.linkToDisk.safeParse(NO_LINK).success).toBe(true);
});
