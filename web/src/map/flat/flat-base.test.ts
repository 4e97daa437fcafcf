import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { flatBaseCame, useFlatBase } from './flat-base.ts';

function Names() {
  return useFlatBase()?.places.features.map(({ properties }) => properties.name);
}
const drawn = () => renderToStaticMarkup(createElement(Names));

test('a drawing made once the base map has come has it from its first frame: printing waits for no second one', async () => {
  const place = { type: 'Feature', properties: { name: 'Коломна', rank: 8 }, geometry: null };
  const answers = vi.fn(async () => Response.json({ type: 'FeatureCollection', features: [place] }));
  vi.stubGlobal('fetch', answers);
  try {
    expect(drawn()).toBe('');
    await flatBaseCame();
    expect(drawn()).toBe('Коломна');
  } finally {
    vi.unstubAllGlobals();
  }
});
