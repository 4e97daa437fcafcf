import { expect, test } from 'vitest';
import { rowOffer, tableRowsNumbers, tableRowsReason } from './not-taken-words.ts';

test('a wanted ad becomes a request, one of two doubles replaces the other, an equal one has no offer', () => {
  expect(rowOffer('Сдано: слово в столбце «Своб. с»')).toEqual({ kind: 'take', label: 'Взять всё-таки' });
  expect(rowOffer('Спрос, а не предложение')).toEqual({ kind: 'request', label: 'Создать запрос' });
  expect(rowOffer('Повтор строки 30: ставка 880 и 870')).toEqual({ kind: 'swap', label: 'Взять 870', instead: 30 });
  expect(rowOffer('Повтор строки 31: площадь 2 и 3, цена 4100000 и 5200000')).toEqual({
    ...{ kind: 'swap', label: 'Взять эту', instead: 31 },
  });
  expect(rowOffer('Повтор строки 26: совпадает всё')).toBeUndefined();
});

test('rows of the table are listed with their kind and number', () => {
  const reason = (kind: 'title' | 'head' | 'section' | 'other', count: number, field: string | null = null) =>
    tableRowsReason({ kind, count, field });
  expect(reason('title', 1)).toBe('Заголовок');
  expect(reason('head', 2)).toBe('Шапка из двух строк');
  expect(reason('section', 5, 'Шоссе')).toBe('Разделы: взяли как шоссе');
  expect(reason('section', 1)).toBe('Раздел');
  expect(reason('other', 3)).toBe('Прочее, 3\u00a0строки');
  expect(tableRowsNumbers({ rows: [5, 10, 18], count: 3 })).toBe('5, 10, 18');
  expect(tableRowsNumbers({ rows: [5, 10], count: 14 })).toBe('5, 10 и ещё 12');
});
