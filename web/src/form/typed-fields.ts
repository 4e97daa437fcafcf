import { namesOf } from '@gektar/contract/records.ts';
import { useState } from 'react';
import { sameJson } from './sections/same-value.ts';

/** Messages at fields, by their paths: `phones.0`. */
export type TypedProblems = Readonly<Partial<Record<string, string>>>;

/** The messages without those of the fields that are being changed. */
export function problemsExcept(problems: TypedProblems, changed: object): TypedProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => !Object.hasOwn(changed, path.split('.')[0] ?? '')),
  );
}

/** Props of an input: value and message of a field, and its change. */
export function fieldsOf<Values extends object>(
  values: Values,
  problems: TypedProblems,
  change: (next: Partial<Values>) => void,
) {
  return <Name extends keyof Values & string>(name: Name) => ({
    value: values[name],
    error: problems[name],
    onChange: (value: Values[Name]) => {
      const next: Partial<Values> = {};
      next[name] = value;
      change(next);
    },
  });
}

export type FieldsOf<Values extends object> = ReturnType<typeof fieldsOf<Values>>;

/**
 * Values of a form after a save by somebody else: changed fields stay as typed and can be saved over the stored ones,
 * unchanged fields take these.
 */
function merged<Values extends object>(typed: Values, begun: Values, stored: Values): Values {
  const changed = namesOf(typed).filter((name) => !sameJson(typed[name], begun[name]));
  return Object.assign({ ...stored }, ...changed.map((name) => ({ [name]: typed[name] })));
}

/**
 * Values typed into the form of a dialog, and the messages at its fields.
 * @param begin stored or empty values
 * @param open values that the form opens with; by default those of `begin`
 */
export function useTypedFields<Values extends object>(begin: () => Values, open?: () => Values) {
  const [begun, setBegun] = useState(begin);
  const [values, setValues] = useState(open ?? begun);
  const [problems, setProblems] = useState<TypedProblems>({});
  const change = (next: Partial<Values>) => {
    setValues((before) => ({ ...before, ...next }));
    setProblems((before) => problemsExcept(before, next));
  };
  return {
    begun,
    values,
    setValues,
    problems,
    setProblems,
    change,
    field: fieldsOf(values, problems, change),
    /** Takes the stored values after a save by somebody else; changed fields stay as typed. */
    takeOver(stored: Values) {
      setValues((typed) => merged(typed, begun, stored));
      setBegun(stored);
    },
  };
}
