import type { AnyRequest } from './request-kind.ts';

/** Data of a chosen request for the bar under the table. */
export type ChosenRequest = Pick<AnyRequest, 'id' | 'name' | 'isEnabled'>;

export function chosenRequest({ id, name, isEnabled }: AnyRequest): ChosenRequest {
  return { id, name, isEnabled };
}

export function requestsById(chosen: readonly ChosenRequest[]): ReadonlyMap<string, ChosenRequest> {
  return new Map(chosen.map((one) => [one.id, { id: one.id, name: one.name, isEnabled: one.isEnabled }]));
}
