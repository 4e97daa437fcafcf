import { fieldMessages } from '@gektar/contract/field-message.ts';
import { MAX_TALK_MINUTES, MAX_TALK_TEXT, type Talk } from '@gektar/contract/people/talk.ts';
import { formatDateTime, type LocalDateTime, moscowTime } from '@gektar/format/date.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { DateTimeField } from '#form/field/date-time-field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { TextAreaField } from '#form/field/text-field.tsx';
import { focusFirstWrong } from '#form/first-wrong-field.ts';
import { useLeaveGuard } from '#form/leave-guard.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import type { OpenedTalk } from '#people/talks/open-talk.ts';
import { reloadTalks, talkActions } from '#people/talks/talk-data.ts';
import { offeredTimes } from '#reminders/due-times.ts';
import { reloadReminders, reminderActions } from '#reminders/reminder-data.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { leaveQuestion } from '#ui/dialog/question.ts';
import { takeHeldTyping } from '#ui/held-typing.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { showWarning } from '#ui/toast/toast.tsx';
import { typeInField } from '#ui/type-in-field.ts';
import { useAction } from '#ui/use-action.ts';

interface Values {
  readonly text: string;
  readonly dateTime: LocalDateTime | null;
  readonly minutes: number | null;
  /** When to call again; null: no reminder. */
  readonly next: LocalDateTime | null;
}

type Sent = Values & { readonly dateTime: LocalDateTime };

interface TalkDialogProps {
  readonly opened: OpenedTalk;
  readonly onClose: () => void;
}

/** Records a talk, with a reminder to call again, or edits one of the employee's own talks. */
export default function TalkDialog({ opened, onClose }: TalkDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const { data: me } = useQuery(currentEmployeeQuery);
  const { name } = opened;
  const [edited, setEdited] = useState('edited' in opened ? opened.edited : undefined);
  const customer = 'edited' in opened ? opened.edited.customer : opened.customer;
  // Generated once, so that a call repeated after a lost answer writes nothing twice.
  const [ids] = useState(() => ({ talk: uuidv7(), reminder: uuidv7() }));
  const [initial, setInitial] = useState<Values>(() => valuesOf(edited));
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

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
      setProblems(fieldFailures(error));
      if (isFailure(error, 'talk.changed') && edited) return takeOver(error.current as Talk | undefined);
      return { title: 'Разговор не записан', text: failureText(error) };
    },
    keep: async (_, { next }) => {
      onClose();
      await Promise.all([reloadTalks(client), next !== null && reloadReminders(client)]);
    },
  });
  useEffect(() => void typeInField('[role=dialog]', takeHeldTyping), []);
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial) && !saving.isSuccess;
  useLeaveGuard(isDirty && !saving.isPending, onClose);

  /** After a save in another window: unchanged fields take the stored values, changed ones can be saved over them. */
  function takeOver(theirs: Talk | undefined): undefined {
    if (theirs === undefined) return;
    const stored = valuesOf(theirs);
    setValues((typed) => ({
      ...typed,
      text: typed.text === initial.text ? stored.text : typed.text,
      dateTime: typed.dateTime === initial.dateTime ? stored.dateTime : typed.dateTime,
      minutes: typed.minutes === initial.minutes ? stored.minutes : typed.minutes,
    }));
    setInitial(stored);
    setEdited(theirs);
    showWarning('Разговор изменили в другом окне', 'Ваши правки остались в форме. Проверьте и сохраните ещё раз');
  }

  function change(next: Partial<Values>) {
    setValues((before) => ({ ...before, ...next }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(next, field))),
    );
  }

  async function handleClose() {
    if (saving.isPending) return;
    if (!isDirty || (await confirm(leaveQuestion))) onClose();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events of a form inside a portal bubble to the page's form.
    event.stopPropagation();
    if (saving.isPending) return;
    const { currentTarget } = event;
    const { text, dateTime } = values;
    if (text.trim() === '' || dateTime === null) {
      setProblems({
        ...(text.trim() === '' && { text: fieldMessages.required }),
        ...(dateTime === null && { dateTime: fieldMessages.required }),
      });
      focusFirstWrong(currentTarget);
      return;
    }
    saving.mutate({ ...values, dateTime });
  }

  return (
    <Dialog
      opened
      onClose={() => void handleClose()}
      title={edited ? 'Изменить разговор' : 'Разговор'}
      size={480}
      footer={
        <>
          <Button onClick={() => void handleClose()}>Отмена</Button>
          <Button type="submit" form={formId} variant="filled" loading={saving.isPending}>
            {edited ? 'Сохранить' : 'Записать'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap={16}>
          <Text fz={13} c="soft" overflowWrap="anywhere">
            {name}
          </Text>
          <TextAreaField
            label="Что сказали"
            required
            minRows={3}
            maxLength={MAX_TALK_TEXT}
            value={values.text}
            error={problems['text']}
            onChange={(text) => change({ text })}
          />
          <Row gap={12} align="flex-start" wrap="wrap">
            <Stack flex="1 1 220px">
              <DateTimeField
                label="Когда говорили"
                required
                value={values.dateTime}
                error={problems['dateTime']}
                onChange={(dateTime) => change({ dateTime })}
              />
            </Stack>
            <Stack flex="0 1 120px">
              <NumberField
                label="Сколько"
                unit="мин"
                isInteger
                max={MAX_TALK_MINUTES}
                value={values.minutes}
                error={problems['minutes']}
                onChange={(minutes) => change({ minutes })}
              />
            </Stack>
          </Row>
          {!edited && (
            <Stack gap={6}>
              <DateTimeField
                label="Перезвонить"
                value={values.next}
                error={problems['dueDateTime']}
                onChange={(next) => change({ next })}
              />
              <Row gap="4px 14px" wrap="wrap" fz={13}>
                {offeredTimes().map(({ label, value }) => (
                  <LinkButton key={label} onClick={() => change({ next: value })}>
                    {label}
                  </LinkButton>
                ))}
              </Row>
            </Stack>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Form values of a talk; a new one is dated now. */
function valuesOf(talk: Talk | undefined): Values {
  if (talk === undefined) return { text: '', dateTime: `${moscowTime().slice(0, 16)}:00`, minutes: null, next: null };
  const { text, dateTime, minutes } = talk;
  return { text, dateTime, minutes, next: null };
}
