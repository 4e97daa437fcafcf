import { YesNo } from '#form/field/choice-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { AdvantageTicks } from '#land/properties/advantage-ticks.tsx';
import { BoundField } from './bound-field.tsx';
import { answeredFlags, tickedFlags } from './request-values.ts';

/** 'Преимущества': two questions that must be answered (E-04), and what a plot must have. */
export function AdvantagesSection() {
  return (
    <FormSection id="advantages">
      {answeredFlags.map((flag) => (
        <BoundField key={flag} name={flag} span={3}>
          {(field) => <YesNo {...field} />}
        </BoundField>
      ))}
      <AdvantageTicks flags={tickedFlags} />
    </FormSection>
  );
}
