/** Tabs of the page of a vacancy, in their order. */
export const vacancyTabs = ['areas', 'photos', 'requests', 'shown', 'history'] as const;
export type VacancyTab = (typeof vacancyTabs)[number];

/** Parsed URL of the page of a vacancy. */
export interface VacancyPageSearch {
  /** 'areas' by default. */
  readonly tab?: Exclude<VacancyTab, 'areas'> | undefined;
}

export function readVacancyPageSearch(raw: Readonly<Record<string, unknown>>): VacancyPageSearch {
  const tab = vacancyTabs.find((one) => one === raw['tab']);
  // Present even when undefined: for an absent key the router would keep the unchecked value.
  return { tab: tab === 'areas' ? undefined : tab };
}
