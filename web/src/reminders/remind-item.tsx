import type { ReminderAbout } from '@gektar/contract/reminders/reminder.ts';
import { Menu } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { openReminder } from './open-reminder.ts';

interface RemindItemProps extends ReminderAbout {
  /** Name of the object, shown in the dialog. */
  readonly title: string;
}

/** Menu item that sets a reminder about an object. */
export function RemindItem(about: RemindItemProps) {
  return (
    <Menu.Item leftSection={<IconBell {...icon16} />} onClick={() => openReminder({ about })}>
      Напомнить
    </Menu.Item>
  );
}
