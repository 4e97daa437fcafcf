import type { FieldValues } from 'react-hook-form';

/** Names of the fields of a form. */
export type FieldName<Values> = keyof Values & string;

/** A section of a long form, with a heading. */
export interface SectionPlan<Name extends string = string> {
  readonly id: string;
  readonly title: string;
  /** In the order of the screen. */
  readonly fields: readonly Name[];
}

/** A long form as data: rendering, counting, drafts and merging. One constant per form. */
export interface FormPlan<Values extends FieldValues> {
  readonly sections: readonly SectionPlan<FieldName<Values>>[];
  readonly labelOf: (name: FieldName<Values>) => string;
  /** Whether a field has a value; yes/no and numbers always do, 0 too (1§5). */
  readonly isFilled: (values: Values, name: FieldName<Values>) => boolean;
  /** Whether a field would be saved alike from two states. */
  readonly isSame: (name: FieldName<Values>, one: Values, other: Values) => boolean;
  /** Checkboxes instead of yes/no questions: a section counts only ticked ones, the share of the form none. */
  readonly ticks?: ReadonlySet<FieldName<Values>> | undefined;
  /** Flags that may be unanswered: null until a person answers (N-01). */
  readonly maybeFlags?: ReadonlySet<FieldName<Values>> | undefined;
  /** Text of a section with an empty required field after a save (H-20); without it only the count. */
  readonly unfilledText?: string | undefined;
}

/** Error messages by field, with instructions. */
export type Problems<Name extends string = string> = ReadonlyMap<Name, string>;

/** Every field of the form, in the order of the screen. */
export function fieldNamesOf<Values extends FieldValues>({ sections }: FormPlan<Values>): FieldName<Values>[] {
  return sections.flatMap(({ fields }) => fields);
}

/** The same problems in the order of the screen; those without a field are left out. */
export function inScreenOrder<Values extends FieldValues>(
  plan: FormPlan<Values>,
  problems: Problems<FieldName<Values>>,
): Problems<FieldName<Values>> {
  return new Map(
    fieldNamesOf(plan).flatMap((name): [FieldName<Values>, string][] => {
      const problem = problems.get(name);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
}
