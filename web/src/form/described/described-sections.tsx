import { fieldNamed } from '@gektar/contract/fields.ts';
import { type ComponentType, type ReactNode, useImperativeHandle } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import type { FieldName, SectionPlan } from '#form/sections/form-plan.ts';
import { FormSection } from '#form/sections/form-section.tsx';
import { useSections } from '#form/sections/sections-context.ts';
import { Box } from '#ui/layout/box.ts';
import { memoized } from '#ui/memoized.ts';
import { useOneByOne } from '#ui/use-one-by-one.ts';
import type { FormDescription } from './describe-form.ts';
import { DescribedInput } from './described-input.tsx';

// TypeScript cannot infer the value type of each field kind here.
const BoundField: BoundFieldOf<Record<string, unknown>> = AnyBoundField;

export interface DescribedSectionsProps<Values extends FieldValues, Entity> {
  readonly description: FormDescription<Values, Entity>;
  /** The entity to edit; undefined for a new one. */
  readonly loaded: Entity | undefined;
  /** Whether the sections are rendered again after `undo`: then all at once, to keep the scroll position. */
  readonly isAnew?: boolean | undefined;
}

function Sections<Values extends FieldValues, Entity>(props: DescribedSectionsProps<Values, Entity>): ReactNode {
  const { description, loaded, isAnew = false } = props;
  const { sections } = description;
  const { drawn, drawAll } = useOneByOne(sections.length, isAnew);
  useImperativeHandle(useSections().drawAll, () => drawAll);
  return (
    <>
      {sections.slice(0, drawn).map((section) => (
        <Section key={section.id} section={section} description={description} loaded={loaded} />
      ))}
      {/* Placeholder for sections not rendered yet, so that the scrollbar does not come and go. */}
      {drawn < sections.length && <Box h="100vh" />}
    </>
  );
}

/** All sections of a described form with their fields in order; memoized. */
export const DescribedSections = memoized(Sections);

interface SectionProps<Values extends FieldValues, Entity> {
  readonly section: SectionPlan<FieldName<Values>>;
  readonly description: FormDescription<Values, Entity>;
  readonly loaded: Entity | undefined;
}

function PlainSection<Values extends FieldValues, Entity>(props: SectionProps<Values, Entity>) {
  const { section, ...about } = props;
  return (
    <FormSection id={section.id}>
      {section.fields.map((name) => (
        <SectionField key={name} name={name} {...about} />
      ))}
    </FormSection>
  );
}

/** Sections already drawn do not render again while others are added. */
const Section = memoized(PlainSection);

function SectionField<Values extends FieldValues, Entity>({
  description,
  name,
  loaded,
}: Omit<SectionProps<Values, Entity>, 'section'> & { name: FieldName<Values> }) {
  const { fields, spans, inputs, ticks = [], kit } = description;
  const Input: ComponentType<{ loaded: Entity | undefined }> | null | undefined = inputs?.[name];
  if (Input === null) return null;
  if (Input) return <Input loaded={loaded} />;
  return (
    <BoundField name={name} span={spans?.[name]}>
      {(field) => (
        <DescribedInput description={fieldNamed(fields, name)} field={field} kit={kit} isTick={ticks.includes(name)} />
      )}
    </BoundField>
  );
}
