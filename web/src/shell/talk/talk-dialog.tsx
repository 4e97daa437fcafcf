import { MAX_TALK_MINUTES, MAX_TALK_TEXT } from '@gektar/contract/people/talk.ts';
import { useEffect } from 'react';
import { DateTimeField } from '#form/field/date-time-field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { TextAreaField } from '#form/field/text-field.tsx';
import { FormDialog } from '#form/form-dialog.tsx';
import type { OpenedTalk } from '#people/talks/open-talk.ts';
import { DueTimeField } from '#reminders/due-time-field.tsx';
import { takeHeldTyping } from '#ui/held-typing.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { typeInField } from '#ui/type-in-field.ts';
import { useTalkForm } from './use-talk-form.ts';

interface TalkDialogProps {
  readonly opened: OpenedTalk;
  readonly onClose: () => void;
}

/** Records a talk, with a reminder to call again, or edits one of the employee's own talks. */
export default function TalkDialog({ opened, onClose }: TalkDialogProps) {
  const { field, problems, isNew, ...form } = useTalkForm(opened, onClose);
  useEffect(() => void typeInField('[role=dialog]', takeHeldTyping), []);
  return (
    <FormDialog
      title={isNew ? 'Разговор' : 'Изменить разговор'}
      size={480}
      form={form}
      saveLabel={isNew ? 'Записать' : 'Сохранить'}
      onLeave={onClose}
    >
      <Stack gap={16}>
        <Text fz={13} c="soft" overflowWrap="anywhere">
          {opened.name}
        </Text>
        <TextAreaField label="Что сказали" required minRows={3} maxLength={MAX_TALK_TEXT} {...field('text')} />
        <Row gap={12} align="flex-start" wrap="wrap">
          <Stack flex="1 1 220px">
            <DateTimeField label="Когда говорили" required {...field('dateTime')} />
          </Stack>
          <Stack flex="0 1 120px">
            <NumberField label="Сколько" unit="мин" isInteger max={MAX_TALK_MINUTES} {...field('minutes')} />
          </Stack>
        </Row>
        {isNew && <DueTimeField label="Перезвонить" {...field('next')} error={problems['dueDateTime']} />}
      </Stack>
    </FormDialog>
  );
}
