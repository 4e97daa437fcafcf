import {
  anyInTree,
  anyOf,
  anyOfRecords,
  type Criteria,
  during,
  is,
  olderThan,
  only,
  within,
} from '#criteria/criterion.ts';
import { numberPart, search, supply } from '#land/land-criteria.ts';
import { utilityKeys } from '#land/utility.ts';
import { MOST_OVERDUE_DAYS } from '#list-limits.ts';
import { forEachName } from '#records.ts';
import { factsForBrokers } from './plot-facts.ts';
import { propertyFields } from './property-fields.ts';
import { propertyFlags } from './property-flags.ts';

/**
 * The filter of a list of objects (D-13): all criteria hold at once; an empty one restricts nothing, except `ids`. The
 * search text is a number, address, client, person or telephone in any form (0022); one or two characters match the
 * beginning of a number.
 */
export const propertyCriteria = {
  /** true = active, false = archived, null = both (1§2). */
  isEnabled: is('isEnabled'),
  ids: only('id'),
  searchText: search('searchText'),
  /** Text that occurs in any of the object's numbers. */
  cadastralNumber: numberPart('cadastralNumbers'),
  regionIds: anyOf('region'),
  landHighwayIds: anyOf('landHighway'),
  propertyTypeIds: anyOf('propertyType'),
  categoryIds: anyOf('category'),
  ownershipTypeIds: anyOf('ownershipType'),
  bestUseIds: anyOf('bestUses'),
  permittedUseTypeIds: anyOf('permittedUseTypes'),
  okvedIds: anyInTree('okveds'),
  responsibleEmployeeIds: anyOfRecords('responsibleEmployeeId'),
  /** Filtering by price per hectare is not in D-13. */
  ...forEachName(factsForBrokers('amounts'), (name) => within(name, { max: propertyFields[name].max })),
  lastConversationDate: during('lastConversationDate'),
  dateTimeCreated: during('dateTimeCreated'),
  actualizationDateTime: during('actualizationDateTime'),
  /**
   * Not in D-13: days since an object was actualized, or created if it never was. With the number of the settings, the
   * active ones are those of the bell (D-06, N-05).
   */
  overdueDays: olderThan('confirmed', { max: MOST_OVERDUE_DAYS }),
  ...forEachName(utilityKeys, supply),
  ...forEachName(propertyFlags, is),
} as const satisfies Criteria<keyof typeof propertyFields | 'id' | 'isEnabled' | 'searchText' | 'confirmed'>;
