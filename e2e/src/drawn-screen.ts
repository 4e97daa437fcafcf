import type { Page, Request } from '@playwright/test';

/**
 * The screen counts as complete after looking this many times without a change: photos, counts and maps arrive late.
 */
const EQUAL_IN_A_ROW = 8;
const MOST_LOOKS = 400;

/** Placeholders for content that is still loading. */
const COMING = '[aria-label="Загрузка"], [aria-label="Карта загружается"]';

/**
 * Watches unanswered requests of a page, except the event stream, which never ends.
 * @returns function that returns their URLs
 */
export function watchWaiting(page: Page): () => readonly string[] {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/events') waiting.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'request', (request) => waiting.delete(request));
  return () => [...waiting].map((request) => request.url());
}

/**
 * The open screen as text, one line per box, word, control, icon or picture in document order: position and size (CSS
 * px: top left width×height), colours and states. Tests compare it with stored text, so they notice every visible
 * change, e.g. the order of cards or the width of a column.
 * @param waiting from `watchWaiting`, called before the page was opened; without it, pending requests are ignored
 * @param within selector of the part to draw, the last match; the whole screen by default
 * @throws {Error} when the screen does not come to rest
 */
export async function drawnScreen(
  page: Page,
  waiting: (() => readonly string[]) | undefined,
  within = 'body',
): Promise<string> {
  let last: string | undefined;
  let equal = 0;
  for (let looks = 0; looks < MOST_LOOKS && equal < EQUAL_IN_A_ROW; looks += 1) {
    const isComing = waiting !== undefined && (waiting().length > 0 || (await page.locator(COMING).count()) > 0);
    const isChanged = await page.evaluate(lookForChanges);
    if (isComing) {
      last = undefined;
    } else if (isChanged || last === undefined || equal === EQUAL_IN_A_ROW - 1) {
      // Reads the screen, which is costly; repeated at the end for changes that do not touch the document: hovered
      // parts, loaded photos.
      const now = (await page.evaluate(readScreen, within)).join('\n');
      equal = now === last ? equal + 1 : 1;
      last = now;
    } else {
      equal += 1;
    }
  }
  if (equal < EQUAL_IN_A_ROW) {
    throw new Error(`${page.url()} does not come to rest, waiting for: ${waiting?.().join(', ') || 'nothing'}`);
  }
  return `${last}\n`;
}

/**
 * Runs in the page, so it cannot use anything outside of itself. Waits three frames.
 * @returns whether elements, attributes or words have changed since the last call; true at the first one
 */
