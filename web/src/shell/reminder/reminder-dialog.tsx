import { fieldMessages } from '@gektar/contract/field-message.ts';
import { MAX_REMINDER_TEXT, type Reminder } from '@gektar/contract/reminders/reminder.ts';
import { formatDateTime, type LocalDateTime } from '@gektar/format/date.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { DateTimeField } from '#form/field/date-time-field.tsx';
import { TextAreaField } from '#form/field/text-field.tsx';
import { focusFirstWrong } from '#form/first-wrong-field.ts';
import { useLeaveGuard } from '#form/leave-guard.ts';
import { useStoredInput } from '#form/use-stored-input.ts';
import { EmployeeField } from '#people/employee-field.tsx';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { offeredTimes } from '#reminders/due-times.ts';
import { type OpenedReminder, REMINDER_DRAFTS } from '#reminders/open-reminder.ts';
import { reloadReminders, reminderActions, remindersQuery } from '#reminders/reminder-data.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { focusAtOpening } from '#ui/dialog/focus-at-opening.ts';
import { leaveQuestion } from '#ui/dialog/question.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { showWarning } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';

interface Values {
  readonly kind: Reminder['kind'];
  readonly text: string;
  readonly dueDateTime: LocalDateTime | null;
  /** null: the signed-in employee. */
  readonly employeeId: string | null;
}

/** Unsaved input of the dialog as it is stored: only the fields that differ from the initial ones. */
export interface ReminderInput {
  readonly opened: OpenedReminder;
  readonly changes: Partial<Values>;
}

function draftSubject(opened: OpenedReminder): string {
  const of = 'edited' in opened ? opened.edited.id : opened.about && `${opened.about.kind}/${opened.about.id}`;
  return `${REMINDER_DRAFTS}/${of ?? 'new'}`;
}

const isTyped = ({ changes }: ReminderInput) => Object.keys(changes).length > 0;

interface ReminderDialogProps {
  readonly opened: OpenedReminder;
  readonly onClose: () => void;
}

