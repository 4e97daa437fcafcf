import type { FieldValues } from 'react-hook-form';

/** Names of the fields of a form. */
export type FieldName<Values> = keyof Values & string;

/** A part of a long form with a heading of its own. */
export interface SectionPlan<Name extends string = string> {
  readonly id: string;
  readonly title: string;
  /** In the order of the screen. */
  readonly fields: readonly Name[];
}

/** A long form as data: what every form of sections is drawn, counted, kept and merged by. One constant per form. */
export interface FormPlan<Values extends FieldValues> {
  readonly sections: readonly SectionPlan<FieldName<Values>>[];
  readonly labelOf: (name: FieldName<Values>) => string;
  /** Whether something stands in a field; yes/no and numbers always count, 0 too (1§5). */
  readonly isFilled: (values: Values, name: FieldName<Values>) => boolean;
  /** Whether a field would be saved alike from two states. */
  readonly isSame: (name: FieldName<Values>, one: Values, other: Values) => boolean;
  /**
   * Yes/no fields that say nothing until they are ticked: a section counts the ticked ones alone, the share of the form
   * none.
   */
  readonly ticks?: ReadonlySet<FieldName<Values>> | undefined;
  /** Flags that may be unanswered: null until a person answers (N-01). */
  readonly maybeFlags?: ReadonlySet<FieldName<Values>> | undefined;
  /** What a section says after a save while a required field of it is empty (H-20); only its count without it. */
  readonly unfilledText?: string | undefined;
}

/** What is wrong, per field, in words that say what to do. */
export type Problems<Name extends string = string> = ReadonlyMap<Name, string>;

/** Every field of the form, in the order of the screen. */
export function fieldNamesOf<Values extends FieldValues>({ sections }: FormPlan<Values>): FieldName<Values>[] {
  return sections.flatMap(({ fields }) => fields);
}

/** The same problems in the order of the screen; what stands at no field is left out. */
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
