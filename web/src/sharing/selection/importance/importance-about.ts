import type { CallOptions } from '@gektar/contract/call.ts';
import type { Importance } from '@gektar/contract/criteria/importance.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { ChangeKind } from '@gektar/contract/events/event.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import type { ImportancePreview, ImportancePreviewInput } from '@gektar/contract/requests/importance-preview.ts';
import { keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { PreviewedObjects } from './preview-foot.tsx';
import type { WeighedRequest } from './weighed-request.ts';

/** A request whose weights are previewed. */
interface Versioned {
  readonly id: string;
  readonly rowVersion: number;
}

interface PreviewCall<Row> {
  readonly domain: Domain;
  readonly changedBy: readonly ChangeKind[];
  readonly run: (id: string, body: ImportancePreviewInput, options: CallOptions) => Promise<ImportancePreview<Row>>;
}

/** Queries for the effect of unsaved weights. */
export function previewQueries<Row>({ domain, changedBy, run }: PreviewCall<Row>) {
  return ({ id, rowVersion }: Versioned, body: ImportancePreviewInput) => {
    const queryKey: QueryKey = [domain, 'importance-preview', id, rowVersion, body];
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => run(id, body, { signal }),
      meta: { changedBy },
      placeholderData: keepPreviousData,
    });
  };
}

/** 'Что важно' of one request. */
export interface ImportanceAbout<Row> {
  readonly request: WeighedRequest<Row>;
  readonly objects: PreviewedObjects<Row>;
  readonly previewQuery: (body: ImportancePreviewInput) => ReturnType<ReturnType<typeof previewQueries<Row>>>;
  /** Finds objects that almost fit, the best first: those that were not added to the selection. */
  readonly findNear: (client: QueryClient) => Promise<readonly Row[]>;
  /** Saves the weights by the ordinary update of the request. */
  readonly save: (importance: Importance) => Promise<unknown>;
  /** Puts the saved request, or a newer stored one, into the cache. */
  readonly keep: (client: QueryClient, saved: unknown) => Promise<void>;
  readonly changedCode: FailureCode;
}
