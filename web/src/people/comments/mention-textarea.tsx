import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { employeeName, employeesQuery } from '#people/people-data.ts';
import { employeesNamed, mentionAt, withMention } from './typed-mention.ts';

interface MentionTextareaProps extends Omit<TextareaProps, 'onChange' | 'value' | 'ref'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text field in which '@' opens a list of employees: Enter inserts the name, Esc leaves the text as typed. */
export function MentionTextarea({ value, onChange, onKeyDown, ...props }: MentionTextareaProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const combobox = useCombobox();
  const [caret, setCaret] = useState(0);
  /** Caret position to set once the inserted name is rendered. */
  const next = useRef<number>(undefined);
  const mention = mentionAt(value, caret);
  const { data: employees = [] } = useQuery({ ...employeesQuery, enabled: mention !== undefined });
  const options = mention === undefined ? [] : employeesNamed(employees, mention.name);
  const isOpen = combobox.dropdownOpened && options.length > 0;

  useLayoutEffect(() => {
    if (next.current === undefined) return;
    input.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  });

  function handleChange(element: HTMLTextAreaElement) {
    const { value: text, selectionStart } = element;
    setCaret(selectionStart);
    onChange(text);
    if (mentionAt(text, selectionStart) === undefined) combobox.closeDropdown();
    else combobox.openDropdown();
  }

  function insert(id: string) {
    const employee = employees.find((one) => one.id === id);
    if (mention === undefined || employee === undefined) return;
    const inserted = withMention(value, mention, employee);
    next.current = inserted.caret;
    setCaret(inserted.caret);
    onChange(inserted.text);
    combobox.closeDropdown();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey } = event;
    if (!isOpen || ctrlKey || metaKey) return onKeyDown?.(event);
    if (key === 'ArrowDown') combobox.selectNextOption();
    else if (key === 'ArrowUp') combobox.selectPreviousOption();
    else if (key === 'Enter' || key === 'Tab')
      insert(options[Math.max(0, combobox.getSelectedOptionIndex())]?.id ?? '');
    else if (key === 'Escape') {
      event.stopPropagation();
      combobox.closeDropdown();
    } else return onKeyDown?.(event);
    event.preventDefault();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={insert} keepMounted={false} position="top-start" width={260}>
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={isOpen}>
        <Textarea
          {...props}
          ref={input}
          data-own-escape={isOpen || undefined}
          value={value}
          onChange={(event) => handleChange(event.currentTarget)}
          onKeyDown={handleKeyDown}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <Combobox.Options aria-label="Сотрудники">
          {options.map((employee) => (
            <Combobox.Option key={employee.id} value={employee.id}>
              {employeeName(employee)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {/* Keyed by the typed name, so that the first option is selected again after every change. */}
        {isOpen && <FirstSelected key={mention?.name} select={combobox.selectFirstOption} />}
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Highlights the first name of the list, which Enter inserts. */
function FirstSelected({ select }: { readonly select: () => unknown }) {
  useEffect(() => void select(), [select]);
  return null;
}
