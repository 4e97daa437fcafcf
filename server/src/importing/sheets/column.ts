import type { SheetField } from './sheet-fields.ts';
import type { Units } from './units.ts';

/** What a column of a table means. */
export interface Column {
  readonly index: number;
  readonly letters: string;
  /** Head and group in one text. */
  readonly title: string;
  /** Undefined: goes to the comment with its head. */
  readonly field: SheetField | undefined;
  readonly units: Units;
  /** Question about the whole column. */
  readonly doubt: string | undefined;
  /** Whether a person chose the meaning. */
  readonly isByHand?: boolean;
  /** Not even read into the comment. */
  readonly isSkipped?: boolean;
}
