import type { CallOf } from '@gektar/contract/endpoint.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { changeEndpoints } from '@gektar/contract/operations/operation-endpoints.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { FieldKit } from '#form/described/field-kit.ts';

type Changes = ReturnType<typeof changeEndpoints<string, z.ZodType>>['changes'];

/** An entity whose fields can be changed from a list, as data. */
export interface ChangedEntity {
  readonly call: CallOf<Changes>;
  /** 'объект', 'объекта', 'объектов' */
  readonly forms: PluralForms;
  readonly fields: FieldDescriptions;
  /** Wire names of the fields that the drawer offers, in its order. */
  readonly offered: readonly string[];
  readonly kit: FieldKit;
  /** Fetches the lists again that show the entity. */
  readonly refresh: (client: QueryClient) => Promise<unknown>;
}