/** Creates or changes a reminder, for oneself or a colleague. */
export default function ReminderDialog({ opened, onClose }: ReminderDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const { data: me } = useQuery(currentEmployeeQuery);
  const [edited, setEdited] = useState('edited' in opened ? opened.edited : undefined);
  const [newId] = useState(() => uuidv7());
  const about = 'edited' in opened ? opened.edited.about : opened.about;
  const [initial, setInitial] = useState<Values>(() => ({
    kind: edited?.kind ?? ('kind' in opened ? (opened.kind ?? 'task') : 'task'),
    text: edited?.text ?? '',
    dueDateTime: edited?.dueDateTime ?? null,
    employeeId: edited?.employeeId ?? null,
  }));
  const [input, setInput] = useStoredInput<ReminderInput>(draftSubject(opened), isTyped);
  const values: Values = { ...initial, ...input?.changes };
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const employeeId = values.employeeId ?? me?.id ?? null;

  const nameOf = useEmployeeNames();
  const takeBack = useAction({
    run: () => reminderActions.remove(newId),
    done: 'Напоминание удалено',
    failed: 'Не отменено',
    keep: () => reloadReminders(client),
  });
  const saving = useAction({
    run: (body: { text: string; dueDateTime: string; employeeId: string; kind: Reminder['kind'] }) =>
      edited
        ? reminderActions.update({ ...body, id: edited.id, rowVersion: edited.rowVersion })
        : reminderActions.create({ ...body, newId, about: about && { kind: about.kind, id: about.id } }),
    done: (set) => ({
      title: edited ? 'Напоминание изменено' : 'Напоминание поставлено',
      text: [formatDateTime(set.dueDateTime), set.employeeId !== me?.id && `Кому: ${nameOf(set.employeeId) ?? ''}`]
        .filter(Boolean)
        .join('. '),
    }),
    ...(!edited && { undo: { label: 'Отменить', isUndo: true, run: () => takeBack.mutate() } }),
    failed: (error) => {
      setProblems(fieldFailures(error));
      if (isFailure(error, 'reminder.changed') && edited) return takeOver(error.current as Reminder | undefined);
      return { title: 'Напоминание не сохранено', text: failureText(error) };
    },
    keep: async () => {
      discard();
      await reloadReminders(client);
    },
  });
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial) && !saving.isSuccess;
  function discard() {
    setInput(undefined);
    onClose();
  }
  useLeaveGuard(isDirty && !saving.isPending, discard);

  /** After a save by a colleague: unchanged fields take the stored values, changed ones can be saved over them. */
  function takeOver(theirs: Reminder | undefined): undefined {
    if (theirs === undefined) return;
    const stored: Values = {
      ...{ kind: theirs.kind, text: theirs.text, dueDateTime: theirs.dueDateTime, employeeId: theirs.employeeId },
    };
    setInitial(stored);
    if (theirs.dateTimeDone !== null) {
      setEdited(undefined);
      showWarning('Напоминание уже отметили сделанным', 'Введённое осталось в форме. Сохраните, чтобы поставить новое');
      return;
    }
    setEdited(theirs);
    showWarning(
      'Напоминание изменили, пока вы его правили',
      'Ваши правки остались в форме. Проверьте и сохраните ещё раз',
    );
  }

  function change(next: Partial<Values>) {
    const changed = Object.entries({ ...input?.changes, ...next }).filter(
      ([name, value]) => value !== initial[name as keyof Values],
    );
    setInput({ opened, changes: Object.fromEntries(changed) });
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(next, name))));
  }

  async function handleClose() {
    if (saving.isPending) return;
    if (!isDirty || (await confirm(leaveQuestion))) discard();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events of a form inside a portal bubble to the page's form.
    event.stopPropagation();
    if (saving.isPending) return;
    const { currentTarget } = event;
    const { text, dueDateTime, kind } = values;
    if (text.trim() === '' || dueDateTime === null || employeeId === null) {
      setProblems({
        ...(text.trim() === '' && { text: fieldMessages.required }),
        ...(dueDateTime === null && { dueDateTime: fieldMessages.required }),
        ...(employeeId === null && { employeeId: fieldMessages.required }),
      });
      focusFirstWrong(currentTarget);
      return;
    }
    saving.mutate({ text, dueDateTime, employeeId, kind });
  }

  return (
    <Dialog
      opened
      onClose={() => void handleClose()}
      title={edited ? 'Изменить напоминание' : 'Напоминание'}
      size={480}
      footer={
        <>
          <Button onClick={() => void handleClose()}>Отмена</Button>
          <Button type="submit" form={formId} variant="filled" loading={saving.isPending}>
            {edited ? 'Сохранить' : 'Напомнить'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap={16}>
          {about && about.title !== '' && (
            <Text fz={13} c="soft">
              {about.title}
            </Text>
          )}
          <Segmented<Reminder['kind']>
            aria-label="Вид"
            isWide
            value={values.kind}
            onChange={(kind) => change({ kind })}
            options={[
              { value: 'task', label: 'Дело' },
              { value: 'call', label: 'Звонок' },
            ]}
          />
          <div ref={focusAtOpening}>
            <TextAreaField
              label="Что напомнить"
              required
              minRows={2}
              maxLength={MAX_REMINDER_TEXT}
              value={values.text}
              error={problems['text']}
              onChange={(text) => change({ text })}
            />
          </div>
          <Stack gap={6}>
            <DateTimeField
              label="Когда"
              required
              value={values.dueDateTime}
              error={problems['dueDateTime']}
              onChange={(dueDateTime) => change({ dueDateTime })}
            />
            <Row gap="4px 14px" wrap="wrap" fz={13}>
              {offeredTimes().map(({ label, value }) => (
                <LinkButton key={label} onClick={() => change({ dueDateTime: value })}>
                  {label}
                </LinkButton>
              ))}
            </Row>
          </Stack>
          <EmployeeField
            label="Кому"
            required
            value={employeeId}
            error={problems['employeeId']}
            onChange={(id) => change({ employeeId: id })}
          />
          {!edited && about && <OtherReminders about={about} />}
        </Stack>
      </form>
    </Dialog>
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
