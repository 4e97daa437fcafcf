import { requests } from '@gektar/format/plural.ts';
import type { CriterionAbout, FilterAbout } from '#form/filter/criterion.ts';

interface FilterParts<Name extends string> {
  readonly criteria: Readonly<Record<Name, CriterionAbout>>;
  readonly groups: readonly { readonly title: string; readonly names: readonly Name[] }[];
  readonly quick: readonly Name[];
}

/** Filter of a list of requests by the criteria of its address. */
export function requestFilterOf<Name extends string>(
  search: { readonly canBeSet: FilterAbout['canBeSet']; readonly readCriteria: FilterAbout['read'] },
  parts: FilterParts<Name>,
): FilterAbout {
  return { ...parts, canBeSet: search.canBeSet, read: search.readCriteria, counted: requests };
}
