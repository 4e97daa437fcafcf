import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { TECHNICAL_CONNECTION, type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { Mark, MarkRow } from '#ui/component/mark.tsx';
import { icon14 } from '#ui/icon.ts';
import { utilityIcons } from './utility-icons.ts';
import { type UtilityLike, utilityTooltip } from './utility-text.ts';

/** The five utilities of an object, or of values in a form, which may lack measures. */
export type UtilitiesOf = { readonly [Key in UtilityKey]: UtilityLike | null };

export interface UtilityMarksProps {
  readonly property: Pick<PropertyRow, UtilityKey> | UtilitiesOf;
}

/** Marks of all five utilities, always in the same order, so that a column can be read as a pattern. */
export function UtilityMarks({ property }: UtilityMarksProps) {
  return (
    <MarkRow>
      {utilityKeys.map((key) => (
        <UtilityMark key={key} kind={key} utility={property[key]} />
      ))}
    </MarkRow>
  );
}

/** Filled = technical connection, dashed = technical conditions, a dash = none; the tooltip says it in words (1§3). */
export function UtilityMark({ kind, utility }: { kind: UtilityKey; utility: UtilityLike | null }) {
  const Icon = utilityIcons[kind];
  return (
    <Mark kind={markOf(utility)} icon={<Icon {...icon14} />} label={utilityTooltip(utilityKinds[kind].name, utility)} />
  );
}

function markOf(utility: UtilityLike | null) {
  if (utility === null) return 'none';
  return utility.type === TECHNICAL_CONNECTION ? 'full' : 'partial';
}
