import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { FormSection } from '#form/sections/form-section.tsx';
import { AdvantageTicks } from '#land/properties/advantage-ticks.tsx';

/** 'Преимущества': what the plot has, a tick each (D-04). */
export function AdvantagesSection() {
  return (
    <FormSection id="advantages">
      <AdvantageTicks flags={advantageFlags} />
    </FormSection>
  );
}
