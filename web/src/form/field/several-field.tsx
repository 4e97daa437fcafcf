import { Row } from '#ui/layout/row.ts';
import classes from '#ui/menu/segmented.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';
import type { Option } from './option.ts';

export interface SeveralFieldProps<Value extends string | number> extends Omit<FieldProps<Value[]>, 'placeholder'> {
  readonly options: readonly Option<Value>[];
}

/** Any of a few options, all visible: a checkbox each, drawn as segments of one control. */
export function SeveralField<Value extends string | number>(props: SeveralFieldProps<Value>) {
  const { label, required, hint, error, value, onChange, onBlur, options, disabled, name, ref } = props;
  const toggled = (one: Value) =>
    // In the order of the options, not of the clicks.
    options
      .map((option) => option.value)
      .filter((each) => (each === one ? !value.includes(one) : value.includes(each)));
  return (
    <FieldGroup label={label} isLabelHidden={props.isLabelHidden} required={required} hint={hint} error={error}>
      {(links) => (
        <div {...links} className={classes.root} data-field data-invalid={error !== undefined || undefined}>
          {options.map((option, index) => (
            <label key={option.value} className={classes.part}>
              <input
                ref={index === 0 ? ref : undefined}
                className={classes.radio}
                type="checkbox"
                name={name}
                disabled={disabled}
                checked={value.includes(option.value)}
                onChange={() => onChange(toggled(option.value))}
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
                p="0 12px"
                flex={1}
                className={classes.label}
              >
                {option.label}
              </Row>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
