import { expect, test } from 'vitest';
import { link, text } from './text.ts';

test('text is trimmed and counted after that', () => {
  expect(text(3).parse('  Ёжа ')).toBe('Ёжа');
  expect(text(3).safeParse('Ёжик').success).toBe(false);
});

test('characters that nobody sees are left out: two texts that look alike are alike', () => {
  expect(text(20).parse('\uFEFF50:20:\u200B0010203\u00AD:145\u2060')).toBe('50:20:0010203:145');
  expect(text(20).parse('\u202A+7 916 123-45-67\u202C\u200E')).toBe('+7 916 123-45-67');
  // A zero-width joiner combines several emoji into one.
  expect(text(20).parse('👩‍🔧')).toBe('👩‍🔧');
});

test('line breaks, quotes and pictures are text', () => {
  const ordinary = 'Строка\nс табуляцией\t, «кавычками», \' " \\ % _ ; -- и 🏭';
  expect(text(200).parse(ordinary)).toBe(ordinary);
});

test.each([
  ['a NUL character', 'a\0b'],
  ['the first half of a surrogate pair', 'a\ud83c'],
  ['the second half of a surrogate pair', '\udfedb'],
])('%s is refused: no database keeps it', (_, broken) => {
  expect(text(200).safeParse(broken).success).toBe(false);
});

test.each([
  'https://disk.example/50-20-145?x=javascript:1',
  'http://127.0.0.1:8080/a b',
  'disk.example/папка',
  '\\\\server\\Сделки\\data:2026',
  'disk.example:8443/папка?x=file:1',
  'localhost:8080',
  'Z:\\Сделки\\2026',
  'папка: планы',
  'HTTPS://disk.example',
])('%s may be opened', (address) => {
  expect(link(200).parse(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001java\tscript :alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  ' File://server/share',
  'fi\tle:C:/x',
  'blob:https://disk.example/0f1e',
  'ftp://files.example',
  'filesystem:https://disk.example/temporary/x',
  'view-source:https://disk.example',
  'tel:112',
  'httpss://disk.example',
])('%j would run in the page, or open what is no page, and is refused', (address) => {
  expect(link(200).safeParse(address).success).toBe(false);
});
