import { Combobox, Input, useCombobox } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Addition } from './addition.ts';
import { Field, type FieldProps } from './field.tsx';
import type { Option } from './option.ts';
import classes from './select-field.module.css';
import { SelectList } from './select-list.tsx';
import { isFound, textOf } from './select-options.ts';

export interface SelectFieldProps<Value extends string | number> extends FieldProps<Value | null> {
  readonly options: readonly Option<Value>[];
  /** Whether there is a clear button; by default unless the field is required. */
  readonly isClearable?: boolean | undefined;
  /**
   * Called when another component searches (companies, contacts): with the typed text, or '' when typing is cancelled.
   */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Text in a list without options; 'Нет данных' by default. */
  readonly emptyText?: string | undefined;
  /** Whether the list opens on the first typed letter instead of on focus, for lists that are searched by typing. */
  readonly opensWhenTyped?: boolean | undefined;
  /** Last option of the list: 'Добавить «…»'. */
  readonly addition?: Addition | undefined;
}

/**
 * One option, found by typing; 'Нет данных' without a match (1§2). Mantine's `Select` would render every option of
 * every list with the form; here a list is rendered when first opened.
 */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, required, hint, error, value, onChange, options, onSearch, disabled = false } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(input, props.ref);
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

  return (
    <Field label={label} isLabelHidden={props.isLabelHidden} required={required} hint={hint} error={error}>
      {(links) => (
        <>
          <Input
            {...links}
            ref={ref}
            name={props.name}
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen ? activeId : undefined}
            data-expanded={isOpen || undefined}
            // Esc closes only the list, not the surrounding dialog.
            data-mantine-stop-propagation={isOpen || undefined}
            value={typed ?? name}
            onChange={({ currentTarget }) => {
              search(currentTarget.value);
              open();
            }}
            onFocus={props.opensWhenTyped ? undefined : open}
            onClick={props.opensWhenTyped ? undefined : open}
            onBlur={() => {
              giveUp();
              props.onBlur?.();
            }}
            onKeyDown={handleKeyDown}
            rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
            rightSectionPointerEvents="none"
            __clearable={(props.isClearable ?? !required) && value !== null && !disabled}
            __clearSection={<ClearButton onClear={() => choose(null)} />}
            disabled={disabled}
            error={error !== undefined}
            placeholder={props.placeholder ?? 'Выберите из списка'}
            autoComplete="off"
          />
          {wasOpened && (
            <SelectList
              id={listId}
              store={list}
              anchor={input}
              options={options.filter(isListed)}
              value={value}
              isSearch={isSearch}
              searched={searched}
              emptyText={props.emptyText}
              isByKey={isByKey}
              onChoose={choose}
              addition={props.addition}
              onAdd={() => {
                props.addition?.onAdd(searched.trim());
                giveUp();
              }}
              onHighlight={setActiveId}
            />
          )}
        </>
      )}
    </Field>
  );
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

function ClearButton({ onClear }: { onClear: () => void }) {
  return <Combobox.ClearButton aria-label="Очистить" className={classes.clear ?? ''} onClear={onClear} />;
}
