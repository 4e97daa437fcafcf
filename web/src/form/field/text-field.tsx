import { Input, Textarea } from '@mantine/core';
import { messages } from '#form/messages.ts';
import { Field, type FieldProps } from './field.tsx';
import { growing } from './growing.ts';
import { unitSection } from './unit-section.tsx';

export interface TextFieldProps extends FieldProps<string> {
  readonly maxLength?: number | undefined;
  readonly unit?: string | undefined;
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'search' | undefined;
  readonly autoComplete?: string | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  required,
  hint,
  error,
  value,
  onChange,
  onBlur,
  unit,
  ref,
  disabled,
  placeholder = messages.enter,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} required={required} hint={hint} error={error}>
      {(links) => (
        <Input
          placeholder={placeholder}
          {...input}
          {...links}
          {...unitSection(unit)}
          ref={ref}
          disabled={disabled ?? false}
          error={error !== undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onBlur?.()}
        />
      )}
    </Field>
  );
}

export interface TextAreaFieldProps extends FieldProps<string> {
  readonly maxLength?: number | undefined;
  /** Least number of lines, 3 by default; the field grows to ten. */
  readonly minRows?: number | undefined;
}

/** Several lines of text; the field grows with them. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    isLabelHidden,
    required,
    hint,
    error,
    value,
    onChange,
    onBlur,
    minRows = 3,
    ref,
    disabled,
    ...input
  } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} required={required} hint={hint} error={error}>
      {(links) => (
        <Textarea
          placeholder={messages.enter}
          {...input}
          {...links}
          ref={ref}
          disabled={disabled ?? false}
          error={error !== undefined}
          {...growing(minRows, 10)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onBlur?.()}
        />
      )}
    </Field>
  );
}
