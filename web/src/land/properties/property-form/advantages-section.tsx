import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { CheckField } from '#form/check-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { flagWords } from '#land/properties/property-labels.ts';
import { BoundField } from './bound-field.tsx';

/** 'Преимущества': what the plot has, a tick each (D-04). */
export function AdvantagesSection() {
  return (
    <FormSection id="advantages">
      {advantageFlags.map((flag) => {
        const words: { hint?: string } = flagWords[flag];
        return (
          <BoundField key={flag} name={flag} span={2}>
            {(field) => <CheckField {...field} hint={words.hint} />}
          </BoundField>
        );
      })}
    </FormSection>
  );
}
