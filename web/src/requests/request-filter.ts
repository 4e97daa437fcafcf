import { requests } from '@gektar/format/plural.ts';
import type { CriterionAbout, FilterAbout } from '#form/filter/criterion.ts';

interface FilterParts<Name extends string> {
  readonly criteria: Readonly<Record<Name, CriterionAbout>>;
  readonly groups: readonly { readonly title: string; readonly names: readonly Name[] }[];
  readonly quick: readonly Name[];
}

/** Description of the filter of a requests list, whose criteria are in the URL. */
export function requestFilterOf<Name extends string>(
  search: { readonly canBeSet: FilterAbout['canBeSet']; readonly readCriteria: FilterAbout['read'] },
  parts: FilterParts<Name>,
): FilterAbout {
  return { ...parts, canBeSet: search.canBeSet, read: search.readCriteria, counted: requests };
}
