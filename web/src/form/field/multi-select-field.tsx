import { Popover } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import type { Addition } from './addition.ts';
import { Field, type FieldProps } from './field.tsx';
import frame from './field-frame.module.css';
import { LatePopover } from './late-popover.tsx';
import classes from './multi-select-field.module.css';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';

export interface MultiSelectFieldProps<Value extends string | number> extends Omit<FieldProps<Value[]>, 'label'> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  /** Number of chosen values shown; the others are counted as '+ N'. 12 by default. */
  readonly shown?: number | undefined;
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Text in a list without options; 'Нет данных' by default. */
  readonly emptyText?: string | undefined;
  /** Last option of the list: 'Добавить «…»'. Closes the list. */
  readonly addition?: Addition | undefined;
}

/** Multiple choice, also from long lists: chosen values are in the field, the list is below it. */
export function MultiSelectField<Value extends string | number>(props: MultiSelectFieldProps<Value>) {
  const { label, required, hint, error, value, onChange, onBlur, options, shown = 12, disabled, ref } = props;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const byValue = new Map(options.map((option) => [option.value, option]));
  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };
  return (
    <Field label={label} isLabelHidden={props.isLabelHidden} required={required} hint={hint} error={error}>
      {/* `aria-required` is not allowed on a button; the mark at the label and the error show it instead. */}
      {({ 'aria-required': _required, ...links }) => (
        <>
          <Row
            ref={box}
            align="stretch"
            wrap="wrap"
            gap={4}
            className={`${frame.frame} ${classes.field}`}
            data-invalid={error !== undefined || undefined}
            data-disabled={disabled || undefined}
          >
            {value.slice(0, shown).map((one) => (
              <Row as="span" display="inline-flex" size={13} key={one} className={classes.tag}>
                <Text as="span" truncate title={nameOf(byValue.get(one), one)}>
                  {nameOf(byValue.get(one), one)}
                </Text>
                <button
                  type="button"
                  aria-label={`Убрать: ${byValue.get(one)?.label ?? one}`}
                  disabled={disabled}
                  onClick={() => onChange(value.filter((other) => other !== one))}
                >
                  <IconX size={12} stroke={2} aria-hidden />
                </button>
              </Row>
            ))}
            <button
              {...links}
              ref={ref}
              type="button"
              name={props.name}
              className={classes.open}
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              disabled={disabled}
              onClick={() => toggle(!isOpen)}
            >
              <span>{restOf(value.length, shown) ?? props.placeholder ?? 'Выберите из списка'}</span>
              <IconChevronDown size={16} stroke={1.7} aria-hidden />
            </button>
          </Row>
          <LatePopover
            opened={isOpen}
            onChange={toggle}
            anchor={box}
            width="target"
            position="bottom-start"
            trapFocus
            returnFocus
          >
            <Popover.Dropdown role="dialog" aria-label={label}>
              <OptionList
                options={options}
                value={value}
                onChange={onChange}
                onSearch={props.onSearch}
                emptyText={props.emptyText}
                addition={
                  props.addition && {
                    ...props.addition,
                    onAdd: (typed) => {
                      setOpen(false);
                      props.addition?.onAdd(typed);
                    },
                  }
                }
                aria-label={label}
              />
            </Popover.Dropdown>
          </LatePopover>
        </>
      )}
    </Field>
  );
}

/** '12.05 Склады', or the bare value while options are loading. */
function nameOf<Value>(option: Option<Value> | undefined, value: Value): string {
  if (option === undefined) return String(value);
  return option.code === undefined ? option.label : `${option.code} ${option.label}`;
}

/** '+ N' for further values; undefined if there are none. */
function restOf(count: number, shown: number): string | undefined {
  if (count === 0) return undefined;
  return count > shown ? `+ ещё ${count - shown}` : '';
}
