import type { LoadColumn } from '@gektar/contract/loads/load.ts';

/** What a column is read as, as an answer has it. */
export type ColumnUse = Pick<LoadColumn, 'use' | 'field' | 'unit'>;
