import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ariaKeys, isKeyOf, type KeyName, keys } from './keys.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guide/keys.md'), 'utf8');
const names = Object.keys(keys) as KeyName[];

const press = (key: string, code: string, modifiers: object = {}) => ({
  ...{ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...modifiers,
});

test.each(names)('the guide has the key of the action %s with its words', (name) => {
  expect(guide).toContain(`| \`${keys[name].chord}\` | ${keys[name].words} |`);
});

test('no two actions have one key', () => {
  const chords = names.map((name) => keys[name].chord);
  expect(new Set(chords).size).toBe(chords.length);
});

test.each<[string, KeyName, ReturnType<typeof press>, boolean]>([
  ['F4', 'change', press('F4', 'F4'), true],
  ['Shift+F4', 'change', press('F4', 'F4', { shiftKey: true }), false],
  ['Ctrl+F4', 'change', press('F4', 'F4', { ctrlKey: true }), false],
  ['Alt+F4', 'change', press('F4', 'F4', { altKey: true }), false],
  ['F8', 'change', press('F8', 'F8'), false],
  ['Ctrl+D in the Russian layout', 'fillDown', press('в', 'KeyD', { ctrlKey: true }), true],
  ['⌘D', 'fillDown', press('d', 'KeyD', { metaKey: true }), true],
  ['a plain d', 'fillDown', press('d', 'KeyD'), false],
  ['Ctrl+Shift+D', 'fillDown', press('D', 'KeyD', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl+Shift+D', 'copy', press('D', 'KeyD', { ctrlKey: true, shiftKey: true }), true],
  ['Alt+3', 'minuteRequest', press('3', 'Digit3', { altKey: true }), true],
  ['Alt+3 on a Mac', 'minuteRequest', press('£', 'Digit3', { altKey: true }), true],
  ['a plain 3', 'minuteRequest', press('3', 'Digit3'), false],
  ['Alt+Shift+3', 'minuteRequest', press('#', 'Digit3', { altKey: true, shiftKey: true }), false],
  ['Ctrl+Alt+3', 'minuteRequest', press('3', 'Digit3', { altKey: true, ctrlKey: true }), false],
  ['Alt+4', 'minuteRequest', press('4', 'Digit4', { altKey: true }), false],
  ['? with its Shift', 'guide', press('?', 'Digit7', { shiftKey: true }), true],
  ['Ctrl+?', 'guide', press('?', 'Slash', { shiftKey: true, ctrlKey: true }), false],
])('%s is the key of %s: %j', (_, name, pressed, expected) => {
  expect(isKeyOf(name, pressed)).toBe(expected);
});

test('screen readers have the names of the platform', () => {
  expect(ariaKeys('copy')).toBe('Control+Shift+D');
  expect(ariaKeys('toSelection')).toBe('F8');
});
