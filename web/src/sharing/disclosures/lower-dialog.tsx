import type { Showing } from '@gektar/contract/sharing/disclosures.ts';
import { Button, Textarea } from '@mantine/core';
import { IconCopy, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { writeClipboard } from '#ui/button/copy-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { icon16 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { clientName, lowerMessage, mailAddress, objectTexts, personName } from './disclosure-words.ts';
import { ChoiceMenu } from './showing-filter.tsx';

interface LowerDialogProps {
  /** The last showing of each client who saw more than today's amount; at least one. */
  readonly sawMore: readonly [Showing, ...Showing[]];
  readonly onClose: () => void;
}

/**
 * 'Сообщить о снижении': a message for each client who saw more; it is copied or opened in a mail program, never sent.
 */
export function LowerDialog({ sawMore, onClose }: LowerDialogProps) {
  const keyOf = ({ id, objectId }: Showing) => `${id} ${objectId}`;
  const [key, setKey] = useState(keyOf(sawMore[0]));
  const [edited, setEdited] = useState<ReadonlyMap<string, string>>(new Map());
  const chosen = sawMore.find((showing) => keyOf(showing) === key) ?? sawMore[0];
  const text = edited.get(key) ?? lowerMessage(chosen);
  const copy = async () => {
    if (await writeClipboard(text)) showSuccess('Данные скопированы в буфер');
    else showError('Не удалось скопировать');
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Сообщить о снижении"
      footer={
        <>
          <Button leftSection={<IconCopy {...icon16} />} onClick={() => void copy()}>
            Скопировать
          </Button>
          <Button
            variant="filled"
            leftSection={<IconMail {...icon16} />}
            component="a"
            href={mailAddress(subjectOf(chosen), text)}
          >
            Почта
          </Button>
        </>
      }
    >
      <Stack gap={12} columns="minmax(0, 1fr)">
        <div>
          <ChoiceMenu
            label="Кому"
            value={key}
            choices={sawMore.map((showing) => ({ value: keyOf(showing), label: receiver(showing) }))}
            onChange={setKey}
          />
        </div>
        <Textarea
          label="Сообщение"
          autosize
          minRows={5}
          maxRows={12}
          value={text}
          onChange={({ currentTarget: { value } }) => setEdited(new Map(edited).set(key, value))}
        />
        <Text size={13} c="mute">
          Ничего не отправляется само: скопируйте текст или откройте письмо.
        </Text>
      </Stack>
    </Dialog>
  );
}

function receiver(showing: Showing): string {
  return [clientName(showing), personName(showing)].filter(Boolean).join(', ');
}

function subjectOf(showing: Showing): string {
  const { name, note } = objectTexts(showing);
  return [name, note].filter(Boolean).join(', ');
}
