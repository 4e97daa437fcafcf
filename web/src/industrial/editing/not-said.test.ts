import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { expect, test } from 'vitest';
import { describedText } from '#form/described/described-text.ts';
import { sectionState } from '#form/sections/section-state.ts';
import { buildingForm } from '#industrial/buildings/building-form/building-form-description.ts';
import { complexForm } from '#industrial/complexes/complex-form/complex-form-description.ts';
import { vacancyForm } from '#industrial/vacancies/vacancy-form/vacancy-form-description.ts';
import { describedSentence } from '#people/history/described-words.ts';
import { describedSheetCell } from '#spreadsheet/described-cell.ts';

const forms = [
  [complexForm, complexFields],
  [buildingForm, buildingFields],
  [vacancyForm, vacancyFields],
] as const;
const required = ['isWholeForRent', 'isPublicationOnWebsite', 'isApproximatePosition'];

test.each(forms)('a new form answers no yes/no that the specification does not require', (form, fields) => {
  const empty = form.emptyValues({}) as Record<string, unknown>;
  const flags = Object.entries(fields).filter(([name, { kind }]) => kind === 'flag' && !required.includes(name));
  expect(flags.length).toBeGreaterThan(6);
  const sent = form.toFields(empty as never);
  for (const [name] of flags) {
    expect([empty[name], sent[name], form.plan.isFilled(empty as never, name as never)], name).toEqual([
      null,
      null,
      false,
    ]);
    const no = { ...empty, [name]: false } as never;
    expect([form.toFields(no)[name], form.plan.isFilled(no, name as never)], name).toEqual([false, true]);
  }
});

test('an untouched section of a vacancy is not filled', () => {
  const areas = vacancyForm.plan.sections.find(({ id }) => id === 'areas');
  const state = sectionState(vacancyForm.plan, areas?.fields ?? [], vacancyForm.emptyValues({}), {
    required: new Set(),
    shown: new Set(),
    all: new Map(),
  });
  expect(state).toMatchObject({ status: 'notCompleted', caption: 'Не заполнено', filled: 0 });
});

test('an unanswered flag reads as such on screens and in the history, and is an empty cell of a sheet', () => {
  const field = complexFields.hasHostel;
  expect([null, true, false].map((value) => describedText(field, value))).toEqual(['Не указано', 'Да', 'Нет']);
  expect(describedSentence(field, true, null)).toBe('Общежитие: не указано');
  expect(describedSentence(field, null, false)).toBe('Общежитие: Нет');
  expect(describedSheetCell(field, null)).toEqual(describedSheetCell(complexFields.house, null));
  expect(describedSheetCell(field, false)).not.toEqual(describedSheetCell(field, null));
});
