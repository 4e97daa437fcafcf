import { type Property, PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { photosProblem } from '#files/photo-rules.ts';
import { isFilled } from '#form/rules.ts';
import { schemaProblems } from '#form/sections/field-problems.ts';
import type { Problems } from '#form/sections/form-plan.ts';
import { linkProblem } from '#form/sections/kept-value.ts';
import { fieldOfPath, isUtilityField, type PropertyFieldName } from './property-sections.ts';
import { type PropertyValues, toFields, toValues } from './property-values.ts';
import { sameField } from './same-field.ts';

const links = ['linkToPublicCadastralMap', 'linkToDocumentation', 'linkToDisk'] as const;

/**
 * The server's own checks, made before it is asked (contract), and more: a link that somebody has just changed must look
 * like one; changed photos have their types, and one of them is for the presentation (IMG-011, H-06).
 */
export function checkValues(values: PropertyValues, loaded?: Property): Problems<PropertyFieldName> {
  const found = schemaProblems(PropertyFields, toFields(values, loaded), fieldOfPath);
  const before = loaded && toValues(loaded);
  for (const name of links) {
    const problem = linkProblem(values[name], before?.[name]);
    if (problem !== undefined && !found.has(name)) found.set(name, problem);
  }
  const isOld = before !== undefined && sameField('images', values, before);
  const photos = isOld ? undefined : photosProblem(values.images);
  if (photos !== undefined && !found.has('images')) found.set('images', photos);
  return found;
}

/** Whether something stands in a field; yes/no and numbers always count, 0 too (1§5). */
export function isFieldFilled(values: PropertyValues, name: PropertyFieldName): boolean {
  if (isUtilityField(name)) return values[name].kind !== 0;
  if (name === 'position') return values.position.latitude !== null && values.position.longitude !== null;
  return isFilled(values[name]);
}
