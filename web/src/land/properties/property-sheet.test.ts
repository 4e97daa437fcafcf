import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags, forEachFlag } from '@gektar/contract/land/properties/property-flags.ts';
import type { SheetCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { expect, test } from 'vitest';
import { propertyColumns } from './property-columns.tsx';
import { sampleProperty } from './property-form/property-samples.ts';
import { hasSheetCell, sheetColumns, sheetFileName } from './property-sheet.ts';

test('every column of the table has its cell in a sheet', () => {
  expect(propertyColumns.filter(({ id }) => !hasSheetCell(id))).toEqual([]);
  expect(hasSheetCell('no-such-column')).toBe(false);
});

/** All values differ, so that a column with the value of another one is detected. */
const row = sampleProperty({
  price: 385_000_000,
  pricePerHa: 30_800_000,
  area: 12.5,
  buildingArea: 1840.25,
  kmFromCity: 24,
  lastConversationDate: '2026-11-12T00:00:00',
  dateTimeCreated: '2026-09-02T23:59:00',
  actualizationDateTime: '2026-10-18T12:30:00',
  comment: 'Торгуется',
  bestUses: [{ id: 5, name: 'Логистика' }],
  linkToDisk: 'https://disk.example/145',
  linkToDocumentation: 'https://docs.example/145',
  heatSupply: { type: 1, value: null, from: 7, to: null, measure: 'Гкал' },
  ...forEachFlag((flag) => flag === 'onSale' || flag === 'hasPond'),
});
const employees = new Map([[row.responsibleEmployeeId, 'Анна Луговая']]);

function rowOf(property: typeof row): Record<string, unknown> {
  return Object.fromEntries(
    sheetColumns(propertyColumns, employees).map(({ title, cell }) => [title, contentOf(cell(property))]),
  );
}

function contentOf(cell: SheetCell): unknown {
  if (cell?.kind === 'number') return cell.value;
  if (cell?.kind === 'link') return cell.address;
  return (cell?.kind === 'day' ? cell.day : cell?.text) ?? null;
}

test('every column of the objects’ sheet shows its own value [LAND-PROP-008]', () => {
  expect(rowOf(row)).toEqual({
    'Кадастровый номер': '50:20:0010203:145, 50:20:0010203:146',
    Тип: 'Промышленный',
    Регион: 'Московская область',
    Район: 'Одинцовский г. о.',
    Шоссе: 'Минское шоссе',
    'От города, км': 24,
    'Площадь, га': 12.5,
    'Цена, руб.': 385_000_000,
    'Цена за га, руб.': 30_800_000,
    Коммуникации: [
      'Газ: Тех. условия: до 3 600,00 м3/сутки',
      'Электричество: Тех. условия: 1 250,00 кВт',
      'Водоснабжение: Тех. присоединение',
      'Водоотведение: Тех. условия: 40,00 - 60,00 м3/сутки',
      'Теплоснабжение: Тех. условия: от 7,00 Гкал',
    ].join('; '),
    Актуализация: '2026-10-18',
    Категория: 'Земли промышленности',
    Ответственный: 'Анна Луговая',
    Разговор: '2026-11-12',
    Создан: '2026-09-02',
    Адрес: 'Одинцовский г. о., дер. Луговая, участок 4',
    Продажа: 'Открыт',
    Проверка: 'Не проверен',
    'В работе': 'Нет',
    Конфиденциальный: 'Нет',
    'Недружественная страна': 'Нет',
    Собственность: 'Частная',
    'Площадь зданий, м²': 1840.25,
    'Лучшее использование': 'Логистика',
    ВРИ: '6.9 Склад',
    ОКВЭД: '52.10 Деятельность по складированию и хранению',
    Преимущества: 'Водоём',
    Клиент: 'ООО «Поле и Ко»',
    Комментарий: 'Торгуется',
    Координаты: '55.682410, 37.104218',
    Диск: 'https://disk.example/145',
    Документация: 'https://docs.example/145',
  });
});

test('marks and advantages each show their own; without a price there is one on request [FMT-010]', () => {
  const other = { ...row, ...forEachFlag((flag) => flag === 'isChecked'), price: null, pricePerHa: null };
  expect(rowOf(other)).toMatchObject({
    'Цена, руб.': 'По запросу',
    'Цена за га, руб.': 'По запросу',
    Продажа: 'Закрыт',
    Проверка: 'Проверен',
    'В работе': 'Нет',
    Преимущества: null,
  });
  const secret = rowOf({ ...row, ...forEachFlag((flag) => flag === 'isConfidentially') });
  expect(secret).toMatchObject({ Конфиденциальный: 'Да', 'Недружественная страна': 'Нет' });
  for (const flag of advantageFlags) {
    const one = { ...row, ...forEachFlag((name) => name === flag) };
    expect(rowOf(one)['Преимущества']).toBe(propertyFields[flag].label);
  }
});

test('a sheet has the shown columns in the order of the table, units in the head [LAND-PROP-008]', () => {
  const shown = ['price', 'cadastralNumber'].flatMap((id) => propertyColumns.filter((column) => column.id === id));
  expect(sheetColumns(shown, new Map()).map(({ title }) => title)).toEqual(['Цена, руб.', 'Кадастровый номер']);
});

test('the file is named after the product and the day', () => {
  expect(sheetFileName('Гектар', '2026-11-20')).toBe('Гектар - Объекты 20.11.2026.xlsx');
});
