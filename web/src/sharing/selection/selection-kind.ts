import type { CallOptions } from '@gektar/contract/call.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { CallsOf } from '@gektar/contract/endpoint.ts';
import type { DeckUpdate } from '@gektar/contract/sharing/deck-update.ts';
import type { SheetAudience } from '@gektar/contract/sharing/selection-exports.ts';
import type {
  ClientLink,
  LinkSettings,
  linkEndpoints,
  SelectionLink,
  SendingWay,
} from '@gektar/contract/sharing/selection-link.ts';
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { LinkOptions } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { newExpiration } from '#sharing/link-days.ts';
import type { ExportRun } from '#sharing/save-file.ts';
import type { SelectionWords } from './selection-words.ts';

/** An object of a selection: a plot, a vacancy. */
export interface SelectedRow {
  readonly id: string;
}

/** An item of a selection in either domain (F-05). */
export interface AnyItem {
  readonly id: string;
  readonly rowVersion: number;
  readonly requestId: string;
  /** false = hidden: not in exports and client pages, its comment stays stored (F-03). */
  readonly status: boolean;
  readonly comment: string | null;
  readonly order: number;
  readonly isClientFavorite: boolean;
  /** When the client marked it (Moscow time). */
  readonly clientFavoriteDateTime: string | null;
  /** The employee who added it; null: a command of the server. */
  readonly addedByEmployeeId: string | null;
}

export interface Selection<Item extends AnyItem> {
  readonly id: string;
  readonly requestId: string;
  readonly items: Item[];
  readonly requestSelectionLink: SelectionLink | null;
}

/** The request that a selection belongs to. */
export interface SelectionRequest {
  readonly id: string;
  readonly isEnabled: boolean;
  readonly company: { readonly name: string } | null;
  readonly contact: LinkReceiver | null;
}

/** The person who gets the link. */
export interface LinkReceiver {
  readonly firstName: string;
  readonly phones: readonly { readonly phoneNumber: string }[];
  readonly emails: readonly { readonly emailAddress: string }[];
}

export interface ItemChange {
  readonly id: string;
  readonly status?: boolean;
  /** Required with a comment: the row version that the edit is based on. */
  readonly rowVersion?: number;
  readonly comment?: string | null;
}

/** Endpoints of one domain (F-05). */
export interface SelectionCalls<Item extends AnyItem> {
  readonly read: (requestId: string, options: CallOptions) => Promise<Selection<Item>>;
  /**
   * @param status false: added as hidden
   * @param removedItemId removed item that this restores
   * @param runId id of the operation, here and below (0058)
   */
  readonly add: (
    requestId: string,
    entityId: string,
    status?: boolean,
    removedItemId?: string,
    runId?: string,
  ) => Promise<Item>;
  readonly addMany: (selectionId: string, entityIds: readonly string[], runId: string) => Promise<Selection<Item>>;
  readonly update: (change: ItemChange) => Promise<Item>;
  readonly remove: (id: string) => Promise<{ id: string }>;
  readonly order: (selectionId: string, itemIds: string[]) => Promise<Selection<Item>>;
  readonly clear: (selectionId: string) => Promise<unknown>;
  /** Restores the items that the last clearing removed. */
  readonly restore: (selectionId: string) => Promise<Selection<Item>>;
  readonly sheet: (requestId: string, audience: SheetAudience) => Promise<Blob>;
  readonly slides: (requestId: string, run: ExportRun) => Promise<Blob>;
  readonly pdf: (requestId: string, run: ExportRun) => Promise<Blob>;
  /** What an update of an edited presentation would change. */
  readonly checkDeck: (requestId: string, file: Blob) => Promise<DeckUpdate>;
  readonly updateDeck: (
    requestId: string,
    file: Blob,
    fields: { readonly answers: string; readonly state: string },
  ) => Promise<Blob>;
}

/** @param isQuiet without a toast of success */
export type UndoOperation = (client: QueryClient, operationId: string, isQuiet?: boolean) => Promise<boolean>;

/** Who may edit the request of a selection. */
export interface EditAccess {
  readonly query: (requestId: string) => UseQueryOptions<boolean, Error, boolean, string[]>;
  /** Id of the signed-in employee. */
  readonly me: (client: QueryClient) => Promise<string>;
  readonly reason: string;
}

/** Selections of one domain. Declared at module level. */
export interface SelectionKind<Row extends SelectedRow, Item extends AnyItem> {
  readonly domain: Domain;
  /** Path where clients of the domain open their links (G-04). */
  readonly publicPath: string;
  readonly words: SelectionWords;
  readonly calls: SelectionCalls<Item>;
  readonly links: LinkCallsOfSelection;
  /** Undoes an operation on its objects, with a toast. */
  readonly undo: UndoOperation;
  /**
   * Protection of the selections of other employees' requests (N-06): who may edit them, and the reason shown to the
   * rest.
   */
  readonly access?: EditAccess;
  readonly rowOf: (item: Item) => Row;
  /** Name of an object, shown after the noun ('объект …'). */
  readonly nameOf: (row: Row) => string;
  readonly pageOf: (row: Row) => LinkOptions;
  /** Numbers that the client sees, keyed by item id (M-18). */
  readonly numbersOf: (items: readonly Item[]) => ReadonlyMap<string, number>;
  /** Number of items that are shown to clients in spite of a warning status: 'Не активны: 2' (M-03). */
  readonly inactiveCount?: (items: readonly Item[]) => number;
  /** A placeholder item in the list until the server answers. */
  readonly itemOf: (row: Row, common: AnyItem) => Item;
}

/** The part of a `SelectionKind` that does not depend on the types of rows and items. */
export type AnySelectionKind = Pick<SelectionKind<never, never>, 'domain' | 'publicPath' | 'links' | 'undo'> & {
  readonly calls: Pick<SelectionCalls<never>, 'sheet' | 'slides' | 'pdf' | 'checkDeck' | 'updateDeck'>;
};

export type LinkCallsOfSelection = ReturnType<typeof linkCalls>;

/** Expiry and settings of a link. */
type LinkDraft = LinkSettings & { readonly expirationTime: string };

/** Requests for the client links of a domain. */
export function linkCalls(links: CallsOf<ReturnType<typeof linkEndpoints<Domain>>>) {
  return {
    create: (requestSelectionId: string) =>
      call(links.create, { body: { requestSelectionId, id: null, expirationTime: newExpiration() } }),
    update: (link: SelectionLink, expirationTime: string) =>
      call(links.update, { body: { id: link.id, requestSelectionId: link.requestSelectionId, expirationTime } }),
    all: (selectionId: string, options: CallOptions): Promise<ClientLink[]> =>
      call(links.all, { params: { id: selectionId } }, options),
    add: (draft: LinkDraft & { newId: string; requestSelectionId: string }): Promise<ClientLink> =>
      call(links.add, { body: draft }),
    set: (id: string, draft: LinkDraft): Promise<ClientLink> => call(links.set, { params: { id }, body: draft }),
    sent: (id: string, way: SendingWay): Promise<ClientLink> => call(links.sent, { params: { id }, body: { way } }),
    remove: (link: SelectionLink) => call(links.remove, { params: { id: link.id } }),
  } as const;
}
