import { Row } from '#ui/layout/row.ts';
import classes from './type-swatch.module.css';

export interface TypeSwatchProps {
  /** One of the 19 colours of the dictionary. */
  readonly colour: string;
  readonly label: string;
  /** Whether the object is archived: the label is grey (1§2). */
  readonly isOff?: boolean | undefined;
}

/** The type of an object: a square of its colour and the word. */
export function TypeSwatch({ colour, label, isOff }: TypeSwatchProps) {
  return (
    <Row
      as="span"
      display="inline-flex"
      gap={7}
      whiteSpace="nowrap"
      miw={0}
      className={classes.type}
      data-off={isOff || undefined}
    >
      <span className={classes.square} style={isOff ? undefined : { background: colour }} />
      <span className="cut">{label}</span>
    </Row>
  );
}
