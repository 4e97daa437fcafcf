import { isRecord } from '@gektar/contract/records.ts';
import { fold } from '#importing/sheets/fold.ts';
import { buildingKey, complexKey } from '#industrial/complexes/import/sheets/part-names.ts';
import type { FoundParents, ObjectPlace, ObjectValues } from '#loads/load-kind.ts';

/** A vacancy of a file with its building and complex. */
export interface PlacedVacancy {
  readonly values: ObjectValues;
  readonly parents: FoundParents | undefined;
  readonly place: ObjectPlace;
}

/** Name of a part of an object; empty for none. */
export function nameOf(values: ObjectValues, part: 'complex' | 'building'): string {
  const of = values[part];
  const name = isRecord(of) ? of['name'] : undefined;
  return typeof name === 'string' ? name : '';
}

/** Key that is equal for all vacancies of one complex, stored or new. */
export function complexNode({ values, parents, place }: PlacedVacancy): string {
  const name = nameOf(values, 'complex');
  return parents?.complexId ?? (place.complex?.isNew === true ? `only ${fold(name)}` : `new ${complexKey(name)}`);
}

/** Key that is equal for all vacancies of one building. */
export function buildingNode(vacancy: PlacedVacancy): string {
  const { values, parents, place } = vacancy;
  const name = nameOf(values, 'building');
  const own = place.building?.isNew === true ? `only ${fold(name)}` : `new ${buildingKey(name)}`;
  return parents?.buildingId ?? `${complexNode(vacancy)} / ${own}`;
}
