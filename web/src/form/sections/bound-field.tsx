import { type ReactElement, use } from 'react';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { FieldProps } from '#form/field/field.tsx';
import { FieldMarksContext, TheirFieldsContext } from './field-marks.ts';
import { type FieldName, pathOf } from './form-plan.ts';
import { FormCell, type FormCellSpan } from './form-section.tsx';
import { useSections } from './sections-context.ts';

/** Props of a field that is bound to a form: value and handlers, label, required mark, error. */
export interface BoundProps<Value> extends FieldProps<Value> {
  readonly label: string;
  readonly name: string;
}

export interface BoundFieldProps<Values extends FieldValues, Name extends FieldName<Values>> {
  readonly name: Name;
  readonly span?: FormCellSpan | undefined;
  readonly children: (field: BoundProps<Values[Name]>) => ReactElement;
}

/**
 * Type of `BoundField` for the values of one form: `export const BoundField: BoundFieldOf<PropertyValues> =
 * AnyBoundField`.
 */
export type BoundFieldOf<Values extends FieldValues> = <Name extends FieldName<Values>>(
  props: BoundFieldProps<Values, Name>,
) => ReactElement;

/** Binds one field to the form, and gives its element an id so that errors can scroll to it. */
export function BoundField<Values extends FieldValues, Name extends FieldName<Values>>({
  name,
  span,
  children,
}: BoundFieldProps<Values, Name>): ReactElement {
  const { plan, required } = useSections();
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name: pathOf<Values>(name) });
  const mark = use(FieldMarksContext).get(name);
  const theirs = use(TheirFieldsContext).get(name);
  const isMarked =
    mark !== undefined && fieldState.error === undefined && !plan.isFilled({ [name]: field.value }, name);
  return (
    <FormCell id={placeOf(name)} span={span} mark={theirs ?? (isMarked ? mark : undefined)}>
      {children({
        name,
        ref: field.ref,
        onBlur: field.onBlur,
        onChange: field.onChange,
        value: field.value as Values[Name],
        label: plan.labelOf(name),
        required: required.has(name),
        error: fieldState.error?.message,
      })}
    </FormCell>
  );
}

/** Id of the element that contains a field. */
export function placeOf(name: string): string {
  return `field-${name}`;
}
