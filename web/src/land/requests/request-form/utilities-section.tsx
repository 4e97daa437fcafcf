import { utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import { FormRows, FormSection } from '#form/sections/form-section.tsx';
import { AskedUtilityField } from './asked-utility-field.tsx';
import { BoundField } from './bound-field.tsx';

/** 'Коммуникации': always all five, in their order. */
export function UtilitiesSection() {
  return (
    <FormSection id="utilities">
      <FormRows>
        {utilityKeys.map((key) => (
          <BoundField key={key} name={key}>
            {(field) => <AskedUtilityField utility={key} field={field} />}
          </BoundField>
        ))}
      </FormRows>
    </FormSection>
  );
}
