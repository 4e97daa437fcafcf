import { expect, test } from 'vitest';
import { beginEditing, type EditDraft } from './begin-editing.ts';
import { sampleValues as base, type SampleValues, samplePlan } from './sample-plan.ts';

const loaded = { rowVersion: 3 };
const newer = { rowVersion: 4 };
const draft: EditDraft<SampleValues> = { rowVersion: 3, base, values: { ...base, area: 13 } };

test('without a draft a form opens as it was loaded', () => {
  expect(beginEditing(samplePlan, loaded, base, undefined)).toMatchObject({ values: base, isRestored: false });
});

test('what was typed and not saved is there again', () => {
  expect(beginEditing(samplePlan, loaded, base, draft)).toMatchObject({
    values: { area: 13 },
    isRestored: true,
    contested: undefined,
  });
});

test('a draft that was saved after all is no draft', () => {
  const saved = { ...base, area: 13 };
  expect(beginEditing(samplePlan, newer, saved, draft)).toMatchObject({ isRestored: false, contested: undefined });
});

test('a draft over an older state takes what others changed since', () => {
  const changed = { ...base, price: 1 };
  expect(beginEditing(samplePlan, newer, changed, draft)).toMatchObject({
    values: { area: 13, price: 1 },
    contested: undefined,
  });
});

test('where others changed the same field, somebody must choose, and nothing typed is lost', () => {
  const beginning = beginEditing(samplePlan, newer, { ...base, area: 14 }, draft);
  expect(beginning).toMatchObject({ isRestored: true, values: { area: 13 } });
  expect(beginning.contested).toEqual({ base, mine: { ...base, area: 13 }, current: newer });
});

test('a draft of an older page opens with the fields it knows', () => {
  const { name: _name, ...older } = draft.values;
  const kept = { ...draft, values: older as SampleValues };
  expect(beginEditing(samplePlan, loaded, base, kept)).toMatchObject({ values: { area: 13, name: base.name } });
});
