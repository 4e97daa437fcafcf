import { reloadDictionaries } from '#dictionaries/dictionary-data.ts';
import type { EntityForm, StoredEntity } from '#form/described/entity-form.ts';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { editAddresses } from './edit-addresses.ts';
import { EditFrame } from './edit-frame.tsx';

type AnyForm = EntityForm<Record<string, unknown>, StoredEntity>;

/** Literal text of a form section while one of its required fields is empty (2§2, H-20). */
export const UNFILLED = 'Заполните данный раздел';

/** Common properties of all industrial forms. */
export const industrialForms: Pick<AnyForm, 'askAnew' | 'Crumbs' | 'staysOpen'> & { readonly Frame: typeof EditFrame } =
  {
    askAnew: (client) => reloadDictionaries(client, 'industrial'),
    Crumbs: IndustrialCrumbs,
    Frame: EditFrame,
    staysOpen: true,
  };

/** For forms without a preview card: only the tree is next to them. */
export const noPreview = () => null;

/** Breadcrumb of the list of complexes. */
export const listCrumb = { label: 'Объекты', to: editAddresses.list } as const;
