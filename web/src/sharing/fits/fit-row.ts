import type { Reason } from '#sharing/selection/near/request-match.ts';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import type { Fit, FitsAbout, FittedRequest } from './fits-kind.ts';

/** A line of 'Кому подходит'. */
export interface FitRow<Request extends FittedRequest> {
  /** Id of the request. */
  readonly id: string;
  readonly fit: Fit<Request>;
  /** undefined while the object cannot be compared: it is archived, or not loaded. */
  readonly reason: Reason | undefined;
  /** The compared object. */
  readonly object: SelectedRow | undefined;
  /** Name of the best vacancy of a complex. */
  readonly objectName: string | undefined;
  /** Whether a colleague leads the request. */
  readonly isColleagues: boolean;
}

/** Lines for requests. Reasons are computed by the function that the search of each request uses. */
export function fitRows<Request extends FittedRequest, Row extends SelectedRow>(
  { rowOf, matchOf, nameOf, me }: Pick<FitsAbout<Request, Row>, 'rowOf' | 'matchOf' | 'nameOf' | 'me'>,
  fits: readonly Fit<Request>[],
): FitRow<Request>[] {
  return fits.map((fit) => {
    const { request, objectId, percent } = fit;
    const row = rowOf(objectId);
    return {
      id: request.id,
      fit,
      reason: row && percent !== null ? matchOf(request).reasonOf(row) : undefined,
      object: row,
      objectName: row && nameOf?.(row),
      isColleagues: request.responsibleEmployeeId !== null && request.responsibleEmployeeId !== me,
    };
  });
}
