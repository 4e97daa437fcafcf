import { expect, test } from 'vitest';
import { overlaps, until, within } from './criterion.ts';
import { gapOf } from './gap.ts';
import { criterionWords, distanceText, type ExplainedPart, reasonSentence, verdictOf } from './reason-words.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

const height = {
  ...criterionWords(undefined, within('height', { max: 99 }), { name: 'высота', of: 'высоты', gender: 'she' }),
  unit: 'м',
};
const racks = {
  ...criterionWords(undefined, { kind: 'needs', of: 'racks' }, { name: 'стеллажи', of: 'стеллажей', gender: 'they' }),
};

function part(about: Partial<ExplainedPart>): ExplainedPart {
  return {
    name: 'height',
    words: height,
    isMust: false,
    weight: 4,
    tolerance: 15,
    state: 'near',
    distance: 0.08,
    fit: 0.5,
    gap: { in: 'unit', side: 'below', amount: 0.8 },
    isFloor: true,
    asked: undefined,
    ...about,
  };
}

const met = part({ state: 'met', gap: undefined, fit: 1 });
const low = part({});
const late = part({ gap: { in: 'days', side: 'above', amount: 6 }, weight: 3 });
const noRacks = part({ words: racks, state: 'missed', gap: { in: 'absence' }, fit: 0, weight: 2, isFloor: false });
const unsaid = part({ state: 'unknown', gap: undefined });
const unsaidRacks = part({ words: racks, state: 'unknown', gap: undefined, isFloor: false });
const unsaidMust = part({ state: 'unknown', gap: undefined, isMust: true });
const otherClass = part({
  words: { name: 'класс', of: 'класса', unit: undefined, isFlag: false },
  state: 'near',
  gap: { in: 'steps', amount: 1 },
  asked: 'A+',
});

test.each([
  ['Все 6 условий выполнены', [met, met, met, met, met, met]],
  ['Все 2 условия выполнены', [met, met]],
  ['Единственное условие выполнено', [met]],
  ['У запроса нет условий', []],
  ['Подходит, кроме высоты: не хватает 0,80 м', [met, low]],
  ['Подходит, кроме стеллажей', [noRacks, met]],
  ['Подходит, кроме класса: нужен A+', [otherClass]],
  ['Подходит, кроме класса: не тот', [part({ ...otherClass, asked: 'A+, A, B+, B, B-, C, D и другие классы' })]],
  ['Подходит, если хватит высоты: высота не указана', [unsaid]],
  ['Подходит, если устроит высота: высота не указана', [part({ ...unsaid, isFloor: false })]],
  ['Подходит, если есть стеллажи: стеллажи не указаны', [unsaidRacks]],
  ['Уточнить: высота не указана', [met, unsaidMust]],
  ['Не подходит: нет стеллажей', [met, part({ ...noRacks, isMust: true })]],
  // The largest loss of weight first: 4 × ½, then 3 × ½, then 2 × (1 − 0,9).
  ['не хватает 0,80 м, позже на 6 дней', [late, part({ ...noRacks, fit: 0.9 }), met, low]],
  ['нет стеллажей, позже на 6 дней', [late, noRacks]],
  ['класс: нужен A+, позже на 6 дней', [late, otherClass]],
  ['уточнить: высота не указана, нет стеллажей', [noRacks, unsaidMust]],
])('the reason reads %s', (text, parts) => {
  expect(plain(reasonSentence(parts))).toBe(text);
});

test.each([
  ['подходит', undefined, met],
  ['не хватает 0,80 м', '−0,80', low],
  ['больше на 1 400,00 м', '+1 400', part({ gap: { in: 'unit', side: 'above', amount: 1400 } })],
  ['больше на 5,40 м', '+5,40', part({ gap: { in: 'unit', side: 'above', amount: 65.4 - 60 } })],
  ['позже на 6 дней', '+6 дней', late],
  ['раньше на 1 день', '−1 день', part({ gap: { in: 'days', side: 'below', amount: 1 } })],
  ['нет стеллажей', undefined, noRacks],
  ['нужен A+', 'соседний', otherClass],
  ['уточнить у собственника', undefined, unsaid],
])('a part reads %s, its distance %s', (verdict, distance, one) => {
  expect([plain(verdictOf(one)), plain(distanceText(one))]).toEqual([verdict, distance]);
});

test('a price in millions has its distance in millions', () => {
  const dear = part({ gap: { in: 'unit', side: 'above', amount: 11_000_000 } });
  expect(distanceText(dear, 1_000_000)).toBe('+11');
});

const area = overlaps('area', { max: 1e6 });

test.each([
  ['a range below the wanted one', area, { from: 9000, to: 18_000 }, { from: 5000, to: 8400 }, 'below', 600],
  ['a range above it', area, { from: 9000, to: 18_000 }, { from: 19_400, to: 30_000 }, 'above', 1400],
  ['a number above', within('km', { max: 1e6 }), { from: null, to: 60 }, 81.3, 'above', 81.3 - 60],
  ['a number up to the wanted one', { kind: 'upTo', of: 'rate' }, 9000, 9350, 'above', 350],
  ['a later day', until('day'), { from: null, to: '2027-04-01' }, '2027-04-12T00:00:00', 'above', 11],
])('the gap of %s', (_, criterion, wanted, offered, side, amount) => {
  expect(gapOf(criterion, wanted, offered, null)).toEqual({
    in: criterion.kind === 'until' ? 'days' : 'unit',
    side,
    amount,
  });
});

test('a missing flag is an absence, a neighbour of a ranking is a step, a list has no gap', () => {
  expect(gapOf({ kind: 'needs', of: 'racks' }, true, false, null)).toEqual({ in: 'absence' });
  expect(gapOf({ kind: 'anyOf', of: 'class', ranking: [1, 2] }, [1], 2, 1)).toEqual({ in: 'steps', amount: 1 });
  expect(gapOf({ kind: 'anyOf', of: 'region' }, [1], 2, null)).toBeUndefined();
});
