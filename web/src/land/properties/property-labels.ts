import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';

export const sortLabels = {
  DateTimeCreated: 'По дате создания',
  LastConversationDate: 'По дате разговора',
  Price: 'По цене',
  Area: 'По площади',
  PricePerHa: 'По цене за га',
} as const satisfies Record<PropertyListSort, string>;
