import type { CallOptions } from '@gektar/contract/call.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { CallOf } from '@gektar/contract/endpoint.ts';
import type { RequestMatches } from '@gektar/contract/requests/request-matches.ts';
import type { selectionEndpoints } from '@gektar/contract/sharing/selection.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import type { LinkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { call } from '#api/call.ts';
import { putBack } from '#sharing/selection/put-back.ts';
import { objectsBehind } from '#sharing/selection/returned-item.ts';
import type { AnyItem, SelectedRow, SelectionKind, UndoOperation } from '#sharing/selection/selection-kind.ts';

/** A request whose selection may take an object. */
export interface OfferedRequest {
  readonly id: string;
  readonly name: string;
  readonly company: { readonly name: string } | null;
  /** false: archived. */
  readonly isEnabled: boolean;
  readonly responsibleEmployeeId: string | null;
  /** Number of visible items in its selection. */
  readonly countRequrestSelectionItems: number;
}

/** Criteria for finding requests to offer. */
export interface OfferCriteria {
  readonly ids?: string[];
  readonly searchText?: string;
  readonly responsibleEmployeeIds?: string[];
  /** true: active, false: archived, null: both. */
  readonly isEnabled: boolean | null;
}

export interface NewRequestProps {
  /** The text typed in the search. */
  readonly name: string;
  /** The signed-in employee. */
  readonly me: string | undefined;
  readonly onCreated: (request: OfferedRequest) => void;
  readonly onCancel: () => void;
  /** The full form was opened instead. */
  readonly onLeave: () => void;
}

/** What the panel needs to know about the requests of a domain. */
interface Requests {
  /** First part of the requests' keys in the command palette. */
  readonly source: string;
  /** Finds requests, the latest first. */
  readonly find: (criteria: OfferCriteria, take: number, options: CallOptions) => Promise<readonly OfferedRequest[]>;
  /** @param runId id of the operation (0058) */
  readonly archive: (id: string, isEnabled: boolean, runId: string) => Promise<unknown>;
  /** Matches of an object with named requests (N-12). */
  readonly matches: (
    objectId: string,
    asked: { readonly requestIds: string; readonly take: number },
    options: CallOptions,
  ) => Promise<Pick<RequestMatches<{ readonly id: string }>, 'items'>>;
  readonly selectionOf: (id: string) => LinkOptions;
  /** The short form of a new request. */
  readonly NewRequest: ComponentType<NewRequestProps>;
}

type OfObjects = CallOf<ReturnType<typeof selectionEndpoints>['ofObjects']>;

/** What the panel needs to know about a domain. */
export interface ToSelectionKind extends Requests {
  readonly domain: Domain;
  /** 'объект', 'объекта', 'объектов' */
  readonly forms: PluralForms;
  /** 'Добавлен', 'Добавлена' and 'Убран', 'Убрана': about a single object. */
  readonly added: string;
  readonly takenOut: string;
  readonly read: (requestId: string) => Promise<SelectionOfObjects>;
  readonly addMany: (selectionId: string, objectIds: readonly string[], runId: string) => Promise<unknown>;
  /**
   * Removes an object from the selection of a request.
   * @returns puts it back with its comment and position; undefined when it was not there any more
   */
  readonly takeOut: (requestId: string, objectId: string) => Promise<(() => Promise<unknown>) | undefined>;
  readonly undo: UndoOperation;
  /** Finds the selections that already hold the objects. @param requestIds only in these requests; null: all */
  readonly ofObjects: (
    objectIds: readonly string[],
    requestIds: readonly string[] | null,
    options: CallOptions,
  ) => Promise<readonly HeldObjects[]>;
}

/** Number of the objects that are in the selection of a request. */
export interface HeldObjects {
  readonly requestId: string;
  readonly count: number;
  readonly isClientFavorite: boolean;
  /** When the last of the objects was added, Moscow time without offset. */
  readonly dateTimeCreated: string;
  /** Who added it; null: a command of the server. */
  readonly addedByEmployeeId: string | null;
}

export interface SelectionOfObjects {
  readonly id: string;
  readonly items: readonly { readonly id: string; readonly objectId: string; readonly status: boolean }[];
}

interface ToSelectionAbout<Row extends SelectedRow, Item extends AnyItem> {
  readonly selections: SelectionKind<Row, Item>;
  readonly requests: Requests;
  readonly added: string;
  readonly takenOut: string;
  readonly ofObjects: OfObjects;
}

/** Builds a `ToSelectionKind` from the descriptions of a domain's selections and requests. */
export function toSelectionKindOf<Row extends SelectedRow, Item extends AnyItem>({
  selections: { domain, words, calls, rowOf, undo },
  requests,
  added,
  takenOut,
  ofObjects,
}: ToSelectionAbout<Row, Item>): ToSelectionKind {
  const ofItems = ({ id, items }: { readonly id: string; readonly items: readonly Item[] }): SelectionOfObjects => ({
    id,
    items: items.map((item) => ({ id: item.id, objectId: rowOf(item).id, status: item.status })),
  });
  return {
    ...requests,
    domain,
    forms: words.counted,
    added,
    takenOut,
    read: async (requestId) => ofItems(await calls.read(requestId, {})),
    addMany: calls.addMany,
    takeOut: async (requestId, objectId) => {
      const { items } = await calls.read(requestId, {});
      const placed = (item: Item) => ({ id: item.id, objectId: rowOf(item).id });
      const item = items.find((one) => placed(one).objectId === objectId);
      if (item === undefined) return undefined;
      await calls.remove(item.id);
      return () => putBack(calls, { item, behind: objectsBehind(items.map(placed), item.id) }, placed);
    },
    undo,
    ofObjects: (entityIds, requestIds, options) =>
      call(ofObjects, { body: { entityIds: [...entityIds], requestIds: requestIds && [...requestIds] } }, options),
  };
}
