/** A column of a table that follows from the description of its field. */
export interface PlainColumn<Field extends string> {
  readonly field: Field;
  /** Initial width (px). */
  readonly width: number;
  readonly isHiddenAtFirst?: true;
}
