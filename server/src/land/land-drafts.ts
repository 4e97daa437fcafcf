import { NewProperty } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { sql } from 'kysely';
import { createEntity } from '#database/entity-writes.ts';
import { type DraftDomain, draftedKind } from '#drafts/draft-domain.ts';
import { propertyEntity } from './properties/property-entity.ts';

/** Drafts of plots. */
export const landDraftDomain: DraftDomain = {
  domain: 'land',
  kinds: [
    draftedKind({
      kind: 'property',
      creation: NewProperty,
      described: propertyFields,
      areaOf: ({ area }) => (typeof area === 'number' ? area : null),
      create: (tx, { newId, copyOf, ...fields }, employeeId) =>
        createEntity(propertyEntity, tx, { newId, copyOf, fields }, employeeId),
    }),
  ],
  parentHas: () => sql<boolean>`false`,
  findParents: async () => [],
};
