import { expect, test } from 'vitest';
import { changeLines } from './change-words.ts';

const items = [
  { id: 'a', order: 1, isClientFavorite: false, name: '«Логопарк Север», корпус 2' },
  { id: 'b', order: 2, isClientFavorite: true, name: '«Внуково Логистик», корпус 7' },
];
const kind = {
  changed: { nameOf: ({ name }: { name: string }) => name, addedText: () => 'добавлена вакансия, 17 200 м²' },
  words: { one: 'Вакансия' } as never,
};
const none = { figures: [], days: [], added: [], removed: [], replied: [] };
const lines = (changes: Partial<Parameters<typeof changeLines>[0]>) =>
  changeLines({ ...none, ...changes }, items, kind);

test('a line names the object, what has changed, and the former value', () => {
  const figures = [
    { id: 'a', name: 'averageNetRentalRate', before: 8700, now: 8320 },
    { id: 'b', name: 'area', before: 15_600, now: 17_200.5 },
    { id: 'a', name: 'opexPerSqm', before: 1700, now: null },
    { id: 'b', name: 'price', before: null, now: 9_000_000 },
  ] as const;
  expect(lines({ figures: [...figures] }).map(({ kind: icon, text, before }) => [icon, text, before])).toEqual([
    ['less', 'ставка ниже, 8\u00A0320', '8\u00A0700'],
    ['more', 'площадь больше, 17\u00A0200,5', '15\u00A0600'],
    ['more', 'OPEX не указан', '1\u00A0700'],
    ['more', 'указана цена, 9\u00A0000\u00A0000', undefined],
  ]);
  expect(lines({ figures: [figures[0]] })[0]).toMatchObject({ name: '«Логопарк Север», корпус 2', itemId: 'a' });
});

test('figures and dates come first, then added, removed and answered ones; unknown objects are left out', () => {
  const found = lines({
    replied: ['a'],
    removed: ['«Южные врата», Корпус 1', null],
    added: ['b', 'gone'],
    days: [{ id: 'a', before: '2027-04-01', now: '2027-03-01' }],
    figures: [{ id: 'gone', name: 'price', before: 1, now: 2 }],
  });
  expect(found.map(({ kind: icon, name, text, before }) => [icon, name, text, before])).toEqual([
    ['less', '«Логопарк Север», корпус 2', 'доступна раньше, 01.03.2027', '01.04.2027'],
    ['added', '«Внуково Логистик», корпус 7', 'добавлена вакансия, 17 200 м²', undefined],
    ['removed', '«Южные врата», Корпус 1', 'больше не предлагается', undefined],
    ['removed', 'Вакансия', 'больше не предлагается', undefined],
    ['replied', '«Логопарк Север», корпус 2', 'брокер ответил на ваш вопрос', undefined],
  ]);
});
