import { expect, test } from 'vitest';
import { draftLines } from './draft-kinds.ts';

const me = '019a0000-0000-7000-8000-000000000001';
const id = '019a0000-0000-7000-8000-00000000000a';
const draft = (subject: string, content: unknown = {}, keptAt = 1) => ({ subject, content, keptAt, keys: [subject] });
const lineOf = (subject: string, content?: unknown) => draftLines([draft(subject, content)], [], me)[0];

test.each([
  ['a new plot', `land-property/${me}/new`, 'Новый объект', '/land/property/new', 'land'],
  ['a changed plot', `land-property/${me}/${id}`, 'Изменение объекта', `/land/property/${id}/edit`, 'land'],
  ['a new land request', `land-request/${me}/new`, 'Новый запрос', '/land/request/new', 'land'],
  ['a changed land request', `land-request/${me}/${id}`, 'Изменение запроса', `/land/request/${id}/edit`, 'land'],
  [
    'a new industrial request',
    `industrial-request/${me}/new`,
    'Новый запрос',
    '/industrial/requests/new',
    'industrial',
  ],
  [
    'a changed industrial request',
    `industrial-request/${me}/${id}`,
    'Изменение запроса',
    `/industrial/requests/${id}/edit`,
    'industrial',
  ],
  ['a copied plot', `copy/property/${id}/${me}/new`, 'Копия объекта', `/land/property/new?copyOf=${id}`, 'land'],
  [
    'a copied complex',
    `copy/complex/${id}/${me}/new`,
    'Копия комплекса',
    `/industrial/complex/new?copyOf=${id}`,
    'industrial',
  ],
  [
    'a vacancy of a new complex',
    `industrial-chain-vacancy/${me}/new`,
    'Вакансия нового комплекса',
    '/industrial/complex/new/building/new/vacancy/new',
    'industrial',
  ],
])('%s opens its form, named by what was typed or by its kind', (_, subject, text, at, domain) => {
  expect(lineOf(subject, { values: { name: '', cadastralNumbers: [] } })).toMatchObject({
    title: text,
    text,
    at,
    domain,
  });
  const typed = { values: { name: 'Логопарк', ...(domain === 'land' && { cadastralNumbers: ['50:20:0010203:145'] }) } };
  expect(lineOf(subject, typed)?.title).toBe(domain === 'land' ? '50:20:0010203:145' : 'Логопарк');
  expect(lineOf(subject.replace(me, 'a-colleague'), typed)).toBeUndefined();
});

test('values of a list, a comment and a reminder continue where they were typed', () => {
  expect(lineOf(`cells/${me}/industrial/vacancy`, [])).toMatchObject({
    at: '/industrial/vacancy',
    domain: 'industrial',
  });
  const path = `/land/property/${id}`;
  const comment = { unsent: ' перезвонить ', edited: [], title: '50:20:0010203:145', path };
  expect(lineOf(`comment/${me}/property/${id}`, comment)).toMatchObject({
    title: '50:20:0010203:145',
    text: 'Комментарий: «перезвонить»',
    at: path,
    domain: 'land',
  });
  const opened = { about: { kind: 'property', id, title: '50:20:0010203:145' } };
  expect(lineOf(`reminder/${me}/property/${id}`, { opened, changes: { text: 'Выписка' } })).toMatchObject({
    title: 'Выписка',
    text: 'Напоминание · 50:20:0010203:145',
    at: opened,
  });
});

test('creations of complexes and buildings have their own addresses; all drafts are listed latest first', () => {
  const literal = [
    {
      kind: 'industrialComplex',
      complexId: undefined,
      content: { values: { name: 'Логопарк' } },
      keptAt: 2,
      keys: ['a'],
    },
    { kind: 'building', complexId: id, content: { values: {} }, keptAt: 3, keys: ['b'] },
    { kind: 'building', complexId: 'new', content: {}, keptAt: 1, keys: ['c'] },
  ] as const;
  const answers = [draft(`call-result/${me}/${id}`, { note: 'согласен' }, 9), draft(`answer/${me}/${id}`, 'да', 8)];
  const lines = draftLines([draft(`land-property/${me}/new`, {}, 4), ...answers], literal, me);
  expect(lines.map(({ title, at }) => [title, at])).toEqual([
    ['Новый объект', '/land/property/new'],
    ['Новое здание', `/industrial/complex/${id}/building/new`],
    ['Логопарк', '/industrial/complex/new'],
    ['Новое здание', '/industrial/complex/new/building/new'],
  ]);
});
