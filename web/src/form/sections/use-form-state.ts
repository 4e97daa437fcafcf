import { useMemo } from 'react';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fieldNamesOf, type Problems } from './form-plan.ts';
import { useSections } from './sections-context.ts';

/** All values, anew with every change: for what shows the form as a whole. */
export function useFormValues<Values extends FieldValues = FieldValues>(): Values {
  const { control, getValues } = useFormContext<Values>();
  useWatch({ control });
  return getValues();
}

/** What is wrong with the form as it stands, told to the person or not yet. */
export function useAllProblems(): Problems {
  const { check } = useSections();
  const values = useFormValues();
  return useMemo(() => check(values), [values, check]);
}

/** What the person has been told is wrong, in the order of the screen. */
export function useShownProblems(): Problems {
  const { plan } = useSections();
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control });
  const pairs = fieldNamesOf(plan).flatMap((name): [string, string][] => {
    const message = getFieldState(name, state).error?.message;
    return message === undefined ? [] : [[name, message]];
  });
  return new Map(pairs);
}
