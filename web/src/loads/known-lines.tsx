import type { Load, LoadKnown } from '@gektar/contract/loads/load.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import { Button, Radio } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { DateField } from '#form/field/date-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { icon16 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './known-lines.module.css';
import { knownChoices, knownWords } from './known-words.ts';

interface KnownProps {
  readonly load: Load;
  readonly isOpen: boolean;
  readonly onAnswer: (answer: GivenAnswer) => unknown;
}

/** 'Поняли сами': what the file says about itself; a pencil at each line corrects it. */
export function Known({ load, isOpen, onAnswer }: KnownProps) {
  const { known, sender } = load;
  const [edited, setEdited] = useState<LoadKnown['kind'] | 'sender'>();
  const close = () => setEdited(undefined);
  const line = known.find(({ kind }) => kind === edited);
  return (
    <section className={classes.known} aria-label="Поняли сами">
      <h2>Поняли сами</h2>
      <dl>
        {known.map((one) => {
          const { name, value, source } = knownWords(one);
          return (
            <Line
              key={one.kind}
              name={name}
              source={source}
              label={`Исправить: ${name}`}
              onEdit={isOpen ? () => setEdited(one.kind) : undefined}
            >
              {value}
            </Line>
          );
        })}
        <Line
          name="От кого"
          source={sender ? 'узнали по шапке' : ''}
          label="Назвать отправителя"
          onEdit={isOpen ? () => setEdited('sender') : undefined}
        >
          {sender?.name ?? <span className="mute">не узнали</span>}
        </Line>
      </dl>
      {line && (
        <KnownDialog
          known={line}
          onClose={close}
          onValue={(value) => onAnswer({ kind: 'known', field: line.kind, value })}
        />
      )}
      {edited === 'sender' && (
        <SenderName name={sender?.name ?? ''} onClose={close} onName={(name) => onAnswer({ kind: 'sender', name })} />
      )}
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly children: ReactNode;
  /** 'строка 2'; empty for none. */
  readonly source: string;
  /** Of the pencil. */
  readonly label: string;
  readonly onEdit: (() => void) | undefined;
}

function Line({ name, children, source, label, onEdit }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {source !== '' && <small>{source}</small>}
      </dd>
      {onEdit && (
        <IconButton label={label} icon={<IconPencil {...icon16} />} size={28} variant="subtle" onClick={onEdit} />
      )}
    </div>
  );
}

interface KnownDialogProps {
  readonly known: LoadKnown;
  readonly onClose: () => void;
  readonly onValue: (value: string) => unknown;
}

/** Another day, or another of the few things that a line can be. */
function KnownDialog({ known, onClose, onValue }: KnownDialogProps) {
  const [value, setValue] = useState<string | null>(known.text);
  const choices = knownChoices(known);
  const { name } = knownWords(known);
  return (
    <LineDialog
      title={name}
      isFilled={value !== null && value !== known.text}
      onClose={onClose}
      onSave={() => value !== null && onValue(value)}
    >
      {choices.length === 0 ? (
        <DateField label="День списка" value={value} onChange={setValue} />
      ) : (
        <Radio.Group label={name} value={value} onChange={setValue}>
          <Stack gap={8} mt={8}>
            {choices.map(([id, label]) => (
              <Radio key={id} value={id} label={label} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </LineDialog>
  );
}

interface SenderNameProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => unknown;
}

function SenderName({ name: given, onClose, onName }: SenderNameProps) {
  const [name, setName] = useState(given);
  return (
    <LineDialog
      title="От кого таблица"
      isFilled={name.trim() !== ''}
      onClose={onClose}
      onSave={() => onName(name.trim())}
    >
      <TextField
        label="Отправитель"
        hint="Запомним столбцы и единицы его таблиц"
        value={name}
        onChange={setName}
        maxLength={200}
      />
    </LineDialog>
  );
}

interface LineDialogProps {
  readonly title: string;
  readonly isFilled: boolean;
  readonly onClose: () => void;
  readonly onSave: () => unknown;
  readonly children: ReactNode;
}

function LineDialog({ title, isFilled, onClose, onSave, children }: LineDialogProps) {
  const submit = () => {
    onSave();
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Отменить</Button>
          <Button variant="filled" disabled={!isFilled} onClick={submit}>
            Сохранить
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isFilled) submit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
