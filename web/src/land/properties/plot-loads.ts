import { objects } from '@gektar/format/plural.ts';
import type { LoadKind } from '#loads/load-kind.ts';

/** Loads of plots. */
export const plotLoads: LoadKind = {
  domain: 'land',
  forms: objects,
  manyWord: 'Объекты',
  newForms: ['новый', 'новых', 'новых'],
  readyWord: 'Готов',
  changedWord: 'изменён',
  title: { head: 'Участок', fields: ['cadastralNumbers'] },
  part: { head: 'Адрес', fields: ['address'] },
  names: {},
  firstFields: ['area', 'price', 'pricePerHa', 'region', 'landHighway', 'kmFromCity', 'category', 'permittedUseTypes'],
  list: { label: 'К списку объектов', path: '/land/property' },
  pathOf: (id) => `/land/property/${id}`,
};
