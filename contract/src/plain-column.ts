/** A column of a table whose title and format come from the field description. */
export interface PlainColumn<Field extends string> {
  readonly field: Field;
  /** Initial width (px). */
  readonly width: number;
  readonly isHiddenAtFirst?: true;
}
