import { afterEach, expect, test, vi } from 'vitest';
import { printWhole } from './use-is-printed.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A fake page; the test advances its frames, clock and pictures. */
function openPage() {
  const frames: (() => void)[] = [];
  const page = { now: 0, images: [] as { loading: string; complete: boolean }[], print: vi.fn() };
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('performance', { now: () => page.now });
  vi.stubGlobal('document', page);
  vi.stubGlobal('print', page.print);
  /** Runs `count` animation frames. */
  const draw = (count: number) => {
    for (let n = 0; n < count; n += 1) for (const frame of frames.splice(0)) frame();
  };
  return { page, draw };
}

test('printing begins after the calls of what is drawn for it, and waits for each of them', () => {
  const { page, draw } = openPage();
  let isLoading = false;
  printWhole(() => isLoading);
  draw(1);
  expect(page.print).not.toHaveBeenCalled();
  isLoading = true;
  draw(9);
  expect(page.print).not.toHaveBeenCalled();
  isLoading = false;
  draw(9);
  expect(page.print).toHaveBeenCalledOnce();
});

test('printing waits for the pictures of the page, not for those that load when scrolled to', () => {
  const { page, draw } = openPage();
  const photo = { loading: 'eager', complete: false };
  page.images = [{ loading: 'lazy', complete: false }, photo];
  printWhole(() => false);
  draw(9);
  expect(page.print).not.toHaveBeenCalled();
  photo.complete = true;
  draw(9);
  expect(page.print).toHaveBeenCalledOnce();
});

test('a call that never ends holds printing up for 20 s', () => {
  const { page, draw } = openPage();
  printWhole(() => true);
  draw(9);
  page.now = 19_999;
  draw(9);
  expect(page.print).not.toHaveBeenCalled();
  page.now = 20_000;
  draw(1);
  expect(page.print).toHaveBeenCalledOnce();
});
