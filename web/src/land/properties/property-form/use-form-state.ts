import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { checkValues, type Problems } from './check-values.ts';
import { usePropertyEditing, usePropertyForm, usePropertyValues } from './form-context.ts';
import { fieldNames, type PropertyFieldName } from './property-sections.ts';

/** What is wrong with the form as it stands, told to the person or not yet. */
export function useAllProblems(): Problems {
  const { loaded } = usePropertyEditing();
  const values = usePropertyValues();
  return useMemo(() => checkValues(values, loaded), [values, loaded]);
}

/** What the person has been told is wrong, in the order of the screen. */
export function useShownProblems(): Problems {
  const { control, getFieldState } = usePropertyForm();
  const state = useFormState({ control });
  const pairs = fieldNames.flatMap((name): [PropertyFieldName, string][] => {
    const message = getFieldState(name, state).error?.message;
    return message === undefined ? [] : [[name, message]];
  });
  return new Map(pairs);
}
