import { expect, test } from '@playwright/test';

test('the browser draws with WebGL 2, which the map needs', async ({ page }) => {
  await page.setContent('<canvas></canvas>');
  const colour = await page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    if (!gl) return undefined;
    gl.clearColor(0, 0.5, 1, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const pixel = new Uint8Array(4);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return [...pixel];
  });
  expect(colour).toEqual([0, 128, 255, 255]);
});

test('the browser has letters for Cyrillic without any font installed', async ({ page }) => {
  await page.setContent('<p></p>');
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return [];
    context.font = '100px sans-serif';
    return [...'ЩГі\uFFFF'].map((letter) => context.measureText(letter).width);
  });
  expect(new Set(widths).size).toBe(4);
});
