import { ActionIcon, Button, Input } from '@mantine/core';
import { IconCheck, IconPencil, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { messages } from '#form/messages.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { FieldGroup, type FieldProps } from './field.tsx';
import {
  addEntries,
  type EntryCheck,
  entryProblem,
  removeEntry,
  replaceEntry,
  sortEntries,
  splitEntries,
} from './text-list.ts';

/** @returns false when a typed entry, new or edited, is not valid; the field shows why */
export type FinishTyping = () => Promise<boolean>;

export interface TextListFieldProps extends Omit<FieldProps<readonly string[]>, 'label'> {
  readonly label: string;
  readonly check?: EntryCheck | undefined;
  /** Receives the function that a save calls first: it finishes typed and edited entries, or shows their error. */
  readonly finishRef?: RefObject<FinishTyping | null> | undefined;
  readonly maxLength?: number | undefined;
  /** Called with the raw text of the input; '' after it was added to the list or discarded. */
  readonly onTyping?: ((text: string) => void) | undefined;
}

/**
 * An editable list of texts (1§4: cadastral numbers): new entries go to the front, entries are changed and deleted in
 * place. Typed text is added by the button, Enter or leaving the field; a paste may add several entries. Invalid text
 * stays in the field with its error.
 */
export function TextListField(props: TextListFieldProps) {
  const { label, value, onChange, onBlur, disabled, placeholder = messages.enter, check, maxLength, onTyping } = props;
  const [typed, setOwnTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [edited, setEdited] = useState<string>();
  const latest = useRef({ value, typed });
  useEffect(() => {
    latest.current = { value, typed };
  });
  const finishEdited = useRef<FinishTyping>(null);
  const change = (entries: readonly string[]) => {
    // Updated before the next render, because a save may add two entries in a row.
    latest.current = { ...latest.current, value: entries };
    onChange(entries);
  };
  const setTyped = (text: string) => {
    latest.current = { ...latest.current, typed: text };
    setOwnTyped(text);
    onTyping?.(text);
  };

  const add = async (text: string) => {
    const { good, bad, problem: wrong } = await sortEntries(latest.current.value, splitEntries(text), check);
    // The text may have changed during the check.
    if (latest.current.typed === text) {
      setProblem(wrong);
      if (good.length > 0) setTyped(bad.join(', '));
    }
    if (good.length > 0) change(addEntries(latest.current.value, good));
    return wrong === undefined;
  };
  const isEmpty = splitEntries(typed).length === 0;
  useImperativeHandle(props.finishRef, () => async () => {
    const isEditedFine = (await finishEdited.current?.()) ?? true;
    return (isEmpty || (await add(typed))) && isEditedFine;
  });
  const handleLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget) && !isEmpty) void add(typed);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // With nothing to add, Enter is left to the form, unless the list is empty.
    if (event.key !== 'Enter' || (isEmpty && value.length > 0)) return;
    event.preventDefault();
    void add(typed);
  };
  const stopEditing = () => {
    setEdited(undefined);
    onTyping?.('');
  };
  const handleEdited = (entry: string, next: string) => {
    // The list may have changed while the entry was checked.
    const current = latest.current.value;
    if (current.includes(entry)) change(replaceEntry(current, current.indexOf(entry), next));
    stopEditing();
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = textWithPasted(event);
    if (text === undefined) return;
    event.preventDefault();
    setTyped(text);
    void add(text);
  };
  return (
    <FieldGroup label={label} required={props.required} hint={props.hint} error={problem ?? props.error}>
      {(links) => (
        <fieldset {...links} onBlur={handleLeave}>
          <NewEntry
            input={{ ref: props.ref, name: props.name, onKeyDown: handleKeyDown, onPaste: handlePaste }}
            label={label}
            isDisabled={disabled ?? false}
            placeholder={placeholder}
            maxLength={maxLength}
            isWrong={(problem ?? props.error) !== undefined}
            typed={typed}
            onTyped={(text) => {
              setTyped(text);
              setProblem(undefined);
            }}
            onBlur={() => onBlur?.()}
            onAdd={() => void add(typed)}
          />
          {value.length > 0 && (
            <Box as="ul" mt={4}>
              {value.map((entry) => (
                <Row bdb="line" as="li" gap={2} fz={14} tabular key={entry} mih={36} ps={10}>
                  {edited === entry ? (
                    <EntryEditor
                      entry={entry}
                      label={label}
                      maxLength={maxLength}
                      finishRef={finishEdited}
                      onTyping={onTyping}
                      check={async (next) =>
                        entryProblem(value, next, value.indexOf(entry)) ??
                        (next === entry ? undefined : await check?.(next))
                      }
                      onSave={(next) => handleEdited(entry, next)}
                      onCancel={stopEditing}
                    />
                  ) : (
                    <EntryLine
                      entry={entry}
                      isDisabled={disabled ?? false}
                      onEdit={() => setEdited(entry)}
                      onRemove={() => onChange(removeEntry(value, value.indexOf(entry)))}
                    />
                  )}
                </Row>
              ))}
            </Box>
          )}
        </fieldset>
      )}
    </FieldGroup>
  );
}

