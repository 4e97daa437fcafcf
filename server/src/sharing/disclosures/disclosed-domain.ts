import type { Domain } from '@gektar/contract/domain.ts';
import type { DisclosureFigure } from '@gektar/contract/sharing/disclosures.ts';
import type { RawBuilder } from 'kysely';

/** The stored object behind an item that clients see; internal, left out of answers. */
export interface SeenObject {
  readonly objectId: string;
  readonly rowVersion: number;
}

/** An item that clients see, with its object. */
export interface Sourced {
  readonly source: SeenObject;
}

/** Amounts by wire name, as disclosed; null: not disclosed. */
export type Amounts = Readonly<Record<string, number | null>>;

/** What clients see of an object besides amounts, to name it later and to find what has changed. */
export interface ShownFacts {
  /** As on the client's page: '«Логопарк Север», корпус 2, 9-Ж'. */
  readonly title: string;
  /** In the unit of the domain; null when unknown. */
  readonly area: number | null;
  /** Date of availability: YYYY-MM-DD; absent in a domain without. */
  readonly day?: string;
}

/** What the record of showings needs to know about a domain's objects. In SQL, `t` is the object. */
export interface DisclosedDomain {
  readonly domain: Domain;
  /** Table of the objects, with its schema. */
  readonly objects: string;
  /** Column of the object in items of selections. */
  readonly column: string;
  readonly title: RawBuilder<string>;
  readonly place: RawBuilder<string>;
  /** SQL of the complex of an object; null in a domain without. */
  readonly complexId: RawBuilder<unknown>;
  /** Amounts by which showings are compared, with SQL of today's; the first disclosed one counts. */
  readonly figures: readonly { readonly name: DisclosureFigure; readonly now: RawBuilder<unknown> }[];
}
