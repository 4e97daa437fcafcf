import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { Reminder } from '@gektar/contract/reminders/reminder.ts';
import { formatDateTime, type LocalDateTime } from '@gektar/format/date.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { sameJson } from '#form/sections/same-value.ts';
import { fieldsOf, problemsExcept, type TypedProblems } from '#form/typed-fields.ts';
import { useStoredInput } from '#form/use-stored-input.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { type OpenedReminder, REMINDER_DRAFTS } from '#reminders/open-reminder.ts';
import { reloadReminders, reminderActions } from '#reminders/reminder-data.ts';
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
interface ReminderInput {
  readonly opened: OpenedReminder;
  readonly changes: Partial<Values>;
}

function draftSubject(opened: OpenedReminder): string {
  const of = 'edited' in opened ? opened.edited.id : opened.about && `${opened.about.kind}/${opened.about.id}`;
  return `${REMINDER_DRAFTS}/${of ?? 'new'}`;
}

const isTyped = ({ changes }: ReminderInput) => Object.keys(changes).length > 0;

/** State of the form of a reminder and its save. Unsaved input survives an expired sign-in. */
export function useReminderForm(opened: OpenedReminder, onClose: () => void) {
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
  const [problems, setProblems] = useState<TypedProblems>({});
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

  function discard() {
    setInput(undefined);
    onClose();
  }

  /** After a save by a colleague: unchanged fields take the stored values, changed ones can be saved over them. */
  function takeOver(theirs: Reminder | undefined): undefined {
    if (theirs === undefined) return;
    const { kind, text, dueDateTime } = theirs;
    setInitial({ kind, text, dueDateTime, employeeId: theirs.employeeId });
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
    setProblems((before) => problemsExcept(before, next));
  }

  return {
    about,
    field: fieldsOf<Values>({ ...values, employeeId }, problems, change),
    isNew: edited === undefined,
    isDirty: !sameJson(values, initial) && !saving.isSuccess,
    isSaving: saving.isPending,
    discard,
    /** @returns false when a field is wrong */
    save(): boolean {
      if (saving.isPending) return true;
      const { text, dueDateTime, kind } = values;
      if (text.trim() === '' || dueDateTime === null || employeeId === null) {
        setProblems({
          ...(text.trim() === '' && { text: fieldMessages.required }),
          ...(dueDateTime === null && { dueDateTime: fieldMessages.required }),
          ...(employeeId === null && { employeeId: fieldMessages.required }),
        });
        return false;
      }
      saving.mutate({ text, dueDateTime, employeeId, kind });
      return true;
    },
  };
}
