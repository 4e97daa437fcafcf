import { Combobox } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect } from 'react';
import { messages } from '#form/messages.ts';
import { Box } from '#ui/layout/box.ts';
import { type Addition, additionLabel, isAdditionShown } from './addition.ts';
import { Anchor } from './late-popover.tsx';
import { textOf } from './select-options.ts';
import type { Select } from './use-select.ts';

export interface SelectListProps<Value extends string | number> {
  readonly select: Select<Value>;
  /** The input under which the list opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly value: Value | null;
  readonly emptyText: string | undefined;
  /** Last option: 'Добавить «…»'. */
  readonly addition: Addition | undefined;
}

/** Value of the option that adds an entry; no other value begins with a space. */
const ADDITION = ' +';

/** The list of a `SelectField`. */
export function SelectList<Value extends string | number>(props: SelectListProps<Value>) {
  const { select, anchor, value, emptyText = messages.noOptions, addition } = props;
  const { list, found: options, searched } = select;
  return (
    <Combobox
      store={list}
      keepMounted={false}
      onOptionSubmit={(text) => {
        if (text === ADDITION) {
          addition?.onAdd(searched.trim());
          return select.giveUp();
        }
        const option = options.find((one) => String(one.value) === text);
        if (option !== undefined) select.choose(option.value);
      }}
    >
      <Combobox.Target>
        <Anchor at={anchor} />
      </Combobox.Target>
      <Combobox.Dropdown data-composed>
        <Combobox.Options id={select.listId}>
          {options.map((option) => (
            <Combobox.Option
              key={option.value}
              value={String(option.value)}
              active={option.value === value}
              data-checked={option.value === value || undefined}
              aria-selected={option.value === value}
            >
              {option.colour !== undefined && <Square colour={option.colour} />}
              <Box as="span" flex={1}>
                {textOf(option)}
              </Box>
              {option.note !== undefined && <small className="mute">{option.note}</small>}
              {option.value === value && <IconCheck size={14} stroke={1.9} aria-hidden />}
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{emptyText}</Combobox.Empty>}
          {addition && isAdditionShown(addition, searched, options.length) && (
            <Combobox.Option value={ADDITION}>
              <IconPlus size={14} stroke={1.9} aria-hidden />
              <Box as="span" flex={1}>
                {additionLabel(addition, searched)}
              </Box>
            </Combobox.Option>
          )}
        </Combobox.Options>
        {/* Keyed by the search text, so that it is mounted again after every change. */}
        <Highlight key={searched} select={select} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

/**
 * Highlights the first match after typing, or the chosen option after an arrow key, which then moves from there.
 * Rendered after the options, so that they exist.
 */
function Highlight({
  select,
}: {
  readonly select: Pick<Select<never>, 'list' | 'isSearch' | 'isByKey' | 'setActiveId'>;
}) {
  const { isSearch, isByKey, setActiveId } = select;
  const { selectFirstOption, selectActiveOption, updateSelectedOptionIndex } = select.list;
  useEffect(() => {
    if (isSearch) setActiveId(selectFirstOption() ?? undefined);
    else if (isByKey.current) setActiveId(selectActiveOption() ?? undefined);
    else updateSelectedOptionIndex('active', { scrollIntoView: true });
  }, [isSearch, isByKey, selectFirstOption, selectActiveOption, updateSelectedOptionIndex, setActiveId]);
  return null;
}

function Square({ colour }: { colour: string }) {
  return <span style={{ flex: 'none', width: 10, height: 10, borderRadius: 2, background: colour }} />;
}
