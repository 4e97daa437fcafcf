import { expect, test } from 'vitest';
import { editorOf, peopleAt } from '#api/events/presence.ts';
import { openObjectOf } from './present-at.ts';
import { presenceText } from './present-people.tsx';

const id = '019a0000-0000-7000-8000-00000000000a';
const other = '019a0000-0000-7000-8000-00000000000b';
const third = '019a0000-0000-7000-8000-00000000000c';

test.each([
  [`/land/property/${id}`, 'property', id, null, false],
  [`/land/property/${id}/history`, 'property', id, null, false],
  [`/land/property/${id}/edit`, 'property', id, null, true],
  [`/land/request/${id}/search`, 'land_request', id, null, false],
  [`/land/request/${id}/edit`, 'land_request', id, null, true],
  [`/industrial/complex/${id}`, 'complex', id, null, false],
  [`/industrial/complex/${id}/edit`, 'complex', id, null, true],
  [`/industrial/complex/${id}/building/${other}/edit`, 'building', other, id, true],
  [`/industrial/complex/${id}/building/${other}/vacancy/${third}/edit`, 'vacancy', third, id, true],
  [`/industrial/vacancy/${id}`, 'vacancy', id, null, false],
  [`/industrial/requests/${id}/selection/`, 'industrial_request', id, null, false],
  [`/land/load/${id}`, 'load', id, null, false],
  [`/industrial/load/${id}`, 'load', id, null, false],
  [`/industrial/requests/${id}/edit`, 'industrial_request', id, null, true],
])('%s', (pathname, kind, openId, within, isEditing) => {
  expect(openObjectOf(pathname)).toEqual({ at: { kind, id: openId, within }, isEditing });
});

test.each(['/', '/land/property', '/land/property/new', `/land/customers/contact/${id}`, '/industrial/vacancy'])(
  'no object: %s',
  (pathname) => expect(openObjectOf(pathname)).toBeUndefined(),
);

test('colleagues at an object and its parts: once each, who edits first, without oneself', () => {
  const names: Readonly<Record<string, string>> = { марк: 'Марк Озёрный', ида: 'Ида Полевая' };
  const at = (employeeId: string, about: object) => ({
    name: names[employeeId] ?? '',
    ...{ kind: 'complex' as const, id, within: null, tabId: 'tab', employeeId, isEditing: false, ...about },
  });
  const all = [
    at('ида', {}),
    at('марк', {}),
    at('марк', { id: other, kind: 'vacancy', within: id, isEditing: true }),
    at('я', {}),
    at('егор', { id: other }),
  ];
  const people = peopleAt(all, id, 'я');
  expect(people).toEqual([
    { employeeId: 'марк', name: 'Марк Озёрный', isEditing: true },
    { employeeId: 'ида', name: 'Ида Полевая', isEditing: false },
  ]);
  expect([editorOf(all, other, 'я'), editorOf(all, id, 'я'), editorOf(all, other, 'марк')]).toEqual([
    'Марк Озёрный',
    undefined,
    undefined,
  ]);
  expect(presenceText(people)).toBe('Марк правит, Ида смотрит');
  const namesake = { employeeId: 'ида 2', name: 'Ида Озёрная', isEditing: false };
  expect(presenceText([...people, namesake])).toBe('Марк правит, Ида Полевая смотрит, Ида Озёрная смотрит');
});