async function lookForChanges(): Promise<boolean> {
  const watched = globalThis as { changesOfScreen?: number };
  if (watched.changesOfScreen === undefined) {
    watched.changesOfScreen = 1;
    const observer = new MutationObserver(({ length }) => {
      watched.changesOfScreen = (watched.changesOfScreen ?? 0) + length;
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }
  const frames = 3;
  for (let frame = 0; frame < frames; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  const isChanged = watched.changesOfScreen > 0;
  watched.changesOfScreen = 0;
  return isChanged;
}

/** Runs in the page, so it cannot use anything outside of itself. */
function readScreen(within: string): string[] {
  const lines: string[] = [];
  const states = (
    'busy checked colcount current disabled expanded haspopup invalid keyshortcuts level live modal multiselectable ' +
    'orientation posinset pressed readonly required rowcount selected setsize sort valuemax valuemin valuenow valuetext'
  ).split(' ');
  /** Attributes for keyboards, password managers and new tabs. */
  const hints = ['autocomplete', 'download', 'inputmode', 'maxlength', 'rel', 'target'];
  const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

  /** `#1a2b3c`, followed by the opacity in percent if it is not 100. */
  function colour(value: string): string {
    const [red = 0, green = 0, blue = 0, alpha = 1] = [...value.matchAll(/[\d.]+/g)].map(Number);
    const hex = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
    return `#${hex}${alpha === 1 ? '' : `/${Math.round(alpha * 100)}`}`;
  }
  function place({ left, top, width, height }: DOMRect): string {
    return `${Math.round(top)} ${Math.round(left)} ${Math.round(width)}×${Math.round(height)}`;
  }
  function inSight({ left, top, right, bottom, width, height }: DOMRect): boolean {
    return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  }
  /** A short hash of an icon's shape. */
  function shapeOf(svg: Element): string {
    let sum = 0;
    // Removes hashes of style sheets from class names: `_river_x1y2z_21`.
    const drawing = svg.innerHTML.replace(/ id="[^"]*"|url\([^)]*\)|(?<=_[\w-]+)_[\w-]{5}_\d+(?=[ "])/g, '');
    for (const char of drawing) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 2 ** 32;
    return sum.toString(36);
  }
  function facesOf(element: Element, style: CSSStyleDeclaration): string {
    const parts: string[] = [];
    const background = colour(style.backgroundColor);
    if (!background.endsWith('/0')) parts.push(background);
    const borders = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
      style[`border${side}Style`] === 'none' || style[`border${side}Width`] === '0px'
        ? '-'
        : `${style[`border${side}Width`]} ${colour(style[`border${side}Color`])}`,
    );
    if (borders.some((border) => border !== '-'))
      parts.push(`border ${[...new Set(borders)].length === 1 ? borders[0] : borders.join(', ')}`);
    if (parts.length > 0 && style.borderTopLeftRadius !== '0px') parts.push(`round ${style.borderTopLeftRadius}`);
    if (style.boxShadow !== 'none') parts.push('shadow');
    if (style.opacity !== '1') parts.push(`opacity ${style.opacity}`);
    if (element.matches(':focus-visible')) parts.push('focus');
    return parts.join(' ');
  }
  function statesOf(element: Element): string {
    const said = states.flatMap((state) => {
      const value = element.getAttribute(`aria-${state}`);
      return value === null ? [] : [`${state}=${value}`];
    });
    for (const name of ['alt', 'title', 'aria-label', 'placeholder']) {
      const value = element.getAttribute(name);
      if (value)
        said.push(`${name}=${JSON.stringify(value.replaceAll(id, ':id').replaceAll(location.origin, ':origin'))}`);
    }
    for (const name of hints) if (element.hasAttribute(name)) said.push(`${name}=${element.getAttribute(name)}`);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      if (element.type !== 'text') said.push(`type=${element.type}`);
      said.push(
        element.type === 'checkbox' || element.type === 'radio'
          ? `on=${(element as HTMLInputElement).checked}`
          : `value=${JSON.stringify(element.value)}`,
      );
      if (element.disabled) said.push('disabled');
      if (element.readOnly) said.push('read-only');
    }
    if (element instanceof HTMLButtonElement && element.disabled) said.push('disabled');
    const address = element.getAttribute('href');
    if (address !== null && element instanceof HTMLAnchorElement) said.push(address.replaceAll(id, ':id'));
    return said.join(' ');
  }

  function visit(element: Element): void {
    // Toasts disappear by themselves.
    if (element.matches('.mantine-Notifications-root')) return;
    const style = getComputedStyle(element);
    // `display: contents`: the element has no box, but its children do.
    if (style.display !== 'contents' && !element.checkVisibility()) return;
    const box = element.getBoundingClientRect();
    const isSeen = style.visibility === 'visible' && inSight(box);
    const tag = element.tagName.toLowerCase();
    if (isSeen && tag === 'svg') {
      const name = element.getAttribute('aria-label');
      lines.push(
        `${place(box)} icon ${shapeOf(element)} ${colour(style.color)}${name ? ` ${JSON.stringify(name)}` : ''}`,
      );
      return;
    }
    if (isSeen) {
      const role = element.getAttribute('role');
      const isControl = element.matches(
        'a, button, input, textarea, select, summary, img, canvas, h1, h2, h3, h4, [role]',
      );
      const about = [facesOf(element, style), statesOf(element)].filter(Boolean).join(' ');
      if (isControl || about) lines.push([place(box), role ? `${tag}.${role}` : tag, about].filter(Boolean).join(' '));
    }
    // Skipped: drawn by the graphics card or by the map engine.
    if (tag === 'canvas') return;
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child);
      else if (child instanceof Text && style.visibility === 'visible') words(child, style);
    }
  }
  function words(text: Text, style: CSSStyleDeclaration): void {
    const said = text.data.replace(/[ \t\r\n]+/g, ' ').trim();
    if (said === '') return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!inSight(box)) return;
    const face = `${style.fontSize.replace('px', '')}/${style.fontWeight} ${colour(style.color)}`;
    const drawn = [style.textDecorationLine, style.textTransform, style.fontStyle]
      .filter((one) => one !== 'none' && one !== 'normal')
      .join(' ');
    const named = said.replaceAll(id, ':id').replaceAll(location.origin, ':origin');
    // Ids differ between runs, and so does the width of their text.
    const at = named === said ? place(box) : place(box).replace(/\d+×/, '×');
    lines.push(`${at} ${JSON.stringify(named)} ${face}${drawn && ` ${drawn}`}`);
  }

  const scope = [...document.querySelectorAll(within)].findLast(
    (element) => getComputedStyle(element).display === 'contents' || element.checkVisibility(),
  );
  if (scope) visit(scope);
  return lines;
}
