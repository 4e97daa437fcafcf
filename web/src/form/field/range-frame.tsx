import { Tooltip } from '@mantine/core';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { messages } from '#form/messages.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import field from './field-frame.module.css';
import classes from './range-frame.module.css';

/**
 * One end of a range with 'от' or 'до' above the text, or 'не меньше' if there is no other end. Without a word: a
 * single value in the same frame.
 */
export function RangeEnd({
  word,
  label,
  ...input
}: { word?: 'от' | 'до' | 'не меньше' | undefined; label: string } & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <Stack as="label" display="flex" p="4px 10px" flex={1} miw={0} className={classes.end}>
      {word && (
        <Text as="span" size={11} c="mute" whiteSpace="nowrap" className={classes.word}>
          {word}
        </Text>
      )}
      <input
        className={classes.input}
        type="text"
        autoComplete="off"
        aria-label={word ? `${label}, ${word}` : label}
        {...input}
      />
    </Stack>
  );
}

interface RangeFrameProps {
  readonly isInvalid: boolean;
  readonly disabled?: boolean | undefined;
  readonly isCompact?: boolean | undefined;
  readonly children: ReactNode;
  /** Unit or calendar button at the right. */
  readonly aside?: ReactNode;
}

/** Both ends in one frame; with the tooltip 'Ошибка' while invalid (1§5). */
export function RangeFrame({ isInvalid, disabled, isCompact, children, aside }: RangeFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <>
      <Row
        ref={frame}
        align="stretch"
        tabular
        className={`${field.frame} ${classes.frame}`}
        data-invalid={isInvalid || undefined}
        data-disabled={disabled || undefined}
        data-compact={isCompact || undefined}
      >
        {children}
        {aside && (
          <Row as="span" fz={13} c="mute" flex="none" pe={10}>
            {aside}
          </Row>
        )}
      </Row>
      {isInvalid && <Tooltip target={frame} label={messages.rangeTooltip} position="top-end" />}
    </>
  );
}
