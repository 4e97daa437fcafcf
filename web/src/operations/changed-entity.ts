import type { Domain } from '@gektar/contract/domain.ts';
import type { CallOf } from '@gektar/contract/endpoint.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { changeEndpoints } from '@gektar/contract/operations/operation-endpoints.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod';
import { plainNames } from '#form/described/described-values.ts';
import type { FieldKit } from '#form/described/field-kit.ts';
import type { CellMove } from '#table/cell-editing.ts';

type Calls = ReturnType<typeof changeEndpoints<string, z.ZodType>>;

export interface CellPartProps {
  readonly row: object;
  /** Wire value that was typed and not written; otherwise the stored one. */
  readonly value: unknown;
  /** @param value wire value */
  readonly onWrite: (value: unknown, move: CellMove) => void;
  readonly onCancel: () => void;
}

export interface CellPart {
  readonly isFor: (row: object) => boolean;
  readonly Editor: ComponentType<CellPartProps>;
  /** Text of a wire value, for a field of the kind `own`. */
  readonly textOf?: (value: unknown) => string;
}

/** Rights of the signed-in person to change rows, by row id. */
export interface RowAccess {
  /** Text that explains a missing right. */
  readonly refusal: string;
  readonly ask: (client: QueryClient, id: string) => Promise<unknown>;
  /** False also while the right is not known: then the server decides. */
  readonly isRefused: (client: QueryClient, id: string) => boolean;
}

/** Fields of an entity that can be changed outside of its form. */
export interface OfferedFields {
  readonly fields: FieldDescriptions;
  /** Wire names of the fields that the drawer offers, in its order. */
  readonly offered: readonly string[];
  /**
   * Cell editors that replace the input of a field, by wire name, for rows where `isFor` is true; the only input of a
   * field of the kind `own`, which the drawer does not offer.
   */
  readonly cellEditors?: Readonly<Record<string, CellPart>>;
}

/** An entity whose fields can be changed from a list, as data. */
export interface ChangedEntity extends OfferedFields {
  readonly domain: Domain;
  readonly calls: {
    readonly changes: CallOf<Calls['changes']>;
    readonly changesByFilter: CallOf<Calls['changesByFilter']>;
  };
  /** 'объект', 'объекта', 'объектов' */
  readonly forms: PluralForms;
  /** 'Изменена', 'Изменены', 'Изменено': masculine by default. */
  readonly changed?: PluralForms;
  readonly kit: FieldKit;
  /** Fetches the lists again that show the entity. */
  readonly refresh: (client: QueryClient) => Promise<unknown>;
  /** Set if not everybody may change every row. */
  readonly access?: RowAccess;
  /** Rows of a list by their ids, in any order. */
  readonly findRows?: (ids: readonly string[]) => Promise<readonly { readonly id: string }[]>;
  /** Who else sees changed objects: drawn under the outcome of a change; null for nobody. */
  readonly seenBy?: (ids: readonly string[]) => Promise<ReactNode>;
}

/**
 * Wire names of the fields that a drawer offers: those changed most often, then all others that have an input, except
 * lists of days, which are changed in the form.
 * @param without fields that are computed or have a separate endpoint
 */
export function offeredNames(
  fields: FieldDescriptions,
  { often = [], without = [] }: { often?: readonly string[]; without?: readonly string[] } = {},
): string[] {
  const names = [...often, ...plainNames(fields, Object.keys(fields))];
  return [...new Set(names)].filter((name) => fields[name]?.kind !== 'days' && !without.includes(name));
}
