import { reloadDictionaries } from '#dictionaries/dictionary-data.ts';
import type { EntityForm, StoredEntity } from '#form/described/entity-form.ts';
import { LandCrumbs } from './land-crumbs.tsx';

type AnyForm = EntityForm<Record<string, unknown>, StoredEntity>;

/** Common properties of all forms of the land domain. */
export const landForms: Pick<AnyForm, 'askAnew' | 'Crumbs'> = {
  askAnew: (client) => reloadDictionaries(client, 'land'),
  Crumbs: LandCrumbs,
};
