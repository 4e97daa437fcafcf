import { reloadDictionaries } from '#dictionaries/dictionary-data.ts';
import type { EntityForm, StoredEntity } from '#form/described/entity-form.ts';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { editAddresses } from './edit-addresses.ts';
import { EditFrame } from './edit-frame.tsx';

type AnyForm = EntityForm<Record<string, unknown>, StoredEntity>;

/** Said of a section while a required field of it is empty (2§2, H-20); literal. */
export const UNFILLED = 'Заполните данный раздел';

/** What every form of the industrial domain has. */
export const industrialForms: Pick<AnyForm, 'askAnew' | 'Crumbs' | 'staysOpen'> & { readonly Frame: typeof EditFrame } =
  {
    askAnew: (client) => reloadDictionaries(client, 'industrial'),
    Crumbs: IndustrialCrumbs,
    Frame: EditFrame,
    staysOpen: true,
  };

/** Nothing beside the form but the tree. */
export const noPreview = () => null;

/** The list of complexes on the way to a form. */
export const listCrumb = { label: 'Объекты', to: editAddresses.list } as const;
