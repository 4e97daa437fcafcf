import type { LoadSender } from '@gektar/contract/loads/load.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { Button, Menu } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { TextField } from '#form/field/text-field.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { senderText } from './line-words.ts';
import { sendersQuery } from './load-data.ts';
import { loadCalls, useLoadsAbout } from './load-kind.ts';
import classes from './loads-page.module.css';

/** 'Запомненные отправители' with their columns and units; a sender can be renamed or removed. */
export function Senders() {
  const { kind } = useLoadsAbout();
  const { data: senders, error, refetch } = useQuery(sendersQuery(kind.domain));
  const [opened, setOpened] = useState<{ readonly of: 'view' | 'rename'; readonly sender: LoadSender }>();
  const close = () => setOpened(undefined);
  return (
    <aside aria-labelledby="loads-senders">
      <Row as="header" align="baseline" gap={8} mb={8}>
        <h2 id="loads-senders">Запомненные отправители</h2>
        {senders && senders.length > 0 && (
          <Text as="span" size={13} c="mute" tabular>
            {formatCount(senders.length)}
          </Text>
        )}
      </Row>
      {error && !senders && <FailedState caption={failureText(error)} onRetry={() => void refetch()} />}
      {senders && senders.length > 0 && (
        <ul className={classes.senders}>
          {senders.map((sender) => (
            <Sender
              key={sender.id}
              sender={sender}
              onView={() => setOpened({ of: 'view', sender })}
              onRename={() => setOpened({ of: 'rename', sender })}
            />
          ))}
        </ul>
      )}
      <Text size={12} c="mute" mt={8}>
        Узнаём по шапке. Столбцы, единицы и слова подставятся сами, спросим только о новом.
      </Text>
      {opened?.of === 'view' && <SenderDialog sender={opened.sender} onClose={close} />}
      {opened?.of === 'rename' && <RenameDialog sender={opened.sender} onClose={close} />}
    </aside>
  );
}

interface SenderProps {
  readonly sender: LoadSender;
  readonly onView: () => void;
  readonly onRename: () => void;
}

function Sender({ sender, onView, onRename }: SenderProps) {
  const { kind } = useLoadsAbout();
  const { id, name } = sender;
  const client = useQueryClient();
  const forget = useAction({
    run: () => call(loadCalls[kind.domain].forgetSender, { params: { id } }),
    done: `Забыли: ${name}`,
    failed: 'Не удалось забыть отправителя',
    keep: () => client.invalidateQueries(sendersQuery(kind.domain)),
  });

  async function askToForget() {
    const isSure = await confirm({
      title: 'Забыть отправителя?',
      text: `${name}: столбцы и единицы его следующей таблицы спросим снова.`,
      confirmLabel: 'Забыть',
      danger: true,
    });
    if (isSure) forget.mutate();
  }

  return (
    <li>
      <span className="slim">
        <b>{name}</b>
        <small>{senderText(sender)}</small>
      </span>
      <DotsMenu label={`Ещё: ${name}`} isInRow isLoading={forget.isPending}>
        <Menu.Item onClick={onView}>Посмотреть</Menu.Item>
        <Menu.Item onClick={onRename}>Переименовать</Menu.Item>
        <Menu.Item color="red" onClick={() => void askToForget()}>
          Забыть
        </Menu.Item>
      </DotsMenu>
    </li>
  );
}

interface SenderDialogProps {
  readonly sender: LoadSender;
  readonly onClose: () => void;
}

function SenderDialog({ sender, onClose }: SenderDialogProps) {
  const { name, remembered, dateTime } = sender;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={name}
      footer={
        <Button variant="filled" onClick={onClose}>
          Закрыть
        </Button>
      }
    >
      <Stack gap={8}>
        <Text size={13} c="soft" tabular>
          {senderText({ ...sender, remembered: [] })}, последний {formatDate(dateTime)}
        </Text>
        {remembered.length === 0 ? (
          <p>Помним шапку и значения столбцов, единицы названы в самой таблице.</p>
        ) : (
          <ul className={classes.remembered}>
            {remembered.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}

function RenameDialog({ sender, onClose }: SenderDialogProps) {
  const { kind } = useLoadsAbout();
  const client = useQueryClient();
  const [name, setName] = useState(sender.name);
  const rename = useAction({
    run: () => call(loadCalls[kind.domain].renameSender, { params: { id: sender.id }, body: { name } }),
    keep: async () => {
      await client.invalidateQueries(sendersQuery(kind.domain));
      onClose();
    },
    // A refused name is reported at its field.
    failed: (error) =>
      fieldFailures(error)['name'] === undefined
        ? { title: 'Не удалось переименовать', text: failureText(error) }
        : undefined,
  });
  const submit = () => rename.mutate();
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Переименовать отправителя"
      footer={
        <>
          <Button onClick={onClose}>Отменить</Button>
          <Button variant="filled" loading={rename.isPending} disabled={name.trim() === ''} onClick={submit}>
            Сохранить
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Название"
          value={name}
          onChange={setName}
          maxLength={200}
          error={rename.error ? fieldFailures(rename.error)['name'] : undefined}
        />
      </form>
    </Dialog>
  );
}
