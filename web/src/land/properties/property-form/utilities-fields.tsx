import { utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import { FormBlock } from '#form/sections/form-section.tsx';
import { propertyLabels } from '#land/properties/property-labels.ts';
import { BoundField } from './bound-field.tsx';
import { UtilityField } from './utility-field.tsx';

/** The block 'Коммуникации': always all five, in their order. */
export function UtilitiesFields() {
  return (
    <FormBlock title={propertyLabels.utilities}>
      {utilityKeys.map((key) => (
        <BoundField key={key} name={key}>
          {(field) => <UtilityField utility={key} field={field} />}
        </BoundField>
      ))}
    </FormBlock>
  );
}
