import type { FieldDescription } from '@gektar/contract/fields.ts';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import type { FieldName } from '#form/sections/form-plan.ts';
import { FormSection } from '#form/sections/form-section.tsx';
import type { FormDescription } from './describe-form.ts';
import { DescribedInput } from './described-input.tsx';

// The kind of a description, which the compiler cannot see here, says what the values are.
const BoundField: BoundFieldOf<Record<string, unknown>> = AnyBoundField;

export interface DescribedSectionsProps<Values extends FieldValues, Entity> {
  readonly description: FormDescription<Values, Entity>;
  /** The entity that is edited; undefined for a new one. */
  readonly loaded: Entity | undefined;
}

/** Every section of a described form, its fields in their order. */
export function DescribedSections<Values extends FieldValues, Entity>({
  description,
  loaded,
}: DescribedSectionsProps<Values, Entity>) {
  return description.sections.map(({ id, fields }) => (
    <FormSection key={id} id={id}>
      {fields.map((name) => (
        <SectionField key={name} description={description} name={name} loaded={loaded} />
      ))}
    </FormSection>
  ));
}

function SectionField<Values extends FieldValues, Entity>({
  description,
  name,
  loaded,
}: DescribedSectionsProps<Values, Entity> & { name: FieldName<Values> }) {
  const { fields, spans, inputs, ticks = [], kit } = description;
  const Input: ComponentType<{ loaded: Entity | undefined }> | null | undefined = inputs?.[name];
  if (Input === null) return null;
  if (Input) return <Input loaded={loaded} />;
  return (
    <BoundField name={name} span={spans?.[name]}>
      {(field) => (
        <DescribedInput
          description={fields[name] as FieldDescription}
          field={field}
          kit={kit}
          isTick={ticks.includes(name)}
        />
      )}
    </BoundField>
  );
}
