import type { CallOptions } from '@gektar/contract/call.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { PluralForms } from '@gektar/format/plural.ts';

/** A request whose selection may take an object. */
export interface OfferedRequest {
  readonly id: string;
  readonly name: string;
  readonly company: { readonly name: string } | null;
  /** Objects in its selection. */
  readonly countRequrestSelectionItems: number;
}

/** An item of a selection, with the id of its object. */
export interface ItemOfObject {
  readonly id: string;
  readonly objectId: string;
  /** false: hidden from the client. */
  readonly status: boolean;
}

export interface SelectionOfObjects {
  readonly id: string;
  readonly items: readonly ItemOfObject[];
}

/** Objects to be added, and by whom. */
export interface ObjectsToAdd {
  readonly kind: ToSelectionKind;
  readonly objectIds: readonly string[];
  /** The signed-in employee, whose requests are offered first. */
  readonly me: string | undefined;
}

/** What adding objects to a selection needs of a domain. Declared at module level. */
export interface ToSelectionKind {
  readonly domain: Domain;
  /** 'объект', 'объекта', 'объектов' */
  readonly forms: PluralForms;
  /**
   * Active requests, the latest first, at most ten.
   * @param about.mine only those that this employee is responsible for
   */
  readonly findRequests: (
    about: { readonly text: string; readonly mine: string | undefined },
    options: CallOptions,
  ) => Promise<readonly OfferedRequest[]>;
  readonly read: (requestId: string) => Promise<SelectionOfObjects>;
  readonly addMany: (selectionId: string, objectIds: readonly string[]) => Promise<SelectionOfObjects>;
  readonly remove: (itemId: string) => Promise<unknown>;
  readonly hide: (itemId: string) => Promise<unknown>;
}
