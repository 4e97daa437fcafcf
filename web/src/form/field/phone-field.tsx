import { Input } from '@mantine/core';
import { messages, phonePlaceholder } from '#form/messages.ts';
import { phoneTyping } from '#form/typing/mask-typing.ts';
import { useTypedInput } from '#form/typing/typed-input.ts';
import { Field, type FieldProps } from './field.tsx';

/**
 * A Russian phone number with a mask (1§5). The value is eleven digits beginning with 7, fewer while incomplete, ''
 * when empty; `normalisePhone` checks completeness.
 */
export function PhoneField(props: FieldProps<string>) {
  const { label, required, hint, value, onChange, onBlur, name, ref, disabled } = props;
  const typed = useTypedInput(phoneTyping, value, onChange);
  const error = props.error ?? (typed.isForeign ? messages.contact : undefined);
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {(links) => (
        <Input
          {...links}
          {...typed.props}
          name={name}
          ref={ref}
          disabled={disabled ?? false}
          placeholder={props.placeholder ?? phonePlaceholder}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          error={error !== undefined}
          onBlur={() => {
            typed.props.onBlur();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
