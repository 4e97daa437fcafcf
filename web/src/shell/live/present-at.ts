import type { PresentAt } from '@gektar/contract/events/event.ts';

/** The object that a page shows, and whether the page edits it. */
export interface OpenObject {
  readonly at: PresentAt;
  readonly isEditing: boolean;
}

const ID = '([0-9a-f-]{36})';

/** Paths of pages about one object; `within`: the first id is that of the complex, the second that of the object. */
const pages: readonly { pattern: RegExp; kind: PresentAt['kind']; within?: true; isEditing?: true }[] = [
  { pattern: new RegExp(`^/land/property/${ID}/edit$`), kind: 'property', isEditing: true },
  { pattern: new RegExp(`^/land/property/${ID}(?:/history)?$`), kind: 'property' },
  { pattern: new RegExp(`^/land/request/${ID}/edit$`), kind: 'land_request', isEditing: true },
  { pattern: new RegExp(`^/land/request/${ID}(?:/\\w+)?$`), kind: 'land_request' },
  { pattern: new RegExp(`^/industrial/complex/${ID}/edit$`), kind: 'complex', isEditing: true },
  { pattern: new RegExp(`^/industrial/complex/${ID}$`), kind: 'complex' },
  {
    pattern: new RegExp(`^/industrial/complex/${ID}/building/${ID}/edit$`),
    kind: 'building',
    within: true,
    isEditing: true,
  },
  {
    pattern: new RegExp(`^/industrial/complex/${ID}/building/[0-9a-f-]{36}/vacancy/${ID}/edit$`),
    kind: 'vacancy',
    within: true,
    isEditing: true,
  },
  { pattern: new RegExp(`^/industrial/vacancy/${ID}$`), kind: 'vacancy' },
  { pattern: new RegExp(`^/industrial/requests/${ID}/edit$`), kind: 'industrial_request', isEditing: true },
  { pattern: new RegExp(`^/industrial/requests/${ID}(?:/\\w+)?$`), kind: 'industrial_request' },
  { pattern: new RegExp(`^/(?:land|industrial)/load/${ID}$`), kind: 'load' },
];

/** The object of a page; undefined on other pages. */
export function openObjectOf(pathname: string): OpenObject | undefined {
  for (const { pattern, kind, within = false, isEditing = false } of pages) {
    const [, first, second] = pattern.exec(pathname.replace(/\/$/, '')) ?? [];
    const id = within ? second : first;
    if (id !== undefined) return { at: { kind, id, within: within ? (first ?? null) : null }, isEditing };
  }
  return undefined;
}
