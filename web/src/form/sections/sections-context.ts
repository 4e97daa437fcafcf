import { createContext, use } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormPlan, Problems } from './form-plan.ts';
import type { UploadsUnderWay } from './uploads-under-way.ts';

/** What the pieces of a form of sections know beside its values. */
export interface SectionsForm<Values extends FieldValues = FieldValues> {
  readonly plan: FormPlan<Values>;
  readonly required: ReadonlySet<string>;
  /** What is wrong with the form as it stands. */
  readonly check: (values: Values) => Problems;
  /** Fields whose files are still on their way: a save waits for them. */
  readonly uploads: UploadsUnderWay;
}

export const SectionsContext = createContext<SectionsForm | undefined>(undefined);

/** @throws outside of a form of sections */
export function useSections(): SectionsForm {
  const sections = use(SectionsContext);
  if (sections === undefined) throw new Error('a piece of a form of sections stands outside of one');
  return sections;
}
