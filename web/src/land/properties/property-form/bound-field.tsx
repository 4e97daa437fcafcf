import type { ReactElement } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import type { FieldProps } from '#form/field.tsx';
import { usePropertyForm } from './form-context.ts';
import classes from './property-form.module.css';
import { labelOf, type PropertyFieldName, requiredFields } from './property-sections.ts';
import type { PropertyValues } from './property-values.ts';

/** What a field of `form/` is given: value and movements, label, whether it is required, what is wrong. */
export interface BoundProps<Value> extends FieldProps<Value> {
  readonly label: string;
  readonly name: string;
}

export interface BoundFieldProps<Name extends PropertyFieldName> {
  readonly name: Name;
  /** How many of the six columns it takes; all by default. */
  readonly span?: 2 | 3 | 4 | 6 | undefined;
  readonly children: (field: BoundProps<PropertyValues[Name]>) => ReactElement;
}

/** Ties one field to the form and gives it its place, to which an error scrolls. */
export function BoundField<Name extends PropertyFieldName>({ name, span = 6, children }: BoundFieldProps<Name>) {
  const { control } = usePropertyForm();
  const { field, fieldState } = useController({ control, name: name as FieldPath<PropertyValues> });
  return (
    <div id={placeOf(name)} className={classes.cell} data-span={span}>
      {children({
        name,
        ref: field.ref,
        onBlur: field.onBlur,
        onChange: field.onChange,
        value: field.value as PropertyValues[Name],
        label: labelOf(name),
        required: requiredFields.has(name),
        error: fieldState.error?.message,
      })}
    </div>
  );
}

/** Id of the element around a field. */
export function placeOf(name: PropertyFieldName): string {
  return `field-${name}`;
}
