import { MAX_REMINDER_TEXT, type Reminder } from '@gektar/contract/reminders/reminder.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { useQuery } from '@tanstack/react-query';
import { TextAreaField } from '#form/field/text-field.tsx';
import { FormDialog } from '#form/form-dialog.tsx';
import { EmployeeField } from '#people/employee-field.tsx';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { DueTimeField } from '#reminders/due-time-field.tsx';
import type { OpenedReminder } from '#reminders/open-reminder.ts';
import { remindersQuery } from '#reminders/reminder-data.ts';
import { focusAtOpening } from '#ui/dialog/focus-at-opening.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { useReminderForm } from './use-reminder-form.ts';

interface ReminderDialogProps {
  readonly opened: OpenedReminder;
  readonly onClose: () => void;
}

/** Creates or changes a reminder, for oneself or a colleague. */
export default function ReminderDialog({ opened, onClose }: ReminderDialogProps) {
  const { about, field, isNew, ...form } = useReminderForm(opened, onClose);
  const kind = field('kind');
  return (
    <FormDialog
      title={isNew ? 'Напоминание' : 'Изменить напоминание'}
      size={480}
      form={form}
      saveLabel={isNew ? 'Напомнить' : 'Сохранить'}
      onLeave={form.discard}
    >
      <Stack gap={16}>
        {about && about.title !== '' && (
          <Text fz={13} c="soft">
            {about.title}
          </Text>
        )}
        <Segmented<Reminder['kind']>
          aria-label="Вид"
          isWide
          value={kind.value}
          onChange={kind.onChange}
          options={[
            { value: 'task', label: 'Дело' },
            { value: 'call', label: 'Звонок' },
          ]}
        />
        <div ref={focusAtOpening}>
          <TextAreaField label="Что напомнить" required minRows={2} maxLength={MAX_REMINDER_TEXT} {...field('text')} />
        </div>
        <DueTimeField label="Когда" required {...field('dueDateTime')} />
        <EmployeeField label="Кому" required {...field('employeeId')} />
        {isNew && about && <OtherReminders about={about} />}
      </Stack>
    </FormDialog>
  );
}

/** Open reminders about the same object, so that nobody sets one twice. */
function OtherReminders({ about }: { readonly about: Pick<NonNullable<Reminder['about']>, 'kind' | 'id'> }) {
  const { data = [] } = useQuery(remindersQuery(about));
  const nameOf = useEmployeeNames();
  if (data.length === 0) return null;
  return (
    <Stack gap={4} fz={13} c="soft">
      <Text as="h3" fz={13}>
        Уже стоят
      </Text>
      {data.slice(0, 5).map(({ id, dueDateTime, text, employeeId }) => (
        <Text key={id} as="p" overflowWrap="anywhere">
          {formatDateTime(dueDateTime)}, {nameOf(employeeId)}: {text}
        </Text>
      ))}
    </Stack>
  );
}