interface NewEntryProps {
  readonly input: Pick<FieldProps<readonly string[]>, 'ref' | 'name'> & {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  };
  readonly label: string;
  readonly isDisabled: boolean;
  readonly placeholder: string;
  readonly maxLength: number | undefined;
  readonly isWrong: boolean;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly onBlur: () => void;
  readonly onAdd: () => void;
}

/** The input of a new entry with its button. */
function NewEntry({ input, label, isDisabled, isWrong, typed, onTyped, onBlur, onAdd, ...props }: NewEntryProps) {
  const { placeholder, maxLength } = props;
  return (
    <Row align="stretch" gap={8}>
      <Input
        aria-label={`${label}: добавить`}
        className="grow slim"
        {...input}
        disabled={isDisabled}
        placeholder={placeholder}
        maxLength={maxLength}
        error={isWrong}
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <Button
        size="sm"
        disabled={isDisabled}
        leftSection={<IconPlus size={16} stroke={1.7} aria-hidden />}
        // Keeps the focus, so that a click does not blur the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onAdd}
      >
        Добавить
      </Button>
    </Row>
  );
}

/** Text of the input after several entries were pasted; undefined if only one was. */
function textWithPasted({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): string | undefined {
  const pasted = splitEntries(clipboardData.getData('text')).join(', ');
  if (!pasted.includes(',')) return undefined;
  const { value: before, selectionStart, selectionEnd } = currentTarget;
  return `${before.slice(0, selectionStart ?? 0)}${pasted}${before.slice(selectionEnd ?? before.length)}`;
}

interface EntryLineProps {
  readonly entry: string;
  readonly isDisabled: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function EntryLine({ entry, isDisabled, onEdit, onRemove }: EntryLineProps) {
  return (
    <>
      <Text as="span" overflowWrap="anywhere" flex={1} miw={0}>
        {entry}
      </Text>
      <ActionIcon variant="subtle" size={28} aria-label={`Изменить ${entry}`} disabled={isDisabled} onClick={onEdit}>
        <IconPencil size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" size={28} aria-label={`Удалить ${entry}`} disabled={isDisabled} onClick={onRemove}>
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </>
  );
}

interface EntryEditorProps {
  readonly entry: string;
  readonly label: string;
  readonly maxLength: number | undefined;
  readonly finishRef: RefObject<FinishTyping | null>;
  readonly check: (entry: string) => Promise<string | undefined>;
  readonly onSave: (entry: string) => void;
  readonly onCancel: () => void;
  readonly onTyping: ((text: string) => void) | undefined;
}

function EntryEditor({ entry, label, maxLength, finishRef, check, onSave, onCancel, onTyping }: EntryEditorProps) {
  const [typed, setTyped] = useState(entry);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const wrong = await check(typed.trim());
    setProblem(wrong);
    if (wrong === undefined) onSave(typed);
    return wrong === undefined;
  };
  useImperativeHandle(finishRef, () => save);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  };
  return (
    <>
      <Input
        className="grow slim"
        size="xs"
        aria-label={`${label}: изменить`}
        autoFocus
        maxLength={maxLength}
        value={typed}
        error={problem !== undefined}
        title={problem}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onTyping?.(currentTarget.value === entry ? '' : currentTarget.value);
        }}
        data-own-escape
        onKeyDown={handleKeyDown}
      />
      {problem !== undefined && (
        <Text as="span" fz={12} c="danger" p="0 8px">
          {problem}
        </Text>
      )}
      <ActionIcon variant="subtle" size={28} aria-label="Сохранить" onClick={() => void save()}>
        <IconCheck size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" size={28} aria-label="Отменить" onClick={onCancel}>
        <IconX size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </>
  );
}
