import { Select } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '#form/messages.ts';
import { Field, type FieldProps } from './field.tsx';
import type { Option } from './option.ts';
import { searchOptions } from './option.ts';

export interface SelectFieldProps<Value extends string | number> extends FieldProps<Value | null> {
  readonly options: readonly Option<Value>[];
  /** Clear button; shown unless the field is required. */
  readonly isClearable?: boolean | undefined;
  /** External search (companies, contacts): called with the typed text. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/** One option, found by typing; 'Нет данных' without a match (1§2). */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, required, hint, error, value, onChange, onBlur, options, onSearch, name, ref, disabled } = props;
  const colours = new Map(options.map((option) => [option.value, option.colour]));
  const [search, setSearch] = useState('');
  const isSearch = (text: string) =>
    text.trim() !== '' && !options.some((one) => one.value === value && textOf(one) === text);
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {(links) => (
        <Select<Value>
          {...links}
          {...(name !== undefined && { name })}
          ref={ref}
          data={options.map((option) => ({
            value: option.value,
            label: textOf(option),
          }))}
          value={value}
          onChange={onChange}
          onBlur={() => onBlur?.()}
          // Enter after a search takes the highlighted option, even before Mantine has registered the highlight.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isSearch(event.currentTarget.value)) return;
            event.preventDefault();
            optionInSight(event.currentTarget)?.click();
          }}
          onSearchChange={(text) => {
            setSearch(text);
            onSearch?.(text);
          }}
          // Results of an external search are not filtered again; the chosen value, listed for its name, must match as
          // well.
          filter={({ options: all, search }) =>
            onSearch === undefined
              ? filterItems(all, search)
              : all.filter((item) => isOther(item, value) || filterItems([item], search).length > 0)
          }
          renderOption={({ option, checked }) => {
            const colour = colours.get(option.value);
            return (
              <>
                {colour !== undefined && <Square colour={colour} />}
                <span style={{ flex: 1 }}>{option.label}</span>
                {checked && <IconCheck size={14} stroke={1.9} aria-hidden />}
              </>
            );
          }}
          searchable
          // Typing highlights the first match. A value set from outside highlights nothing.
          selectFirstOptionOnChange={isSearch(search)}
          rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
          rightSectionPointerEvents="none"
          clearable={props.isClearable ?? !required}
          clearButtonProps={{ 'aria-label': 'Очистить' }}
          allowDeselect={false}
          disabled={disabled ?? false}
          error={error !== undefined}
          placeholder={props.placeholder ?? 'Выберите из списка'}
          nothingFoundMessage={messages.noOptions}
          withScrollArea={false}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

function textOf<Value>({ code, label }: Option<Value>): string {
  return code === undefined ? label : `${code} ${label}`;
}

/** The highlighted option, or the first. */
function optionInSight(input: HTMLInputElement): HTMLElement | null | undefined {
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  const lit = list?.querySelector<HTMLElement>('[role="option"][data-combobox-selected]');
  return lit ?? list?.querySelector<HTMLElement>('[role="option"]');
}

function Square({ colour }: { colour: string }) {
  return <span style={{ flex: 'none', width: 10, height: 10, borderRadius: 2, background: colour }} />;
}

function isOther(item: object, value: unknown): boolean {
  return !('value' in item) || item.value !== value;
}

/** Mantine passes items and groups; ours are items only. */
function filterItems<Item extends object>(items: Item[], search: string): Item[] {
  const labelled = items.map((item) => ({ value: item, label: 'label' in item ? String(item.label) : '' }));
  return searchOptions(labelled, search).map((option) => option.value);
}
