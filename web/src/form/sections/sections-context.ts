import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import type { FormPlan, Problems } from './form-plan.ts';
import type { QuietFields } from './quiet-fields.ts';
import type { UploadsUnderWay } from './uploads-under-way.ts';

/** Context of a form of sections, in addition to its values. */
export interface SectionsForm<Values extends FieldValues = FieldValues> {
  readonly plan: FormPlan<Values>;
  readonly required: ReadonlySet<string>;
  /** Problems of the current values. */
  readonly check: (values: Values) => Problems;
  /** Fields with uploads in progress: a save waits for them. */
  readonly uploads: UploadsUnderWay;
  /** Lists whose only errors are in rows just added: not counted and not listed. */
  readonly quiet: QuietFields;
  /** For each list field, a ref to the function that adds a typed text to the list before a save. */
  readonly lists: Map<string, RefObject<FinishTyping | null>>;
  /** Renders the remaining sections, so that one of them can be scrolled to. */
  readonly drawAll: RefObject<(() => void) | null>;
  /**
   * Whether values are being sent: meanwhile no field may be filled automatically, since that would count as typing.
   */
  readonly isSent: () => boolean;
}

export const SectionsContext = createContext<SectionsForm | undefined>(undefined);

/** @throws outside of a form of sections */
export function useSections(): SectionsForm {
  const sections = use(SectionsContext);
  if (sections === undefined) throw new Error('used outside of a form with sections');
  return sections;
}

/**
 * Ref for a list of texts, through which a save adds a typed text to the list first.
 * @param name name of the list's field
 */
export function useFinishedBySave(name: string): RefObject<FinishTyping | null> {
  const { lists } = useSections();
  const finish = useRef<FinishTyping>(null);
  useEffect(() => {
    lists.set(name, finish);
    return () => void lists.delete(name);
  }, [lists, name]);
  return finish;
}
