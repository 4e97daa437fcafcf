import { type LandRequest, RequestFields } from '@gektar/contract/land/requests/request.ts';
import { isFilled } from '#form/rules.ts';
import { schemaProblems } from '#form/sections/field-problems.ts';
import type { Problems } from '#form/sections/form-plan.ts';
import { linkProblem } from '#form/sections/kept-value.ts';
import { fieldOfPathIn, isUtilityField, type RequestFieldName } from './request-sections.ts';
import { type RequestValues, toFields } from './request-values.ts';

/** The server's own checks, made before it is asked (contract), and that a link somebody has just changed looks like one. */
export function checkValues(values: RequestValues, loaded?: LandRequest): Problems<RequestFieldName> {
  const found = schemaProblems(RequestFields, toFields(values, loaded), fieldOfPathIn(values));
  const problem = linkProblem(values.linkToDisk, loaded?.linkToDisk);
  if (problem !== undefined && !found.has('linkToDisk')) found.set('linkToDisk', problem);
  return found;
}

/** Whether something stands in a field; yes/no and numbers always count, 0 too (1§5). */
export function isFieldFilled(values: RequestValues, name: RequestFieldName): boolean {
  if (isUtilityField(name)) return values[name].kind !== 0;
  if (name === 'area' || name === 'buildingArea' || name === 'budget') {
    return values[name].from !== null || values[name].to !== null;
  }
  return isFilled(values[name]);
}
