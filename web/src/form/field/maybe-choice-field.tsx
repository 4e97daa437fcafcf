import { missing } from '@gektar/format/words.ts';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { FieldGroup, type FieldProps } from './field.tsx';

export interface MaybeChoiceFieldProps extends FieldProps<boolean | null> {
  readonly yes: string;
  readonly no: string;
}

/** Yes, no or unanswered (N-01): initially empty; a button empties it and returns the focus to the choice. */
export function MaybeChoiceField(props: MaybeChoiceFieldProps) {
  const { label, required, hint, error, value, onChange, onBlur, yes, no, disabled, name, ref } = props;
  const first = useRef<HTMLElement>(null);
  const options = [
    { value: true, label: yes },
    { value: false, label: no },
  ];
  return (
    <FieldGroup label={label} isLabelHidden={props.isLabelHidden} required={required} hint={hint} error={error}>
      {({ role: _, ...links }) => (
        <Row gap={6}>
          <Segmented<boolean | null>
            {...links}
            isField
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            options={options}
            isInvalid={error !== undefined}
            disabled={disabled}
            name={name}
            ref={(element) => {
              first.current = element;
              ref?.(element);
            }}
          />
          {value === null || disabled ? (
            value === null && (
              <Text as="span" size={13} c="mute">
                {missing.value}
              </Text>
            )
          ) : (
            <IconButton
              label="Очистить"
              icon={<IconX size={14} stroke={1.8} />}
              variant="subtle"
              size={28}
              onClick={() => {
                onChange(null);
                first.current?.focus();
              }}
            />
          )}
        </Row>
      )}
    </FieldGroup>
  );
}
