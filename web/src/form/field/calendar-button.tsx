import { Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import classes from './calendar-button.module.css';

export const Calendar = lazyPart(() => import('./calendar.tsx'));
export const RangeCalendar = lazyPart(async () => ({ default: (await import('./calendar.tsx')).RangeCalendar }));

interface CalendarButtonProps {
  readonly opened: boolean;
  readonly onToggle: (opened: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** The button inside a date field and the sheet it opens. */
export function CalendarButton({ opened, onToggle, disabled, children }: CalendarButtonProps) {
  return (
    <Popover opened={opened} onChange={onToggle} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={classes.button}
          aria-label="Открыть календарь"
          disabled={disabled}
          onClick={() => onToggle(!opened)}
        >
          <IconCalendar size={16} stroke={1.7} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<div style={{ width: 280, height: 260 }} />}>{children}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
