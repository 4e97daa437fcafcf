import { expect, test } from 'vitest';
import { markupText } from './markup-text.ts';

test('signs of markup are written as entities, in elements and in attributes', () => {
  expect(markupText('<b>"А" & Ко</b>')).toBe('&lt;b&gt;&quot;А&quot; &amp; Ко&lt;/b&gt;');
});
