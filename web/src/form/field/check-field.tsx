import { Checkbox, Switch } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './field.module.css';
import type { FieldProps } from './field.tsx';

/** A checkbox with its label. */
export function CheckField(props: FieldProps<boolean>) {
  const { control, after } = useTick(props);
  return (
    <div className="slim">
      <Checkbox {...control} />
      {after}
    </div>
  );
}

/** A switch that applies at once. */
export function SwitchField(props: FieldProps<boolean>) {
  const { control, after } = useTick(props);
  return (
    <div className="slim">
      <Switch {...control} />
      {after}
    </div>
  );
}

function useTick({ label, hint, error, value, onChange, onBlur, name, ref, disabled }: FieldProps<boolean>) {
  const afterId = useId();
  return {
    control: {
      label,
      ref,
      checked: value,
      onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.checked),
      onBlur: () => onBlur?.(),
      ...(name !== undefined && { name }),
      disabled: disabled ?? false,
      error: error !== undefined,
      'aria-describedby': error || hint ? afterId : undefined,
    },
    after: (error || hint) && (
      <div id={afterId} className={error ? classes.error : classes.hint}>
        {error && <IconAlertCircle size={14} stroke={1.9} aria-hidden />}
        <span>{error ?? hint}</span>
      </div>
    ),
  };
}
