import type { ClientLink } from '@gektar/contract/sharing/selection-link.ts';
import { dayAfter } from '@gektar/format/date.ts';
import { expect, test } from 'vitest';
import { draftOf, firstLink, hasOtherSettings, isDraftChanged, settingsOf } from './link-draft.ts';

const link: ClientLink = {
  id: '019a0000-0000-7000-8000-0000000000c1',
  requestSelectionId: '019a0000-0000-7000-8000-0000000000c2',
  password: 'Q4DCGX',
  expirationTime: '2026-12-07T23:59:59',
  name: 'Логистика',
  openingLimit: 5,
  hasRates: false,
  hasAnswers: true,
  hasCard: true,
  isFirst: false,
  openingCount: 2,
  askedDateTime: null,
  sentDateTime: null,
  sentWay: null,
};

test('a draft has the fields of its link; a new one two weeks and nothing hidden', () => {
  const { openingLimit, hasRates } = link;
  expect(draftOf(link, 14)).toMatchObject({ name: 'Логистика', openingLimit, hasRates, day: '2026-12-07' });
  expect(draftOf(null, 14)).toEqual({
    ...{ name: '', openingLimit: null, hasRates: true, hasAnswers: true, hasCard: true },
    day: dayAfter(14),
  });
});

test.each([
  [{}, false, false],
  [{ name: '  Логистика ' }, false, false],
  [{ day: '2026-12-08' }, true, false],
  [{ name: 'Директор' }, true, true],
  [{ openingLimit: null }, true, true],
  [{ hasRates: true }, true, true],
  [{ hasAnswers: false }, true, true],
  [{ hasCard: false }, true, true],
])('with %j a draft is changed: %s, in other settings than its day: %s', (changed, isChanged, isOther) => {
  const draft = { ...draftOf(link, 14), ...changed };
  expect([isDraftChanged(draft, link), hasOtherSettings(draft, link)]).toEqual([isChanged, isOther]);
});

test('a new link is always to be saved; the literal one has the usual settings', () => {
  expect(isDraftChanged(draftOf(null, 14), null)).toBe(true);
  const { id, requestSelectionId, password, expirationTime } = link;
  const first = firstLink({ id, requestSelectionId, password, expirationTime });
  expect(first).toMatchObject({ isFirst: true, ...settingsOf(draftOf(null, 14)) });
});
