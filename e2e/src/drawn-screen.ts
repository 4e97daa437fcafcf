import type { Page, Request } from '@playwright/test';

/** Equal readings in a row after which nothing arrives any more: photos, counts and maps come late. */
const EQUAL_IN_A_ROW = 8;
const MOST_READINGS = 400;

/** Stands where something is still to come. */
const COMING = '[aria-label="Загрузка"], [aria-label="Карта загружается"]';

/**
 * Watches the requests of a page that have no answer yet, except the stream of changes, which has no end.
 * @returns their addresses at the time of the call
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
 * What the open screen draws, as text: boxes, words, controls, icons and pictures in the order of the document, one a line, with their
 * place and size (CSS px: top left width×height), colours and states. A test compares it with the stored one, so that everything a person
 * sees counts: order of cards, width of a column, the word behind a number, what is cut, what is grey.
 * @param waiting from `watchWaiting`, called before the page was opened; without it the screen may wait for answers
 * @param within the part that is drawn, of which the last one counts; the whole screen by default
 * @throws {Error} when the screen does not come to rest
 */
export async function drawnScreen(
  page: Page,
  waiting: (() => readonly string[]) | undefined,
  within = 'body',
): Promise<string> {
  let last = '';
  let equal = 0;
  for (let readings = 0; readings < MOST_READINGS && equal < EQUAL_IN_A_ROW; readings += 1) {
    const isComing = waiting !== undefined && (waiting().length > 0 || (await page.locator(COMING).count()) > 0);
    const now = (await page.evaluate(readScreen, within)).join('\n');
    equal = isComing ? 0 : now === last ? equal + 1 : 1;
    last = now;
  }
  if (equal < EQUAL_IN_A_ROW) {
    throw new Error(`${page.url()} does not come to rest, waiting for: ${waiting?.().join(', ') || 'nothing'}`);
  }
  return `${last}\n`;
}

/** Runs in the page, so everything it needs is inside. */
async function readScreen(within: string): Promise<string[]> {
  const frames = 3;
  for (let frame = 0; frame < frames; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));

  const lines: string[] = [];
  const states = (
    'busy checked colcount current disabled expanded haspopup invalid keyshortcuts level live modal multiselectable ' +
    'orientation posinset pressed readonly required rowcount selected setsize sort valuemax valuemin valuenow valuetext'
  ).split(' ');
  /** What a keyboard, a password store or a new tab goes by. */
  const hints = ['autocomplete', 'download', 'inputmode', 'maxlength', 'rel', 'target'];
  const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

  /** `#1a2b3c`, with its opacity in percent where it is not whole. */
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
  /** Short, and the same for the same shape. */
  function shapeOf(svg: Element): string {
    let sum = 0;
    // A class of a module ends with a hash of its style sheet, `_river_x1y2z_21`.
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
    // Toasts go by themselves.
    if (element.matches('.mantine-Notifications-root')) return;
    const style = getComputedStyle(element);
    // Without a box itself, but its children have one.
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
    // Drawn by the graphics card, or by the engine of maps.
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
    // The width of an id differs from run to run.
    const at = named === said ? place(box) : place(box).replace(/\d+×/, '×');
    lines.push(`${at} ${JSON.stringify(named)} ${face}${drawn && ` ${drawn}`}`);
  }

  const scope = [...document.querySelectorAll(within)].findLast(
    (element) => getComputedStyle(element).display === 'contents' || element.checkVisibility(),
  );
  if (scope) visit(scope);
  return lines;
}
