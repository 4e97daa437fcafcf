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

/** Facts of an object that clients see besides amounts, recorded to name it later and to find changes. */
export interface ShownFacts {
  /** As on the client's page: '«Логопарк Север», корпус 2, 9-Ж'. */
  readonly title: string;
  /** In the unit of the domain; null when unknown. */
  readonly area: number | null;
  /** Date of availability, YYYY-MM-DD; absent in a domain that has no such date. */
  readonly day?: string;
}

/** Description of a domain's objects for the record of showings. In SQL, `t` is the object. */
export interface DisclosedDomain {
  readonly domain: Domain;
  /** Table of the objects, with its schema. */
  readonly objects: string;
  /** Column of the object in items of selections. */
  readonly column: string;
  readonly title: RawBuilder<string>;
  readonly place: RawBuilder<string>;
  /** SQL of the complex of an object; null in a domain without complexes. */
  readonly complexId: RawBuilder<unknown>;
  /** Figures by which showings are compared, each with SQL of its current amount; the first disclosed figure counts. */
  readonly figures: readonly { readonly name: DisclosureFigure; readonly now: RawBuilder<unknown> }[];
}
