import { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { QueryClient } from '@tanstack/react-query';
import { failureText, isFailure } from '#api/failure-text.ts';
import { failedFields } from '#form/sections/field-problems.ts';
import type { Problems } from '#form/sections/form-plan.ts';
import { askAnewWhereGone } from '#land/dictionaries/land-dictionary-data.ts';
import { showError } from '#ui/toast/toast.tsx';
import { fieldOfPathIn, type RequestFieldName } from './request-sections.ts';
import type { RequestValues } from './request-values.ts';

/** Says that it was not saved, and why. @returns what the server found wrong, at the fields that show it */
export function tellRefusal(
  client: QueryClient,
  title: string,
  error: unknown,
  values: RequestValues,
): Problems<RequestFieldName> {
  showError(title, failureText(error));
  askAnewWhereGone(client, error);
  const failed = failedFields(error, fieldOfPathIn(values));
  if (!isFailure(error, 'land_request.unknown_reference')) return failed;
  // The field has a value, as one sees: what is wrong is that nobody else has it any more.
  return new Map([...failed.keys()].map((name) => [name, failureText(error)]));
}

/** The present state of a request that is not as the save took it to be. */
export function changedState(error: unknown): LandRequest | undefined {
  return isFailure(error, 'land_request.changed') ? LandRequest.parse(error.current) : undefined;
}
