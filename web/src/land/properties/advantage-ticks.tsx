import type { FlagDescription } from '@gektar/contract/fields.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import type { AdvantageFlag } from '@gektar/contract/land/properties/property-flags.ts';
import { CheckField } from '#form/field/check-field.tsx';
import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';

const BoundField: BoundFieldOf<Record<AdvantageFlag, boolean>> = AnyBoundField;

/** Advantages of a plot or of a request: a checkbox each, in the order of the screen (D-04). */
export function AdvantageTicks({ flags }: { flags: readonly AdvantageFlag[] }) {
  return flags.map((flag) => {
    const words: FlagDescription = propertyFields[flag];
    return (
      <BoundField key={flag} name={flag} span={2}>
        {(field) => <CheckField {...field} hint={words.hint} />}
      </BoundField>
    );
  });
}
