import { expect, test } from 'vitest';
import { ClientRefused } from '#api/client-call.ts';
import { cleanCode, failureReason, firstState, isCodeOver, stateAfter, WRONG_CODE } from './link-state.ts';

const id = '0199a000-0000-7000-8000-000000000002';

test('401 and 400 stay at the code with what was typed, 403 ends the visit [LAND-PUB-017, LAND-PUB-018, IND-PUB-014, IND-PUB-015]', () => {
  const wrong = { step: 'code', typed: 'K7M4XC', error: WRONG_CODE };
  expect(stateAfter(new ClientRefused(401, '', 'link.code_wrong'), 'K7M4XC')).toEqual(wrong);
  expect(stateAfter(new ClientRefused(400, '', 'link.code_missing'), 'K7M4XC')).toEqual(wrong);
  expect(stateAfter(new ClientRefused(403, '', 'link.invalid'), 'K7M4XC')).toEqual({ step: 'invalid', code: 'K7M4XC' });
});

test('too many tries are told in the words of the server', () => {
  const refusal = new ClientRefused(400, 'Слишком много попыток', 'link.too_many_tries');
  expect(stateAfter(refusal, 'K7M4XC')).toMatchObject({ step: 'code', error: 'Слишком много попыток' });
});

test('a code is forgotten when it or its link is refused, not when neighbours guessed too often or nothing was answered', () => {
  const isForgottenAfter = (refusal: ClientRefused) => isCodeOver(stateAfter(refusal, 'K7M4XC'));
  expect(isForgottenAfter(new ClientRefused(401, '', 'link.code_wrong'))).toBe(true);
  expect(isForgottenAfter(new ClientRefused(403, '', 'link.invalid'))).toBe(true);
  expect(isForgottenAfter(new ClientRefused(400, '', 'link.too_many_tries'))).toBe(false);
  expect(isForgottenAfter(new ClientRefused(502))).toBe(false);
});

test('any other failure is shown with its status and can be tried again [LAND-PUB-006, LAND-PUB-019, IND-PUB-016]', () => {
  expect(stateAfter(new ClientRefused(500), 'K7M4XC')).toMatchObject({ step: 'failed', code: 'K7M4XC' });
  expect(failureReason({ status: 502, code: undefined })).toContain('502');
  expect(failureReason({ status: undefined, code: undefined })).toContain('Нет связи');
});

test('what is no refusal is nobody’s business here and is thrown on', () => {
  expect(() => stateAfter(new TypeError('a bug'), '')).toThrow('a bug');
});

test('an address that cannot be one is invalid without a call; a code at hand is tried at once', () => {
  expect(firstState('17', 'K7M4XC', null)).toEqual({ step: 'invalid' });
  expect(firstState(id, null, null)).toEqual({ step: 'code', typed: '' });
  expect(firstState(id, 'K7M4XC', 'AAAAAA')).toMatchObject({ step: 'waiting', code: 'K7M4XC' });
});

test('a code left empty in the address is none: the remembered one is tried, or nothing is', () => {
  for (const blank of ['', ' ']) {
    expect(firstState(id, blank, null)).toEqual({ step: 'code', typed: '' });
    expect(firstState(id, blank, 'K7M4XC')).toMatchObject({ step: 'waiting', code: 'K7M4XC' });
  }
});

test('a code is sent without the spaces that came along', () => {
  expect(cleanCode(' k7m 4xc\n')).toBe('K7M4XC');
});
