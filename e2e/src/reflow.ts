import { expect, type Page } from '@playwright/test';
import { slowness } from './slowness.ts';

/**
 * A telephone upright and on its side; a wide screen at 200 %, where the height is halved too; the smallest wide
 * layout; a laptop; a desk.
 */
const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 800, height: 600 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** Touch targets have a minimum size below this width (1§9, sm) (CSS px). */
const NARROW_PX = 800;

/** Touch targets also have a minimum size below this height (CSS px). */
const LOW_PX = 480;

/** Time for a screen to adapt to a new size (ms). */
const SETTLING_MS = 3_000;

/** Minimum touch target (WCAG 2.5.5), CSS px. */
const TARGET_PX = 44;

/**
 * Expects the open screen to fit every width (WCAG 1.4.4, 1.4.10): no content is cut, leaves the screen or overlaps,
 * and only frames such as tables scroll sideways. On narrow screens, touch targets are large enough.
 * @param ready waits until the screen is shown at a width; by default for the heading
 */
export async function expectReflow(
  page: Page,
  name = page.url(),
  ready?: (page: Page) => Promise<void>,
): Promise<void> {
  expect.soft(await findReflowTroubles(page, ready), name).toEqual([]);
}

/** Problems by width. */
export async function findReflowTroubles(page: Page, ready?: (page: Page) => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (ready) await ready(page);
    else await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const isForThumb = size.width < NARROW_PX || size.height < LOW_PX;
    const said = await settledTroubles(page, isForThumb ? TARGET_PX : 0);
    found.push(...said.map((one) => `${size.width} px: ${one}`));
  }
  return found;
}

/** Problems that remain. After a change of width, a table may be replaced by cards only once these are loaded. */
async function settledTroubles(page: Page, targetPx: number): Promise<string[]> {
  const deadline = performance.now() + SETTLING_MS * slowness;
  let said = await findLayoutTroubles(page, targetPx);
  while (said.length > 0 && performance.now() < deadline) said = await findLayoutTroubles(page, targetPx);
  return said;
}

/**
 * Problems at the current width.
 * @param targetPx least size of targets
 */
export function findLayoutTroubles(page: Page, targetPx = 0): Promise<string[]> {
  return page.evaluate(troublesOfLayout, { targetPx });
}

