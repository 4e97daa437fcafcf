import type { Load } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { asksAboutExport, looksLikeExport } from './own-export-heads.ts';

const plots = ['Кадастровый номер', 'Тип', 'Регион', 'Район', 'Шоссе', 'Площадь, га', 'Цена, руб.', 'Категория'];
const vacancies = ['Вакансия', 'Комплекс', 'Класс', 'Корпус', 'Площадь, м²', 'Дата', 'Регион'];

const loadOf = (...tables: readonly (readonly string[])[]) => ({
  tables: tables.map((titles) => ({ columns: titles.map((title) => ({ title })) })) as unknown as Load['tables'],
});

test.each([
  ['all of them', plots],
  ['some of them in another order', plots.slice(1, 7).toReversed()],
  ['of another export', vacancies],
  ['with a column without a head and a spoilt mark', [...plots, '', 'gektar-export:1 property 2026']],
  ['in other letters and spaces', plots.map((title) => ` ${title.toUpperCase()}`)],
])('heads of an export are recognised: %s', (_, titles) => {
  expect(looksLikeExport(loadOf(titles), [plots, vacancies])).toBe(true);
});

test.each([
  ['one is of another table', [...plots, 'Собственник участка']],
  ['they are of two exports', [...plots, 'Вакансия']],
  ['there are few', plots.slice(0, 5)],
])('a table is loaded without a question when %s', (_, titles) => {
  expect(looksLikeExport(loadOf(titles), [plots, vacancies])).toBe(false);
});

test('two tables are no export', () => {
  expect(looksLikeExport(loadOf(plots, plots), [plots])).toBe(false);
});

test('it is asked once, and not about a load that is accepted', () => {
  const asked = { ...loadOf(plots), state: 'questions', answers: [] } as const;
  const ordinary = [{ answer: { kind: 'ordinary' } }] as unknown as Load['answers'];
  expect(asksAboutExport({ ...asked, answers: [] }, [plots])).toBe(true);
  expect(asksAboutExport({ ...asked, answers: ordinary }, [plots])).toBe(false);
  expect(asksAboutExport({ ...asked, answers: [], state: 'done' }, [plots])).toBe(false);
});
