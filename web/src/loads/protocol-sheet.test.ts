import type { ProtocolLine } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { protocolColumns, protocolName } from './protocol-sheet.ts';

const line: ProtocolLine = {
  ...{ key: 'Склады!8', sheet: 'Склады', row: 8, title: 'Ориентир Запад', part: '4, 4-А', result: 'draft' },
  ...{ objectId: '0199-draft', complexId: null, buildingId: null, message: 'Не хватает: НДС аренды' },
  text: 'Ориентир Запад · 4 · 4-А',
  doubts: ['Рабочая высота «08.окт»: Excel сделал из числа дату'],
  answers: [{ text: 'Ставка: за месяц', employeeId: 'e-7', dateTime: '2026-11-23T14:32:10' }],
};
const kind = {
  domain: 'industrial',
  title: { head: 'Комплекс', fields: [] },
  part: { head: 'Здание, вакансия', fields: [] },
  pathOf: (id: string) => `/vacancies/${id}`,
} as unknown as Parameters<typeof protocolColumns>[0]['kind'];
const columns = protocolColumns({ kind, employeeName: () => 'Егор Степной' }, 'https://host');
const textsOf = (of: ProtocolLine) =>
  Object.fromEntries(
    columns.map(({ title, cell }) => {
      const content = cell(of);
      return [title, content?.kind === 'text' ? content.text : content?.kind === 'number' ? content.value : null];
    }),
  );

test('a line of the protocol names the row, the object with its link, the doubts and who has answered', () => {
  expect(textsOf(line)).toEqual({
    Лист: 'Склады',
    Строка: 8,
    Комплекс: 'Ориентир Запад',
    'Здание, вакансия': '4, 4-А',
    Итог: 'Черновик',
    'Почему, чего не хватает': 'Не хватает: НДС аренды',
    Сомнения: 'Рабочая высота «08.окт»: Excel сделал из числа дату',
    Ответы: 'Ставка: за месяц (Егор Степной, 23.11.2026 14:32)',
    Ссылка: 'https://host/industrial/drafts/0199-draft',
    'В файле': 'Ориентир Запад · 4 · 4-А',
  });
  expect(textsOf({ ...line, result: 'created', objectId: '0199-new' })).toMatchObject({
    Итог: 'Создан',
    Ссылка: 'https://host/vacancies/0199-new',
  });
  expect(textsOf({ ...line, result: 'skipped', objectId: null })['Ссылка']).toBeNull();
});

test('the file of the protocol is named after the loaded one', () => {
  expect(protocolName({ fileName: 'Складской двор, ноябрь.xls' })).toBe('Протокол Складской двор, ноябрь.xlsx');
});