/** Runs in the page, so it cannot use anything outside of itself. */
async function troublesOfLayout({ targetPx }: { targetPx: number }): Promise<string[]> {
  // Two frames, for resize observers to apply their changes.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Item {
    readonly element: Element;
    readonly name: string;
    /** Position within its scroll container. */
    readonly box: Box;
    /** The visible part. */
    readonly seen: Box | undefined;
    readonly scroller: Element | null;
    /** The sticky bar it belongs to. */
    readonly layer: Element | null;
  }

  const tolerancePx = 2;
  const controls =
    'a[href], button, input:not([type=hidden]), textarea, select, [role=tab], [role=option], [role=menuitem], [role=combobox], label:has(input)';
  const troubles = new Set<string>();
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], dialog[open]')].filter(
    isDrawn,
  );
  // Content under a dialog cannot be reached.
  const scope = dialogs.at(-1) ?? document.body;

  function isDrawn(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  }
  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `${element.tagName.toLowerCase()} «${words.replace(/\s+/g, ' ').slice(0, 60)}»`;
  }
  function meet(one: Box, other: Box): Box | undefined {
    const box = {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    };
    return box.right - box.left > tolerancePx && box.bottom - box.top > tolerancePx ? box : undefined;
  }
  const isText = ({ name }: Item) => name.startsWith('text');
  /** Whether the edges of an element are visible. */
  function hasFace({ element }: Item): boolean {
    const style = getComputedStyle(element);
    return !/, 0\)$|transparent/.test(style.backgroundColor) || Number.parseFloat(style.borderTopWidth) > 0;
  }
  /** Whether an element is a pressable picture, which arrows, a count and a caption may overlay. */
  function isPicture({ element, box }: Item): boolean {
    return (
      element.matches('button, a') &&
      element.textContent?.trim() === '' &&
      box.right - box.left > 90 &&
      box.bottom - box.top > 60
    );
  }
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  /** Frames meant to scroll sideways: a table, a photo strip; map content is ignored. */
  const isAsideFrame = (element: Element) =>
    element.querySelector(':scope > [role=grid]') !== null || element.matches('[data-scrolls-aside]');
  const isFree = (element: Element) => element.closest('.maplibregl-map, svg, [aria-hidden=true]') !== null;

  interface Frame {
    readonly isLayer: boolean;
    readonly isOpen: boolean;
    readonly isScrolled: boolean;
    readonly isForEarsAlone: boolean;
    /** Whether it cuts its text with an ellipsis. */
    readonly isShortening: boolean;
    readonly overflowX: string;
    readonly overflowY: string;
    readonly clip: Box;
  }
  const frames = new Map<Element, Frame>();
  /** Cached per element, because most frames contain many others. */
  function frameOf(element: Element): Frame {
    const known = frames.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const { overflowX, overflowY, clipPath } = style;
    const above = element.parentElement;
    const frame = {
      isLayer: style.position === 'sticky' || style.position === 'fixed',
      isOpen: overflowX === 'visible' && overflowY === 'visible',
      isScrolled: scrolls(overflowY) || scrolls(overflowX),
      isForEarsAlone: clipPath === 'inset(50%)' || (above !== null && frameOf(above).isForEarsAlone),
      isShortening: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      overflowX,
      overflowY,
      clip: element.getBoundingClientRect(),
    };
    frames.set(element, frame);
    return frame;
  }

  /** @returns undefined for an element clipped completely and not scrollable into view */
  function itemOf(element: Element, from: Element, rect: Box, name: string): Item | undefined {
    let box: Box | undefined = rect;
    let seen: Box | undefined = rect;
    let scroller: Element | null = null;
    let layer: Element | null = null;
    for (let above: Element | null = from; above !== null; above = above.parentElement) {
      const { isLayer, isOpen, isScrolled, clip } = frameOf(above);
      if (isLayer) layer ??= above;
      if (isOpen) continue;
      seen = seen && meet(seen, clip);
      if (isScrolled) scroller ??= above;
      if (scroller === null) box = box && meet(box, clip);
    }
    return box && { element, name, box, seen, scroller, layer };
  }

  // Frames.
  for (const frame of [document.documentElement, ...scope.querySelectorAll('*')]) {
    const isScrolled = frame === document.documentElement || scrolls(frameOf(frame).overflowX);
    if (
      isScrolled &&
      frame.scrollWidth > frame.clientWidth + 1 &&
      frame.clientWidth > 0 &&
      !isAsideFrame(frame) &&
      !isFree(frame)
    ) {
      troubles.add(
        `${frame.tagName.toLowerCase()} ${frame.className} scrolls sideways: ${frame.scrollWidth} > ${frame.clientWidth}`,
      );
    }
  }

  // Controls.
  const found = [...scope.querySelectorAll(controls)].filter(
    (element) =>
      isDrawn(element) &&
      !isFree(element) &&
      !frameOf(element).isForEarsAlone &&
      !element.matches('label input, [tabindex="-1"]:not(a)'),
  );
  const items = found.flatMap(
    (element) =>
      itemOf(element, element.parentElement ?? element, element.getBoundingClientRect(), nameOf(element)) ?? [],
  );
  const isInTable = (element: Element) => element.closest('[role=grid]') !== null;
  for (const { element, name, box, seen } of items) {
    if (isInTable(element) || element.closest('[data-scrolls-aside]')) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    // A field has its own controls at its end.
    if (seen && !element.matches('input, textarea') && isCovered(element, seen)) troubles.add(`${name} is covered`);
    if (rect.right > innerWidth + 1 || rect.left < -1) troubles.add(`${name} leaves the screen`);
    else if (box.right < rect.right - tolerancePx || box.left > rect.left + tolerancePx)
      troubles.add(`${name} is cut off`);
  }

  /** Whether another element takes the press, except a sticky bar. */
  function isCovered(element: Element, { right, top, bottom }: Box): boolean {
    const hit = document.elementFromPoint(right - 3, (top + bottom) / 2);
    if (hit === null || element.contains(hit) || hit.contains(element)) return false;
    const label = hit.closest('label');
    return label?.contains(element) !== true && layerOf(hit) === layerOf(element);
  }
  function layerOf(element: Element): Element | null {
    for (let above: Element | null = element; above !== null; above = above.parentElement) {
      if (frameOf(above).isLayer) return above;
    }
    return null;
  }

  // Texts.
  const texts: Item[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (holder === null || words === '' || !isDrawn(holder) || isFree(holder)) continue;
    if (holder.closest('option, noscript, script, style') !== null || frameOf(holder).isForEarsAlone) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const name = `text «${words.replace(/\s+/g, ' ').slice(0, 60)}»`;
      const item = itemOf(holder, holder, rect, name);
      if (item) texts.push(item);
      if (isInTable(holder) || holder.closest('[data-scrolls-aside]')) continue;
      for (let above: Element | null = holder; above !== null; above = above.parentElement) {
        const { isShortening, overflowX, overflowY, clip } = frameOf(above);
        if (isShortening) break;
        const isCutAside =
          overflowX !== 'visible' && (rect.right > clip.right + tolerancePx || rect.left < clip.left - tolerancePx);
        const isCutBelow =
          (overflowY === 'hidden' || overflowY === 'clip') && rect.bottom > clip.bottom + rect.height / 3;
        if (isCutAside || isCutBelow) {
          troubles.add(`${name} is cut off by ${above.tagName.toLowerCase()} ${above.className}`);
          break;
        }
        if (scrolls(overflowY)) break;
      }
      if (rect.right > innerWidth + 1 && item?.seen === undefined) continue;
      if (rect.right > innerWidth + 1 && !ellipsised(holder)) troubles.add(`${name} leaves the screen`);
    }
  }
  function ellipsised(holder: Element): boolean {
    for (let above: Element | null = holder; above !== null; above = above.parentElement) {
      if (frameOf(above).isShortening) return true;
    }
    return false;
  }

  // Overlaps. Elements that are apart, nearly all pairs, are skipped first.
  const all = [...items, ...texts];
  for (const [index, one] of all.entries()) {
    for (let next = index + 1; next < all.length; next += 1) {
      const other = all[next];
      if (other === undefined || one.layer !== other.layer) continue;
      const isTogether = one.scroller === other.scroller;
      const [left, right] = isTogether ? [one.box, other.box] : [one.seen, other.seen];
      if (!left || !right || !meet(left, right)) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (sameField(one.element, other.element) || isPicture(one) || isPicture(other)) continue;
      // A link's invisible target may extend over its neighbours.
      if (isText(one) !== isText(other) && !hasFace(isText(one) ? other : one)) continue;
      troubles.add(`${one.name} lies over ${other.name}`);
    }
  }
  /** Whether both belong to one field: a button inside it, or its label. */
  function sameField(one: Element, other: Element): boolean {
    const field = one.closest('.mantine-Input-wrapper, .mantine-InputWrapper-root, label, [data-one-field]');
    return field?.contains(other) ?? false;
  }

  // Targets.
  if (targetPx > 0) {
    for (const { element, name } of items) {
      if (isInTable(element) || element.closest('[data-scrolls-aside] [data-small]')) continue;
      const label = element.closest('label') ?? element;
      const rect = label.getBoundingClientRect();
      const words = element instanceof HTMLInputElement && element.type !== 'text' ? element.labels?.[0] : undefined;
      if (words && words.getBoundingClientRect().height >= targetPx - 1) continue;
      if (rect.width >= targetPx - 1 && rect.height >= targetPx - 1) continue;
      if (isInSentence(element)) continue;
      label.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = label.getBoundingClientRect();
      const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, targetPx / 2 - 1];
      const isHit = ([dx, dy]: readonly [number, number]) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (label.contains(hit) || (hit.contains(label) && hit.closest(controls) !== null));
      };
      const sides: readonly (readonly [number, number])[] = [
        [-half, 0],
        [half, 0],
        [0, -half],
        [0, half],
      ];
      if (!sides.every(isHit)) {
        troubles.add(`${name} is smaller than a thumb: ${Math.round(rect.width)} × ${Math.round(rect.height)}`);
      }
    }
  }
  /** An inline link is as high as its line (WCAG 2.5.5, inline). */
  function isInSentence(element: Element): boolean {
    if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement?.textContent?.trim().length ?? 0;
    return around > (element.textContent?.trim().length ?? 0);
  }
  return [...troubles];
}
