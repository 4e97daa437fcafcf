import { shallowEqual } from '@mantine/hooks';
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { fieldNamesOf, type Problems } from './form-plan.ts';
import { useSections } from './sections-context.ts';

/**
 * All values, updated on every change, for parts that show the whole form. The typed field renders first; these parts
 * render afterwards, as a transition.
 */
export function useFormValues<Values extends FieldValues = FieldValues>(): Values {
  const { getValues, subscribe } = useFormContext<Values>();
  const [values, setValues] = useState(() => getValues());
  useEffect(() => {
    const follow = () => startTransition(() => setValues(getValues()));
    // The values may have changed before the subscription.
    setValues((drawn) => (shallowEqual(drawn, getValues()) ? drawn : getValues()));
    return subscribe({ formState: { values: true }, callback: follow });
  }, [getValues, subscribe]);
  return values;
}

/** All problems of these values, shown to the user or not. */
export function useAllProblems(values: FieldValues): Problems {
  const { check } = useSections();
  return useMemo(() => check(values), [values, check]);
}

/** Problems shown to the user, in the order of the screen. */
export function useShownProblems(): Problems {
  const { plan, quiet } = useSections();
  const quietNames = useSyncExternalStore(quiet.subscribe, quiet.names);
  // Only `errors` is read, so that other changes of the state cause no render.
  const { errors } = useFormState();
  const pairs = fieldNamesOf(plan).flatMap((name): [string, string][] => {
    const message = errors[name]?.message;
    return typeof message === 'string' && !quietNames.has(name) ? [[name, message]] : [];
  });
  return new Map(pairs);
}
