import type { FieldPath, FieldValues } from 'react-hook-form';

/** Names of the fields of a form. */
export type FieldName<Values> = keyof Values & string;

/** A name of a field as the form library types it. */
export function pathOf<Values extends FieldValues>(name: string): FieldPath<Values> {
  return name as FieldPath<Values>;
}

/** A section of a long form, with a heading. */
export interface SectionPlan<Name extends string = string> {
  readonly id: string;
  readonly title: string;
  /** Names of the fields, in the order of the screen. */
  readonly fields: readonly Name[];
}

/** A long form as data: rendering, counting, drafts and merging. One constant per form. */
export interface FormPlan<Values extends FieldValues> {
  readonly sections: readonly SectionPlan<FieldName<Values>>[];
  readonly labelOf: (name: FieldName<Values>) => string;
  /** Whether a field has a value; yes/no and numbers always do, 0 too (1§5). */
  readonly isFilled: (values: Values, name: FieldName<Values>) => boolean;
  /** Whether saving either state would have the same result for a field. */
  readonly isSame: (name: FieldName<Values>, one: Values, other: Values) => boolean;
  /**
   * Flags rendered as checkboxes instead of yes/no questions. Only checked ones count as filled in a section; the
   * progress of the whole form ignores them.
   */
  readonly ticks?: ReadonlySet<FieldName<Values>> | undefined;
  /** Flags that may be unanswered: null until the user answers (N-01). */
  readonly maybeFlags?: ReadonlySet<FieldName<Values>> | undefined;
  /**
   * Text shown in a section that has an empty required field after a save (H-20); if absent, only the number is shown.
   */
  readonly unfilledText?: string | undefined;
}

/** Error message for each field with a problem, saying what to do. */
export type Problems<Name extends string = string> = ReadonlyMap<Name, string>;

/** Every field of the form, in the order of the screen. */
export function fieldNamesOf<Values extends FieldValues>({ sections }: FormPlan<Values>): FieldName<Values>[] {
  return sections.flatMap(({ fields }) => fields);
}

/** The problems in the order of the screen; those at unknown fields are left out. */
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
