import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PieceProps, piece } from './look.ts';

const classes = new Set(
  [...readFileSync(join(import.meta.dirname, 'look.css'), 'utf8').matchAll(/^\s+\.(piece-[\w-]+) \{/gm)].map(
    ([, name = '']) => name,
  ),
);

function drawn(props: PieceProps): { className: string; style: object; title?: string } {
  return piece('div', undefined, props).props as never;
}

test('every value with a class of its own has its rule', () => {
  expect(classes.size).toBeGreaterThan(80);
  for (const name of classes) {
    const [, prop = '', value] = /^piece-([a-zA-Z]+)(?:-(.+))?$/.exec(name) ?? [];
    if (prop === 'row' || prop === 'stack') continue;
    const { className, style } = drawn({ [prop]: value ?? true });
    expect(className, name).toBe(name);
    expect(style).toEqual({});
  }
});

test('a style prop is a class, with a variable where its value is rare; anything else is an attribute', () => {
  expect(drawn({ gap: 8, mt: 7, title: 'Площадь' })).toMatchObject({
    className: 'piece-gap-8 piece-mt',
    style: { '--piece-mt': '7px' },
    title: 'Площадь',
  });
  expect(drawn({ truncate: undefined, className: 'cell' }).className).toBe('cell');
});
