import { Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { Box } from '#ui/layout/box.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import classes from './calendar-button.module.css';
import { LatePopover } from './late-popover.tsx';

export const Calendar = lazyPart(() => import('./calendar.tsx'));
export const RangeCalendar = lazyPart(async () => ({ default: (await import('./calendar.tsx')).RangeCalendar }));

interface CalendarButtonProps {
  readonly opened: boolean;
  readonly onToggle: (opened: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** The button inside a date field, and the popup that it opens. */
export function CalendarButton({ opened, onToggle, disabled, children }: CalendarButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={classes.button}
        aria-label="Открыть календарь"
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-sheet` : undefined}
        disabled={disabled}
        onClick={() => onToggle(!opened)}
      >
        <IconCalendar size={16} stroke={1.7} aria-hidden />
      </button>
      <LatePopover opened={opened} onChange={onToggle} anchor={button} position="bottom-end" trapFocus returnFocus>
        <Popover.Dropdown id={`${id}-sheet`} role="dialog" aria-labelledby={id} tabIndex={-1}>
          <Suspense fallback={<Box w={280} h={260} />}>{children}</Suspense>
        </Popover.Dropdown>
      </LatePopover>
    </>
  );
}
