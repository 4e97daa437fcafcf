import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DescribedForm } from '#form/described/describe-form.ts';
import { useFormValues } from '#form/sections/use-form-state.ts';
import { UnsavedFitsLine } from './unsaved-fits-line.tsx';
import { comparedValues, type UnsavedFitsKind } from './unsaved-kind.ts';

interface Stored {
  readonly id: string;
}

/**
 * Note in a form: the requests that its object will fit once it is saved.
 * @param about compared values that the form does not have
 */
export function unsavedFitsNote<Values extends FieldValues, Entity extends Stored, Body>(
  kind: UnsavedFitsKind<Body>,
  form: Pick<DescribedForm<Values, Entity>, 'toFields'>,
  about: object = {},
) {
  return function UnsavedFitsNote({ loaded }: { loaded: Entity | undefined }) {
    const values = useFormValues<Values>();
    const body = useMemo(
      () => comparedValues(kind, { ...form.toFields(values, loaded), ...about, id: loaded?.id ?? null }),
      [values, loaded],
    );
    return <UnsavedFitsLine kind={kind} body={body} />;
  };
}
