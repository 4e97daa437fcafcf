import { speakRussian } from '@gektar/contract/speak-russian.ts';
import type * as z from 'zod';

speakRussian();

/** Issues of a value by its schema, in Russian. */
export function issuesOf(schema: z.ZodType, entered: unknown): readonly z.core.$ZodIssue[] {
  return schema.safeParse(entered).error?.issues ?? [];
}
