import { advantageFlags, type PropertyFlag } from '@gektar/contract/land/properties/property-flags.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import { flagWords, propertyLabels } from '#land/properties/property-labels.ts';
import type { PropertyValues } from './property-values.ts';

export type PropertyFieldName = keyof PropertyValues;

/** Sections of the form and their fields in the order of the screen (1§2, D-04). */
export const sections = [
  {
    id: 'about',
    title: 'Об объекте',
    fields: [
      'cadastralNumbers',
      'propertyType',
      'lastConversationDate',
      'responsibleEmployeeId',
      'landContact',
      'companyId',
      'contactId',
      'referralContactId',
      'referralAppointmentDateTime',
      'referralComment',
    ],
  },
  {
    id: 'address',
    title: 'Адрес',
    fields: ['address', 'landHighway', 'position', 'isApproximatePosition', 'polygons', 'linkToPublicCadastralMap'],
  },
  {
    id: 'general',
    title: 'Общая информация',
    fields: [
      'area',
      'price',
      'kmFromCity',
      'category',
      'ownershipType',
      'region',
      'buildingArea',
      'linkToDocumentation',
      'linkToDisk',
      'bestUses',
      'permittedUseTypes',
      'okveds',
      ...utilityKeys,
    ],
  },
  { id: 'advantages', title: 'Преимущества', fields: [...advantageFlags] },
  {
    id: 'extra',
    title: 'Доп. информация',
    fields: ['onSale', 'isChecked', 'isActive', 'isConfidentially', 'isUnfriendlyCountry', 'comment', 'documents'],
  },
  { id: 'photos', title: 'Загрузка фотографий', fields: ['images'] },
] as const satisfies readonly Section[];

interface Section {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly PropertyFieldName[];
}

/** Every field of the form, in the order of the screen. */
export const fieldNames: readonly PropertyFieldName[] = sections.flatMap((section): PropertyFieldName[] => [
  ...section.fields,
]);

/** Required of an object (1§5), on edit without the two that only the creation wizard asks for (D-03). */
export const requiredFields: ReadonlySet<PropertyFieldName> = new Set<PropertyFieldName>([
  'category',
  'cadastralNumbers',
  'lastConversationDate',
  'region',
  'area',
  'position',
  'kmFromCity',
  'ownershipType',
  'propertyType',
  'linkToDisk',
  'linkToDocumentation',
  'responsibleEmployeeId',
]);

/** What creation asks for: the lists of the wizard and of the entity together (D-03). */
export const newRequiredFields: ReadonlySet<PropertyFieldName> = new Set([
  ...requiredFields,
  'price',
  'permittedUseTypes',
]);

const utilityNames: ReadonlySet<string> = new Set(utilityKeys);

export function isUtilityField(name: PropertyFieldName): name is UtilityKey {
  return utilityNames.has(name);
}

/** Label of a field (docs/glossary.md). */
export function labelOf(name: PropertyFieldName): string {
  if (isUtilityField(name)) return utilityKinds[name].name;
  if (name in flagWords) return flagWords[name as PropertyFlag].label;
  return name === 'position' ? propertyLabels.coordinates : propertyLabels[name as keyof typeof propertyLabels];
}

/** The form's field that shows a value of the wire: `latitude` → `position`, `gasSupply.to` → `gasSupply`. */
export function fieldOfPath(path: string | readonly PropertyKey[]): PropertyFieldName | undefined {
  const [head] = typeof path === 'string' ? path.split('.') : path;
  if (head === 'latitude' || head === 'longitude') return 'position';
  return fieldNames.find((name) => name === head);
}
