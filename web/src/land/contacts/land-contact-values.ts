import {
  type LandContact,
  LandContactFields,
  type LandContactFields as SavedFields,
} from '@gektar/contract/land/contacts/land-contact.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { issuesOf } from '#form/issues.ts';

const names = ['lastName', 'firstName', 'middleName', 'phone', 'email', 'comment'] as const;
/** A field of the form, by its name on the wire. */
export type LandContactField = (typeof names)[number];
/** Typed values; '' is empty. */
export type LandContactValues = Readonly<Record<LandContactField, string>>;
export type LandContactProblems = Partial<Record<LandContactField, string>>;

/** Values of a contact, empty for a new one. */
export function valuesOf(contact: LandContact | undefined): LandContactValues {
  return forEachName(names, (name) => contact?.[name] ?? '');
}

/** Spaces at the ends do not count as a change. */
export function isChanged(values: LandContactValues, begunWith: LandContactValues): boolean {
  return names.some((name) => values[name].trim() !== begunWith[name].trim());
}

/** The fields to save, or errors by field, as found by the server's schema. */
export function checkContact(values: LandContactValues): { fields: SavedFields } | { problems: LandContactProblems } {
  const issues = issuesOf(LandContactFields, values);
  if (issues.length === 0) return { fields: LandContactFields.parse(values) };
  const problems: LandContactProblems = {};
  for (const { path, message } of issues) problems[path[0] as LandContactField] ??= message;
  return { problems };
}

/** Merge after a concurrent save: typed values stay, untouched fields take the stored ones. */
export function mergeValues(
  typed: LandContactValues,
  begunWith: LandContactValues,
  theirs: LandContactValues,
): LandContactValues {
  return forEachName(names, (name) => (typed[name].trim() === begunWith[name].trim() ? theirs[name] : typed[name]));
}
