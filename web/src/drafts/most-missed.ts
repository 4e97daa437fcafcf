import type { Draft, DraftKind } from '@gektar/contract/drafts/draft.ts';
import { headOf } from './draft-words.ts';

/** A field that several drafts of a kind lack, which can be filled in for all of them at once. */
export interface MissedField {
  readonly kind: DraftKind;
  /** Wire name. */
  readonly field: string;
  readonly ids: readonly string[];
}

/** Fewest drafts for which a field is filled in together. */
const FEWEST = 2;

/**
 * The field that most drafts lack, among those that a bulk change can write.
 * @param offered wire names of these fields, by kind
 */
export function mostMissed(
  drafts: readonly Draft[],
  offered: Readonly<Partial<Record<DraftKind, readonly string[]>>>,
): MissedField | undefined {
  const found = new Map<string, { kind: DraftKind; field: string; ids: string[] }>();
  for (const { id, kind, missing, remarks } of drafts) {
    const fields = new Set([...missing.map(({ field }) => headOf(field)), ...remarks.map(({ field }) => field)]);
    for (const field of fields) {
      if (!offered[kind]?.includes(field)) continue;
      const one = found.get(`${kind} ${field}`) ?? { kind, field, ids: [] };
      one.ids.push(id);
      found.set(`${kind} ${field}`, one);
    }
  }
  const [most] = [...found.values()].sort((one, other) => other.ids.length - one.ids.length);
  return most !== undefined && most.ids.length >= FEWEST ? most : undefined;
}
