import { ActionIcon, Input, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconClipboard } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { coordinateTyping } from './coordinate-typing.ts';
import { isLatitude, isLongitude, type Position, parsePosition } from './coordinates.ts';
import classes from './coordinates-field.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';
import { useTypedInput } from './typed-input.ts';

/** How long a failed paste is shown (1§5). */
const pasteFailureMs = 2000;

export interface CoordinatesFieldProps extends Omit<FieldProps<Position>, 'label' | 'placeholder'> {
  readonly label: string;
}

/** Latitude and longitude; the button pastes both from the clipboard, latitude first (1§5). */
export function CoordinatesField(props: CoordinatesFieldProps) {
  const { label, value, onChange, onBlur, name, ref, disabled } = props;
  const latitude = useTypedInput(coordinateTyping, value.latitude, (next) => onChange({ ...value, latitude: next }));
  const longitude = useTypedInput(coordinateTyping, value.longitude, (next) => onChange({ ...value, longitude: next }));
  const paste = usePaste(onChange);
  const isWrong = {
    latitude: value.latitude !== null && !isLatitude(value.latitude),
    longitude: value.longitude !== null && !isLongitude(value.longitude),
  };
  const limit = isWrong.latitude || isWrong.longitude ? messages.incorrect : undefined;
  const error = paste.hasFailed ? messages.pasteFailed : (limit ?? props.error);
  const isMarked = props.error !== undefined && limit === undefined;

  const input = (typed: typeof latitude, word: string, isBad: boolean) => (
    <Input
      {...typed.props}
      className={classes.input ?? ''}
      aria-label={`${label}: ${word.toLowerCase()}`}
      placeholder={word}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled ?? false}
      error={isBad || isMarked}
      aria-invalid={isBad || isMarked || undefined}
      onPaste={(event) => {
        const position = parsePosition(event.clipboardData.getData('text'));
        if (position === undefined) return typed.props.onPaste(event);
        event.preventDefault();
        onChange(position);
      }}
      onBlur={() => {
        typed.props.onBlur();
        onBlur?.();
      }}
      {...(word === 'Широта' && { name, ref })}
    />
  );
  return (
    <FieldGroup label={label} required={props.required} hint={props.hint} error={error}>
      {(links) => (
        <div {...links} className={classes.field}>
          {input(latitude, 'Широта', isWrong.latitude)}
          {input(longitude, 'Долгота', isWrong.longitude)}
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
        </div>
      )}
    </FieldGroup>
  );
}

/** Reads two coordinates from the clipboard; when that fails says so for two seconds (1§5). */
function usePaste(onPosition: (position: Position) => void) {
  const [failedAt, setFailedAt] = useState<number>();
  useEffect(() => {
    if (failedAt === undefined) return;
    const timer = setTimeout(() => setFailedAt(undefined), pasteFailureMs);
    return () => clearTimeout(timer);
  }, [failedAt]);

  const run = async () => {
    const text = await readClipboard();
    const position = text === undefined ? undefined : parsePosition(text);
    if (position === undefined) setFailedAt(performance.now());
    else {
      setFailedAt(undefined);
      onPosition(position);
    }
  };
  return { run, hasFailed: failedAt !== undefined };
}

/** Undefined where the browser does not let us read it. */
async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}
