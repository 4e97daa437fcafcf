import { useCombobox } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { FieldProps } from './field.tsx';
import type { Option } from './option.ts';
import { isFound, textOf } from './select-options.ts';

interface SelectedField<Value> extends Pick<FieldProps<Value | null>, 'value' | 'onChange'> {
  readonly options: readonly Option<Value>[];
  readonly onSearch?: ((text: string) => void) | undefined;
}

export type Select<Value extends string | number> = ReturnType<typeof useSelect<Value>>;

/** What is typed into a field of one option, its list, and its keys. */
export function useSelect<Value extends string | number>({ options, value, onChange, onSearch }: SelectedField<Value>) {
  const listId = useId();
  const [typed, setTyped] = useTypedFor(value);
  const [wasOpened, setWasOpened] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const list = useCombobox({ onDropdownClose: () => setTimeout(list.resetSelectedOption) });
  const isOpen = list.dropdownOpened;
  const isByKey = useRef(false);

  const chosen = options.find((option) => option.value === value);
  const name = chosen === undefined ? '' : textOf(chosen);
  // The name of the chosen option in the field is not a search text.
  const searched = typed === undefined || typed === name ? '' : typed;
  const isSearch = searched.trim() !== '';
  // External results are already filtered. Only the chosen value is filtered here: it is among the options in order to
  // show its name, even when it does not match.
  const isListed = (option: Option<Value>) =>
    onSearch === undefined || option.value === value ? isFound(option, searched) : true;

  const search = (text: string | undefined) => {
    setTyped(text);
    list.resetSelectedOption();
    if (text !== typed) onSearch?.(text ?? '');
  };
  const open = () => {
    setWasOpened(true);
    list.openDropdown();
  };
  const close = () => {
    isByKey.current = false;
    list.closeDropdown();
  };
  const giveUp = () => {
    close();
    search(undefined);
  };
  const choose = (next: Value | null) => {
    search(undefined);
    close();
    if (next !== value) onChange(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      isByKey.current ||= !isOpen;
      if (!isOpen) open();
      else
        setActiveId((event.key === 'ArrowDown' ? list.selectNextOption() : list.selectPreviousOption()) ?? undefined);
    } else if (event.key === 'Enter' && isSearch) {
      event.preventDefault();
      optionInSight(listId)?.click();
    } else if (event.key === 'Enter' && isOpen && list.getSelectedOptionIndex() >= 0) {
      event.preventDefault();
      list.clickSelectedOption();
    } else if (event.key === 'Escape') {
      giveUp();
    }
  };

  return {
    listId,
    list,
    isOpen,
    wasOpened,
    /** Whether the list was opened by an arrow key. */
    isByKey,
    /** Element id of the option that Enter chooses. */
    activeId,
    setActiveId,
    /** Text of the field: what is typed, or the name of the chosen option. */
    text: typed ?? name,
    searched,
    isSearch,
    /** Options that match the typed text; none until the list is first opened. */
    found: wasOpened ? options.filter(isListed) : [],
    type(text: string) {
      search(text);
      open();
    },
    open,
    giveUp,
    choose,
    handleKeyDown,
  };
}

/** Text typed into the field, dropped when another value is chosen. */
function useTypedFor(value: unknown) {
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(undefined);
  }
  return [typed, setTyped] as const;
}

/**
 * The highlighted option, or else the first: Enter right after a search chooses it, even if it is not highlighted yet.
 */
function optionInSight(listId: string): HTMLElement | null | undefined {
  const list = document.getElementById(listId);
  const lit = list?.querySelector<HTMLElement>('[role="option"][data-combobox-selected]');
  return lit ?? list?.querySelector<HTMLElement>('[role="option"]');
}
