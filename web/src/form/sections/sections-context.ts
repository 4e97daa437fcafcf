import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import type { FormPlan, Problems } from './form-plan.ts';
import type { QuietFields } from './quiet-fields.ts';
import type { UploadsUnderWay } from './uploads-under-way.ts';

/** What the pieces of a form of sections know beside its values. */
export interface SectionsForm<Values extends FieldValues = FieldValues> {
  readonly plan: FormPlan<Values>;
  readonly required: ReadonlySet<string>;
  /** What is wrong with the form as it stands. */
  readonly check: (values: Values) => Problems;
  /** Fields whose files are still on their way: a save waits for them. */
  readonly uploads: UploadsUnderWay;
  /** Lists with nothing wrong but in rows just added: neither counted nor listed. */
  readonly quiet: QuietFields;
  /** Lists whose input may hold a text that a save takes along, by field. */
  readonly lists: Map<string, RefObject<FinishTyping | null>>;
  /** Draws the sections that are still to come: somebody is led to one of them. */
  readonly drawAll: RefObject<(() => void) | null>;
  /** The values are on their way to the server: nothing is filled in by itself, it would count as typed since. */
  readonly isSent: () => boolean;
}

export const SectionsContext = createContext<SectionsForm | undefined>(undefined);

/** @throws outside of a form of sections */
export function useSections(): SectionsForm {
  const sections = use(SectionsContext);
  if (sections === undefined) throw new Error('a piece of a form of sections stands outside of one');
  return sections;
}

/** For a list of texts: what is typed in its input joins it before a save. @param name of its field */
export function useFinishedBySave(name: string): RefObject<FinishTyping | null> {
  const { lists } = useSections();
  const finish = useRef<FinishTyping>(null);
  useEffect(() => {
    lists.set(name, finish);
    return () => void lists.delete(name);
  }, [lists, name]);
  return finish;
}
