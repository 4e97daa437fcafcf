import type { Complex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { complexFields, setByActualizing } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import type { DescribedValues } from '#form/described/described-values.ts';
import type { ComplexOwnValues } from './complex-own-fields.ts';

/** Values of the form: wire names, values as the fields need them. */
export type ComplexValues = Omit<DescribedValues<typeof complexFields, Complex>, (typeof setByActualizing)[number]> &
  ComplexOwnValues;
