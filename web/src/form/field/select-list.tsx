import { Combobox, type ComboboxStore } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect } from 'react';
import { messages } from '#form/messages.ts';
import { Box } from '#ui/layout/box.ts';
import { type Addition, additionLabel, isAdditionShown } from './addition.ts';
import { Anchor } from './late-popover.tsx';
import type { Option } from './option.ts';
import { textOf } from './select-options.ts';

export interface SelectListProps<Value extends string | number> {
  readonly id: string;
  readonly store: ComboboxStore;
  /** The input under which the list opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Options that match the typed text. */
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly searched: string;
  readonly emptyText: string | undefined;
  /** Last option: 'Добавить «…»'. */
  readonly addition?: Addition | undefined;
  readonly isSearch: boolean;
  /** Whether the list was opened by an arrow key. */
  readonly isByKey: RefObject<boolean>;
  readonly onChoose: (value: Value) => void;
  readonly onAdd: () => void;
  /** @param id element id of the option that Enter chooses */
  readonly onHighlight: (id: string | undefined) => void;
}

/** Value of the option that adds an entry; no other value begins with a space. */
const ADDITION = ' +';

/** The list of a `SelectField`. */
export function SelectList<Value extends string | number>(props: SelectListProps<Value>) {
  const { id, store, anchor, options, value, onChoose, onAdd, addition, searched, ...others } = props;
  const { emptyText = messages.noOptions, ...highlight } = others;
  return (
    <Combobox
      store={store}
      keepMounted={false}
      onOptionSubmit={(text) => {
        if (text === ADDITION) return onAdd();
        const option = options.find((one) => String(one.value) === text);
        if (option !== undefined) onChoose(option.value);
      }}
    >
      <Combobox.Target>
        <Anchor at={anchor} />
      </Combobox.Target>
      <Combobox.Dropdown data-composed>
        <Combobox.Options id={id}>
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
        <Highlight key={searched} store={store} {...highlight} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

type HighlightProps = Pick<SelectListProps<never>, 'store' | 'isSearch' | 'isByKey' | 'onHighlight'>;

/**
 * Highlights the first match after typing, or the chosen option after an arrow key, which then moves from there.
 * Rendered after the options, so that they exist.
 */
function Highlight({ store, isSearch, isByKey, onHighlight }: HighlightProps) {
  const { selectFirstOption, selectActiveOption, updateSelectedOptionIndex } = store;
  useEffect(() => {
    if (isSearch) onHighlight(selectFirstOption() ?? undefined);
    else if (isByKey.current) onHighlight(selectActiveOption() ?? undefined);
    else updateSelectedOptionIndex('active', { scrollIntoView: true });
  }, [isSearch, isByKey, selectFirstOption, selectActiveOption, updateSelectedOptionIndex, onHighlight]);
  return null;
}

function Square({ colour }: { colour: string }) {
  return <span style={{ flex: 'none', width: 10, height: 10, borderRadius: 2, background: colour }} />;
}
