import { DECLARED_LAYOUT } from '#table/column-layout.ts';
import type { ColumnSet } from '#table/column-memory.ts';

/** Layout in the declared order that hides and shows these columns, and leaves the others as declared. */
function showing(hidden: readonly string[], shown: readonly string[]): ColumnSet['layout'] {
  return {
    ...DECLARED_LAYOUT,
    visibility: Object.fromEntries([...hidden.map((id) => [id, false]), ...shown.map((id) => [id, true])]),
  };
}

/** Predefined column sets; a person's own sets are added to them. */
export const propertyColumnSets: readonly ColumnSet[] = [
  { name: 'Основные', layout: DECLARED_LAYOUT },
  {
    name: 'Продажа',
    layout: showing(
      ['category', 'responsibleEmployeeId', 'lastConversationDate', 'dateTimeCreated', 'address'],
      ['onSale', 'ownershipType', 'bestUses', 'client'],
    ),
  },
  {
    name: 'Проверка данных',
    layout: showing(
      ['pricePerHa', 'utilities', 'landHighway', 'category'],
      ['isChecked', 'coordinates', 'linkToDisk', 'linkToDocumentation', 'comment'],
    ),
  },
];
