import type { LoadColumn } from '@gektar/contract/loads/load.ts';

/** The meaning of a column, in the form in which an answer sends it. */
export type ColumnUse = Pick<LoadColumn, 'use' | 'field' | 'unit'>;
