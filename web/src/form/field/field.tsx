import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { Text } from '#ui/layout/text.ts';
import classes from './field.module.css';

/** Common properties of fields. Works with `Controller` of react-hook-form: spread its `field`. */
export interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  /** Element to focus when this is the first invalid field. */
  readonly ref?: ((element: HTMLElement | null) => void) | undefined;
  readonly label: ReactNode;
  /** Whether the label is only for screen readers, because other elements name the field visibly. */
  readonly isLabelHidden?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** One quiet line under the field. */
  readonly hint?: ReactNode;
  /** Message that marks the field as invalid. */
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

/** Attributes that link a control to its label, hint and error. */
export interface ControlLinks {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** Like `ControlLinks`, for several controls under one label. */
export interface GroupLinks {
  readonly role: 'group';
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
}

interface FrameProps {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

function Frame({
  hint,
  error,
  hintId,
  errorId,
  label,
  children,
}: FrameProps & { hintId: string; errorId: string; children: ReactNode }) {
  return (
    <div className="slim" data-invalid={error !== undefined || undefined}>
      {label}
      {children}
      {hint && (
        <div id={hintId} className={classes.hint}>
          {hint}
        </div>
      )}
      <div id={errorId} className={classes.error} role="alert" hidden={error === undefined}>
        {error !== undefined && (
          <>
            <IconAlertCircle size={14} stroke={1.9} aria-hidden />
            <span>{error}</span>
          </>
        )}
      </div>
    </div>
  );
}

function describe(hint: ReactNode, error: string | undefined, hintId: string, errorId: string): string | undefined {
  const ids = [error === undefined ? '' : errorId, hint ? hintId : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/**
 * Sets `aria-describedby` on the element itself: Mantine's inputs accept it only from Mantine's own wrapper and drop
 * ours.
 */
function useDescription(id: string, describedBy: string | undefined): void {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (describedBy === undefined) control?.removeAttribute('aria-describedby');
    else control?.setAttribute('aria-describedby', describedBy);
  }, [id, describedBy]);
}

/** Label of a field with its required mark. */
function LabelText({ label, required }: { label: ReactNode; required?: boolean | undefined }) {
  return (
    <>
      {label}
      {required && (
        <Text as="span" c="danger" aria-hidden>
          {' *'}
        </Text>
      )}
    </>
  );
}

/** Label above, control, hint and error below, linked for accessibility. */
export function Field({ children, ...frame }: FrameProps & { children: (links: ControlLinks) => ReactNode }) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = describe(frame.hint, frame.error, hintId, errorId);
  useDescription(id, describedBy);
  const links: ControlLinks = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': frame.error === undefined ? undefined : true,
    'aria-required': frame.required ? true : undefined,
  };
  const label = (
    <label htmlFor={id} className={frame.isLabelHidden ? 'sr' : classes.label}>
      <LabelText label={frame.label} required={frame.required} />
    </label>
  );
  return (
    <Frame {...frame} hintId={hintId} errorId={errorId} label={label}>
      {children(links)}
    </Frame>
  );
}

/** Like `Field`, for several controls: a range, a choice, a list. */
export function FieldGroup({ children, ...frame }: FrameProps & { children: (links: GroupLinks) => ReactNode }) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const links: GroupLinks = {
    role: 'group',
    'aria-labelledby': labelId,
    'aria-describedby': describe(frame.hint, frame.error, hintId, errorId),
  };
  const label = (
    <div id={labelId} className={frame.isLabelHidden ? 'sr' : classes.label}>
      <LabelText label={frame.label} required={frame.required} />
    </div>
  );
  return (
    <Frame {...frame} hintId={hintId} errorId={errorId} label={label}>
      {children(links)}
    </Frame>
  );
}
