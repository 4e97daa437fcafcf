import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { describedSheetCell } from '@gektar/contract/spreadsheet/described-cell.ts';
import { expect, test } from 'vitest';
import { describedText } from '#form/described/described-text.ts';
import { beginNew, DRAFT_FORMAT } from '#form/sections/begin-new.ts';
import { sectionState } from '#form/sections/section-state.ts';
import { buildingForm } from '#industrial/buildings/building-form/building-form-description.ts';
import { complexForm } from '#industrial/complexes/complex-form/complex-form-description.ts';
import { vacancyEntityIn } from '#industrial/vacancies/vacancy-form/vacancy-entity.ts';
import { vacancyForm } from '#industrial/vacancies/vacancy-form/vacancy-form-description.ts';
import { describedSentence } from '#people/history/described-words.ts';
import { noDraft } from './literal-drafts.ts';
import { unsavedMember } from './unsaved-chain.ts';

const forms = [
  [complexForm, complexFields],
  [buildingForm, buildingFields],
  [vacancyForm, vacancyFields],
] as const;
const place = { complexId: 'c', complexName: 'Логопарк', buildingId: 'b', buildingName: 'Корпус 1' };
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

test.each(forms)('a draft of before unanswered flags answers only what was ticked in it', async (form, fields) => {
  const empty = form.emptyValues({}) as Record<string, unknown>;
  const flags = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'flag' && !required.includes(name) ? [name] : [],
  );
  const [ticked = '', ...others] = flags;
  const drafted = (format?: number) => ({
    newId: '01998e5a-0000-7000-8000-000000000007',
    values: { ...empty, ...Object.fromEntries(flags.map((name) => [name, name === ticked])), isWholeForRent: false },
    format,
  });
  const sentFrom = async (draft: ReturnType<typeof drafted>) => {
    const begun = beginNew(form.plan as never, empty, draft);
    const ofNew = () => ({ ...noDraft(), find: async () => ({ content: draft, keptAt: 1 }) });
    const entity = { ...vacancyEntityIn(place), form, check: () => undefined, drafts: { ofNew, ofEdit: noDraft } };
    const typed = await unsavedMember('vacancy', '/', entity as never).find();
    const alone = form.toFields(begun.values as never);
    expect(flags.map((name) => typed?.body[name])).toEqual(flags.map((name) => alone[name]));
    return { ...alone, isWholeForRent: begun.values['isWholeForRent'] };
  };
  const unanswered = Object.fromEntries(others.map((name) => [name, null]));
  expect(await sentFrom(drafted())).toMatchObject({ ...unanswered, [ticked]: true, isWholeForRent: false });
  const said = Object.fromEntries(others.map((name) => [name, false]));
  expect(await sentFrom(drafted(DRAFT_FORMAT))).toMatchObject({ ...said, [ticked]: true, isWholeForRent: false });
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
