/** Tabs of the page of a complex, in their order. */
export const complexTabs = [
  'buildings',
  'passport',
  'photos',
  'documents',
  'deals',
  'linked',
  'requests',
  'shown',
  'history',
] as const;
export type ComplexTab = (typeof complexTabs)[number];

/** Parsed URL of the page of a complex; absent parameters have their defaults. */
export interface ComplexPageSearch {
  /** 'buildings' by default. */
  readonly tab?: ComplexTab | undefined;
  /** The chosen building; the first one by default. */
  readonly building?: string | undefined;
  /** The chosen vacancy of the chosen building. */
  readonly vacancy?: string | undefined;
  /** The chosen deal; the latest by default. */
  readonly deal?: string | undefined;
  /** Whether archived parts are shown instead of active ones (H-08). */
  readonly archive?: true | undefined;
}

export function readComplexPageSearch(raw: Readonly<Record<string, unknown>>): ComplexPageSearch {
  const tab = complexTabs.find((one) => one === raw['tab']);
  const id = (name: string) => (typeof raw[name] === 'string' && raw[name] !== '' ? raw[name] : undefined);
  return {
    // Present even when undefined: for an absent key the router would keep the unchecked value.
    tab: tab === 'buildings' ? undefined : tab,
    building: id('building'),
    vacancy: id('vacancy'),
    deal: id('deal'),
    archive: raw['archive'] === true ? true : undefined,
  };
}

/** Link to the page of a complex with this search. */
export function complexAddress(id: string, { tab, building, vacancy, deal, archive }: ComplexPageSearch = {}): string {
  const given = Object.entries({ tab, building, vacancy, deal, archive }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return `/industrial/complex/${id}${given.length > 0 ? `?${query}` : ''}`;
}
