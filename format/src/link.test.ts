import { expect, test } from 'vitest';
import { cleanLink, isLink, linkText, webAddress } from './link.ts';

test('a pasted link loses what came along with it', () => {
  expect(cleanLink('  <https://disk.example/a b>\n')).toBe('https://disk.example/a b');
  expect(cleanLink('«disk.example/1»')).toBe('disk.example/1');
  expect(cleanLink('https://disk.example/\n50-20')).toBe('https://disk.example/50-20');
});

test('an address with or without its scheme and a network path are links; a word and other schemes are not', () => {
  for (const link of ['disk.example/1', 'https://диск.рф/1', '\\\\nas\\plans', '10.0.0.5/a', 'Z:\\a']) {
    expect(isLink(link), link).toBe(true);
  }
  for (const text of ['диск', '', '12', 'два слова', 'https://', 'ftp://nas/x', 'file:///etc/x', 'blob:https://nas/1'])
    expect(isLink(text), text).toBe(false);
});

test('only addresses of the web open in the browser', () => {
  expect(webAddress('disk.example/1')).toBe('https://disk.example/1');
  expect(webAddress('disk.example:8080/1')).toBe('https://disk.example:8080/1');
  expect(webAddress('http://disk.example')).toBe('http://disk.example');
  expect(webAddress('\\\\nas\\plans')).toBeUndefined();
  expect(webAddress('ftp://nas/x')).toBeUndefined();
  expect(webAddress('javascript:alert(1)')).toBeUndefined();
  expect(webAddress('javascript://x%0aalert(1)')).toBeUndefined();
  expect(webAddress('диск')).toBeUndefined();
});

test('a link is read without its scheme and a trailing slash [VAL-035]', () => {
  expect(linkText(' HTTP://polekom.example/a// ')).toBe('polekom.example/a');
  expect(linkText('https://disk.example/50-20/')).toBe('disk.example/50-20');
});

test('a scheme in capitals opens, too', () => {
  expect(webAddress('HTTPS://disk.example/1')).toBe('HTTPS://disk.example/1');
  expect(linkText('HTTPS://disk.example/1')).toBe('disk.example/1');
});
