import { isRecord } from '@gektar/contract/records.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';

/** Text of an audit value that its field description cannot format; undefined for an empty value. */
type OwnText = (value: unknown) => string | undefined;

/** '3 фотографии': length of a list whose entries have no name. */
export function countText(forms: PluralForms): OwnText {
  return (value) => (Array.isArray(value) && value.length > 0 ? formatCountOf(value.length, forms) : undefined);
}

/** 'План.pdf, ЕГРН.pdf'; without names their number. @param nameOf name of one entry */
export function namesText(forms: PluralForms, nameOf: (entry: unknown) => unknown = named('name')): OwnText {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const names = value.map(nameOf).filter((name) => typeof name === 'string' && name !== '');
    return names.length === value.length ? names.join(', ') : formatCountOf(value.length, forms);
  };
}

/** Reads a property of a record, or of a record inside it: `named('company', 'name')`. */
export function named(...path: readonly string[]): (entry: unknown) => unknown {
  return (entry) => path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), entry);
}

/** A list of texts, such as cadastral numbers. */
export const listText: OwnText = (value) =>
  Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : undefined;

/** '55.751244' */
export const degreesText: OwnText = (value) => (typeof value === 'number' ? value.toFixed(6) : undefined);

/** Name of a dictionary value that the audit stores as a record. */
export const nameText: OwnText = (value) => {
  const name = named('name')(value);
  return typeof name === 'string' ? name : undefined;
};

/** A text as it is. */
export const plainText: OwnText = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

export const photoForms: PluralForms = ['фотография', 'фотографии', 'фотографий'];
export const documentForms: PluralForms = ['документ', 'документа', 'документов'];
export const outlineForms: PluralForms = ['контур', 'контура', 'контуров'];
