import { expect, test } from 'vitest';
import { notNamed } from './not-named.ts';

test("'не назван' agrees with the label of the field", () => {
  const words = ['Широта', 'Рабочая высота', 'Площадь', 'Ссылка на диск', 'Дата доступности', 'Собственность'];
  expect(words.map(notNamed)).toEqual(words.map(() => 'не названа'));
  const others = ['Шоссе', 'Расстояние от МКАД', 'Типы объекта', 'НДС аренды', 'Статус (здание)', 'Уровень пола'];
  expect(others.map(notNamed)).toEqual([
    ...['не названо', 'не названо', 'не названы', 'не назван', 'не назван', 'не назван'],
  ]);
});
