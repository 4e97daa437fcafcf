import { shallowEqual } from '@mantine/hooks';
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { fieldNamesOf, type Problems } from './form-plan.ts';
import { useSections } from './sections-context.ts';

/**
 * All values, anew with every change: for what shows the form as a whole. A key is answered by its own field first, all
 * that follows from it is drawn in slices after it.
 */
export function useFormValues<Values extends FieldValues = FieldValues>(): Values {
  const { getValues, subscribe } = useFormContext<Values>();
  const [values, setValues] = useState(() => getValues());
  useEffect(() => {
    const follow = () => startTransition(() => setValues(getValues()));
    // Changed before anybody listened.
    setValues((drawn) => (shallowEqual(drawn, getValues()) ? drawn : getValues()));
    return subscribe({ formState: { values: true }, callback: follow });
  }, [getValues, subscribe]);
  return values;
}

/** What is wrong with these values of the form, told to the person or not yet. */
export function useAllProblems(values: FieldValues): Problems {
  const { check } = useSections();
  return useMemo(() => check(values), [values, check]);
}

/** What the person has been told is wrong, in the order of the screen. */
export function useShownProblems(): Problems {
  const { plan, quiet } = useSections();
  const quietNames = useSyncExternalStore(quiet.subscribe, quiet.names);
  // Nothing else is read of the state: the form tells of nothing else then.
  const { errors } = useFormState();
  const pairs = fieldNamesOf(plan).flatMap((name): [string, string][] => {
    const message = errors[name]?.message;
    return typeof message === 'string' && !quietNames.has(name) ? [[name, message]] : [];
  });
  return new Map(pairs);
}
