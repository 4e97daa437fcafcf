import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';

export const requestSortLabels = {
  DateTimeCreated: 'По дате создания',
  LastConversationDate: 'По дате актуализации',
  Price: 'По бюджету',
  Area: 'По площади',
} as const satisfies Record<PropertySort, string>;
