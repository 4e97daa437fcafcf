import { expect, test } from 'vitest';
import { beginEditing } from './begin-editing.ts';
import { sampleProperty } from './property-samples.ts';
import { toValues } from './property-values.ts';

const loaded = sampleProperty({ rowVersion: 3 });
const base = toValues(loaded);
const draft = { rowVersion: 3, base, values: { ...base, area: 13 } };

test('without a draft a form opens as the object was loaded', () => {
  expect(beginEditing(loaded, undefined)).toMatchObject({ values: base, isRestored: false });
});

test('what was typed and not saved is there again', () => {
  expect(beginEditing(loaded, draft)).toMatchObject({ values: { area: 13 }, isRestored: true, contested: undefined });
});

test('a draft that was saved after all is no draft', () => {
  const saved = sampleProperty({ rowVersion: 4, area: 13 });
  expect(beginEditing(saved, draft)).toMatchObject({ isRestored: false, contested: undefined });
});

test('a draft over an older state takes what others changed since', () => {
  const changed = sampleProperty({ rowVersion: 4, price: 1 });
  expect(beginEditing(changed, draft)).toMatchObject({ values: { area: 13, price: 1 }, contested: undefined });
});

test('where others changed the same field, somebody must choose, and nothing typed is lost', () => {
  const changed = sampleProperty({ rowVersion: 4, area: 14 });
  const beginning = beginEditing(changed, draft);
  expect(beginning).toMatchObject({ isRestored: true, values: { area: 13 } });
  expect(beginning.contested).toMatchObject({ mine: { area: 13 }, current: { area: 14 } });
});

test('a draft of an older page opens with the fields it knows', () => {
  const { comment: _comment, ...older } = draft.values;
  expect(beginEditing(loaded, { ...draft, values: older as typeof draft.values })).toMatchObject({
    values: { area: 13, comment: base.comment },
  });
});
