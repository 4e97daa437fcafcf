import { MAX_REMINDER_TEXT, type Reminder } from '@gektar/contract/reminders/reminder.ts';
import type { LocalDateTime } from '@gektar/format/date.ts';
import { Button, Menu } from '@mantine/core';
import {
  IconBell,
  IconCalendarClock,
  IconCheck,
  IconPencil,
  IconPhone,
  IconPhoneCheck,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { TextField } from '#form/field/text-field.tsx';
import { useStoredInput } from '#form/use-stored-input.ts';
import { dueWords, isLate, offeredTimes, untilWords } from '#reminders/due-times.ts';
import { openReminder } from '#reminders/open-reminder.ts';
import { reloadReminders, reminderActions } from '#reminders/reminder-data.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { focusFirstField } from '#ui/dialog/first-field.ts';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { useAction } from '#ui/use-action.ts';
import { earlierResult } from './earlier-result.ts';
import { reminderWords } from './reminder-words.ts';
import { TodayLine } from './today-line.tsx';

/** Result of a call while it is typed. */
interface CallResult {
  readonly note: string;
  /** When to call again. */
  readonly next: LocalDateTime | null;
}

const isTyped = ({ note, next }: CallResult) => note.trim() !== '' || next !== null;

/**
 * A reminder, completed by one press. For a call, fields ask what was said and when to call again; Enter skips both.
 */
export function ReminderLine({ reminder }: { readonly reminder: Reminder }) {
  const { id, dueDateTime, about } = reminder;
  const { isCall, who, title, details, phone } = reminderWords(reminder);
  const client = useQueryClient();
  const domain = about === null ? null : about.path.startsWith('/industrial') ? 'industrial' : 'land';
  const isPerson = about?.kind === 'contact' || about?.kind === 'company';
  const [result, setResult] = useStoredInput<CallResult>(`call-result/${id}`, isTyped);
  const keep = () => reloadReminders(client);
  const reopen = useAction({ run: () => reminderActions.reopen(id), failed: 'Не возвращено', keep });
  const back = { label: 'Отменить', isUndo: true, run: () => reopen.mutate() };
  const finish = useAction({
    run: ({ note, next }: CallResult) =>
      reminderActions.finish(id, {
        note: note || null,
        next: next === null ? null : { newId: uuidv7(), dueDateTime: next },
      }),
    done: ({ note }, { note: typed }) => earlierResult(note, typed) ?? (isCall ? 'Звонок отмечен' : 'Сделано'),
    undo: back,
    failed: 'Не отмечено',
    keep: () => {
      setResult(undefined);
      return keep();
    },
  });
  const remove = useAction({
    run: () => reminderActions.remove(id),
    done: 'Напоминание удалено',
    undo: back,
    failed: 'Не удалено',
    keep,
  });
  return (
    <TodayLine
      when={dueWords(dueDateTime)}
      isLate={isLate(dueDateTime)}
      domain={isPerson ? null : domain}
      title={title}
      path={about?.path ?? null}
      beside={phone && <PhoneLink phone={phone} />}
      text={details}
      notice={{
        icon: isCall ? <IconPhone {...icon16} /> : <IconBell {...icon16} />,
        title: who === undefined ? title : <>Перезвонить: {who}</>,
        when: untilWords(dueDateTime) ?? dueWords(dueDateTime),
        later: { label: 'Позже', onPress: () => openReminder({ edited: reminder }) },
      }}
      action={
        isCall
          ? {
              label: 'Отзвонился',
              icon: <IconPhoneCheck {...icon16} />,
              onPress: () => setResult(result === undefined ? { note: '', next: null } : undefined),
              isPending: finish.isPending,
            }
          : {
              label: 'Готово',
              icon: <IconCheck {...icon16} />,
              onPress: () => finish.mutate({ note: '', next: null }),
              isPending: finish.isPending,
            }
      }
      menu={
        <>
          <Menu.Item leftSection={<IconCalendarClock {...icon16} />} onClick={() => openReminder({ edited: reminder })}>
            Перенести
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil {...icon16} />} onClick={() => openReminder({ edited: reminder })}>
            Изменить, передать коллеге
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...icon16} />} onClick={() => remove.mutate()}>
            Не напоминать
          </Menu.Item>
        </>
      }
    >
      {result && (
        <CallFields
          result={result}
          onChange={setResult}
          onSave={() => finish.mutate(result)}
          onCancel={() => setResult(undefined)}
        />
      )}
    </TodayLine>
  );
}

interface CallFieldsProps {
  readonly result: CallResult;
  readonly onChange: (result: CallResult) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Fields for what was said, and when to call again. */
function CallFields({ result, onChange, onSave, onCancel }: CallFieldsProps) {
  const { note, next } = result;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }
  return (
    <form
      ref={focusFirstField}
      className="grow"
      onSubmit={handleSubmit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextField
        label="Что сказали"
        value={note}
        onChange={(typed) => onChange({ ...result, note: typed })}
        maxLength={MAX_REMINDER_TEXT}
      />
      <Row gap="4px 14px" wrap="wrap" fz={13} py={8}>
        <span className="mute">Перезвонить:</span>
        {offeredTimes().map(({ label, value }) => (
          <LinkButton
            key={label}
            aria-pressed={next === value}
            onClick={() => onChange({ ...result, next: next === value ? null : value })}
          >
            {next === value ? <b>{label}</b> : label}
          </LinkButton>
        ))}
      </Row>
      <Row gap={8} justify="flex-end">
        <Button onClick={onCancel}>Отмена</Button>
        <Button type="submit" variant="filled">
          Отметить
        </Button>
      </Row>
    </form>
  );
}
