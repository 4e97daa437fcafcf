import { utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import { propertyLabels } from '#land/properties/property-labels.ts';
import { BoundField } from './bound-field.tsx';
import classes from './property-form.module.css';
import { UtilityField } from './utility-field.tsx';

/** The block 'Коммуникации': always all five, in their order. */
export function UtilitiesFields() {
  return (
    <fieldset className={classes.block} aria-labelledby="utilities-title">
      <h3 id="utilities-title" className={classes.blockTitle}>
        {propertyLabels.utilities}
      </h3>
      {utilityKeys.map((key) => (
        <BoundField key={key} name={key}>
          {(field) => <UtilityField utility={key} field={field} />}
        </BoundField>
      ))}
    </fieldset>
  );
}
