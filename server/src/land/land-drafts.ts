import { NewProperty } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { sql } from 'kysely';
import { createEntity } from '#database/entity-writes.ts';
import type { KnownValues } from '#dictionaries/known-values.ts';
import { findValuesVersion } from '#dictionaries/named-values.ts';
import { type DraftDomain, draftedKind, type NamedDraftValue } from '#drafts/draft-domain.ts';
import { withLandValues } from './dictionaries/land-values.ts';
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
  async readValues(db) {
    const version = () => findValuesVersion(db);
    const [values] = await withLandValues(db, version, (_, known) => known);
    const lists: Readonly<Record<string, KnownValues<NamedDraftValue>>> = { ...values };
    return (source, id) => lists[source]?.find(id);
  },
  findParents: async () => [],
};
