import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { Talk } from '@gektar/contract/people/talk.ts';
import { formatDateTime, type LocalDateTime, moscowTime } from '@gektar/format/date.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { sameJson } from '#form/sections/same-value.ts';
import { useTypedFields } from '#form/typed-fields.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import type { OpenedTalk } from '#people/talks/open-talk.ts';
import { reloadTalks, talkActions } from '#people/talks/talk-data.ts';
import { reloadReminders, reminderActions } from '#reminders/reminder-data.ts';
import { showWarning } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';

interface Values {
  readonly text: string;
  readonly dateTime: LocalDateTime | null;
  readonly minutes: number | null;
  /** When to call again; null: no reminder. */
  readonly next: LocalDateTime | null;
}

type Sent = Values & { readonly dateTime: LocalDateTime };

/** State of the form of a talk and its save. A failed save keeps the input. */
export function useTalkForm(opened: OpenedTalk, onClose: () => void) {
  const client = useQueryClient();
  const { data: me } = useQuery(currentEmployeeQuery);
  const [edited, setEdited] = useState('edited' in opened ? opened.edited : undefined);
  const customer = 'edited' in opened ? opened.edited.customer : opened.customer;
  // Generated once, so that a call repeated after a lost answer writes nothing twice.
  const [ids] = useState(() => ({ talk: uuidv7(), reminder: uuidv7() }));
  const typed = useTypedFields<Values>(() => valuesOf(edited));
  const { values } = typed;

  const saving = useAction({
    async run({ next, ...content }: Sent) {
      if (edited) return talkActions.update({ ...content, id: edited.id, rowVersion: edited.rowVersion });
      const talk = await talkActions.create({ ...content, newId: ids.talk, customer });
      if (next !== null && me) {
        await reminderActions.create({
          ...{ newId: ids.reminder, kind: 'call', text: 'Перезвонить', dueDateTime: next },
          ...{ employeeId: me.id, about: customer },
        });
      }
      return talk;
    },
    done: (_, { next }) => ({
      title: edited ? 'Разговор изменён' : 'Разговор записан',
      ...(next !== null && { text: `Перезвонить ${formatDateTime(next)}` }),
    }),
    failed: (error) => {
      typed.setProblems(fieldFailures(error));
      if (isFailure(error, 'talk.changed') && edited) return takeOver(error.current as Talk | undefined);
      return { title: 'Разговор не записан', text: failureText(error) };
    },
    keep: async (_, { next }) => {
      onClose();
      await Promise.all([reloadTalks(client), next !== null && reloadReminders(client)]);
    },
  });

  /** After a save in another window: unchanged fields take the stored values, changed ones can be saved over them. */
  function takeOver(theirs: Talk | undefined): undefined {
    if (theirs === undefined) return;
    typed.takeOver(valuesOf(theirs));
    setEdited(theirs);
    showWarning('Разговор изменили в другом окне', 'Ваши правки остались в форме. Проверьте и сохраните ещё раз');
  }

  return {
    field: typed.field,
    problems: typed.problems,
    isNew: edited === undefined,
    isDirty: !sameJson(values, typed.begun) && !saving.isSuccess,
    isSaving: saving.isPending,
    /** @returns false when a field is wrong */
    save(): boolean {
      if (saving.isPending) return true;
      const { text, dateTime } = values;
      if (text.trim() === '' || dateTime === null) {
        typed.setProblems({
          ...(text.trim() === '' && { text: fieldMessages.required }),
          ...(dateTime === null && { dateTime: fieldMessages.required }),
        });
        return false;
      }
      saving.mutate({ ...values, dateTime });
      return true;
    },
  };
}

/** Form values of a talk; a new one is dated now. */
function valuesOf(talk: Talk | undefined): Values {
  if (talk === undefined) return { text: '', dateTime: `${moscowTime().slice(0, 16)}:00`, minutes: null, next: null };
  const { text, dateTime, minutes } = talk;
  return { text, dateTime, minutes, next: null };
}
