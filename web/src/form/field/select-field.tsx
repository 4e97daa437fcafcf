import { Combobox, Input } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Addition } from './addition.ts';
import { Field, type FieldProps } from './field.tsx';
import type { Option } from './option.ts';
import classes from './select-field.module.css';
import { SelectList } from './select-list.tsx';
import { useSelect } from './use-select.ts';

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
  const { label, required, hint, error, value, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(input, props.ref);
  const select = useSelect(props);
  const { listId, isOpen, open } = select;
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
            aria-activedescendant={isOpen ? select.activeId : undefined}
            data-expanded={isOpen || undefined}
            // Esc closes only the list, not the surrounding dialog.
            data-mantine-stop-propagation={isOpen || undefined}
            value={select.text}
            onChange={({ currentTarget }) => select.type(currentTarget.value)}
            onFocus={props.opensWhenTyped ? undefined : open}
            onClick={props.opensWhenTyped ? undefined : open}
            onBlur={() => {
              select.giveUp();
              props.onBlur?.();
            }}
            onKeyDown={select.handleKeyDown}
            rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
            rightSectionPointerEvents="none"
            __clearable={(props.isClearable ?? !required) && value !== null && !disabled}
            __clearSection={<ClearButton onClear={() => select.choose(null)} />}
            disabled={disabled}
            error={error !== undefined}
            placeholder={props.placeholder ?? 'Выберите из списка'}
            autoComplete="off"
          />
          {select.wasOpened && (
            <SelectList
              select={select}
              anchor={input}
              value={value}
              emptyText={props.emptyText}
              addition={props.addition}
            />
          )}
        </>
      )}
    </Field>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return <Combobox.ClearButton aria-label="Очистить" className={classes.clear ?? ''} onClear={onClear} />;
}
