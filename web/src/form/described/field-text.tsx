import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldName } from '#form/sections/form-plan.ts';
import { type FormDescription, textOf } from './describe-form.ts';

export interface FieldTextProps<Values extends FieldValues, Entity> {
  readonly description: FormDescription<Values, Entity>;
  readonly name: FieldName<Values>;
  readonly values: Values;
}

/** Display of a form value, for any field. */
export function FieldText<Values extends FieldValues, Entity>({
  description,
  name,
  values,
}: FieldTextProps<Values, Entity>): ReactNode {
  const { PersonText } = description.kit;
  const Content: ComponentType<{ values: Values }> | undefined = description.contents?.[name];
  if (Content) return <Content values={values} />;
  const field = description.fields[name];
  if (field?.kind === 'person') return <PersonText id={values[name]} who={field.who} />;
  return textOf(description, name, values);
}
