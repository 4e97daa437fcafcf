import { type ReactNode, useId } from 'react';
import { Row } from '#ui/layout/row.ts';
import classes from './segmented.module.css';

export interface SegmentedOption<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Accessible name for a label that is only an icon. */
  readonly name?: string | undefined;
}

export interface SegmentedProps<Value> {
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly options: readonly SegmentedOption<Value>[];
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** In a form it has the border of a field; in a toolbar the lighter border of a button. */
  readonly isField?: boolean | undefined;
  /** A value that looks unset when chosen: 'Любое', 'Нет'. */
  readonly quietValue?: Value | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Fills the width; all options are equally wide. */
  readonly isWide?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: ((element: HTMLElement | null) => void) | undefined;
}

/** One of a few options, all visible. Native radio buttons: arrows move, Tab leaves. */
export function Segmented<Value extends string | number | boolean | null>(props: SegmentedProps<Value>) {
  const { value, onChange, options, isField, quietValue, isInvalid, disabled, isWide, name, onBlur, ref } = props;
  const groupName = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      aria-invalid={isInvalid || undefined}
      className={classes.root}
      data-field={isField || undefined}
      data-invalid={isInvalid || undefined}
      data-wide={isWide || undefined}
    >
      {options.map((option, index) => (
        <label
          key={String(option.value)}
          className={classes.part}
          title={option.name}
          data-quiet={(quietValue !== undefined && option.value === quietValue) || undefined}
        >
          <input
            ref={index === 0 ? ref : undefined}
            className={classes.radio}
            type="radio"
            name={name ?? groupName}
            aria-label={option.name}
            disabled={disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={() => onBlur?.()}
          />
          <Row
            as="span"
            display="inline-flex"
            justify="center"
            gap={6}
            size={13}
            c="soft"
            whiteSpace="nowrap"
            p={isField ? '0 12px' : '0 9px'}
            flex={1}
            className={classes.label}
          >
            {option.label}
          </Row>
        </label>
      ))}
    </div>
  );
}
