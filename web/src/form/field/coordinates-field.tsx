import { ActionIcon, Input, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconClipboard } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { examples } from '#form/examples.ts';
import { messages } from '#form/messages.ts';
import { coordinateTyping } from '#form/typing/coordinate-typing.ts';
import { type TypedInput, useTypedInput } from '#form/typing/typed-input.ts';
import { Row } from '#ui/layout/row.ts';
import { isLatitude, isLongitude, type Position, parseDegrees, parsePosition } from './coordinates.ts';
import classes from './coordinates-field.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';

/** How long a failed paste is shown (ms, 1§5). */
const pasteFailureMs = 2000;

export interface CoordinatesFieldProps extends Omit<FieldProps<Position>, 'label' | 'placeholder'> {
  readonly label: string;
}

/**
 * Latitude and longitude. The button and a paste into either field accept both, latitude first; a single pasted number
 * fills its field, anything else shows an error for two seconds (1§5).
 */
export function CoordinatesField(props: CoordinatesFieldProps) {
  const { label, value, onChange, onBlur, name, ref, disabled } = props;
  const latitude = useTypedInput(coordinateTyping, value.latitude, (next) => onChange({ ...value, latitude: next }));
  const longitude = useTypedInput(coordinateTyping, value.longitude, (next) => onChange({ ...value, longitude: next }));
  const paste = usePaste(onChange);
  const isWrong = {
    latitude: isProblem(latitude, value.latitude, isLatitude),
    longitude: isProblem(longitude, value.longitude, isLongitude),
  };
  const limit = isWrong.latitude || isWrong.longitude ? messages.incorrect : undefined;
  const error = paste.hasFailed ? messages.pasteFailed : (limit ?? props.error);
  const isMarked = props.error !== undefined && limit === undefined;

  const takePaste = (text: string, end: keyof Position) => {
    const degrees = parseDegrees(text);
    const isGood = degrees !== undefined && (end === 'latitude' ? isLatitude(degrees) : isLongitude(degrees));
    paste.take(isGood ? { ...value, [end]: degrees } : parsePosition(text));
  };

  const input = (typed: TypedInput, end: keyof Position, word: string) => (
    <Input
      {...typed.props}
      className="grow slim"
      aria-label={`${label}: ${word.toLowerCase()}`}
      placeholder={examples[end]}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled ?? false}
      error={isWrong[end] || isMarked}
      aria-invalid={isWrong[end] || isMarked || undefined}
      onPaste={(event) => {
        event.preventDefault();
        takePaste(event.clipboardData.getData('text'), end);
      }}
      onBlur={() => {
        typed.props.onBlur();
        onBlur?.();
      }}
      {...(end === 'latitude' && { name, ref })}
    />
  );
  return (
    <FieldGroup label={label} required={props.required} hint={props.hint} error={error}>
      {(links) => (
        <Row {...links} align="stretch" gap={8}>
          {input(latitude, 'latitude', 'Широта')}
          {input(longitude, 'longitude', 'Долгота')}
          <Tooltip label="Вставить координаты из буфера">
            <ActionIcon
              size={36}
              aria-label="Вставить координаты из буфера"
              className={classes.paste ?? ''}
              data-failed={paste.hasFailed || undefined}
              disabled={disabled ?? false}
              onClick={() => void paste.run()}
            >
              {paste.hasFailed ? (
                <IconAlertCircle size={16} stroke={1.7} aria-hidden />
              ) : (
                <IconClipboard size={16} stroke={1.7} aria-hidden />
              )}
            </ActionIcon>
          </Tooltip>
        </Row>
      )}
    </FieldGroup>
  );
}

/** Whether degrees are out of range, or the typed text is incomplete. */
function isProblem(typed: TypedInput, degrees: number | null, isPossible: (degrees: number) => boolean): boolean {
  return degrees === null ? !typed.isFocused && typed.kept !== '' : !isPossible(degrees);
}

/** Parses pasted text, or reads the clipboard; shows an error for two seconds when that fails (1§5). */
function usePaste(onPosition: (position: Position) => void) {
  const [failedAt, setFailedAt] = useState<number>();
  useEffect(() => {
    if (failedAt === undefined) return;
    const timer = setTimeout(() => setFailedAt(undefined), pasteFailureMs);
    return () => clearTimeout(timer);
  }, [failedAt]);

  const take = (position: Position | undefined) => {
    if (position === undefined) setFailedAt(performance.now());
    else {
      setFailedAt(undefined);
      onPosition(position);
    }
  };
  const run = async () => {
    const text = await readClipboard();
    take(text === undefined ? undefined : parsePosition(text));
  };
  return { take, run, hasFailed: failedAt !== undefined };
}

/** Resolves to undefined when the browser denies access to the clipboard. */
async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}
