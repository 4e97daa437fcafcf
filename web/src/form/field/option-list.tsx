import { formatCount } from '@gektar/format/number.ts';
import { IconCheck, IconPlus, IconSearch } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { messages } from '#form/messages.ts';
import swatch from '#ui/component/type-swatch.module.css';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { useIsForThumb } from '#ui/use-media.ts';
import { type Addition, additionLabel, isAdditionShown } from './addition.ts';
import { type Option, searchOptions } from './option.ts';
import classes from './option-list.module.css';

const rowHeight = 34;
const thumbRowHeight = 44;
/** Height of the options (px): the 250 px of the list (1§9) without search box and borders. */
const rowsHeight = 196;
/** Number of options from which the list has a search box. */
const searchFrom = 8;

export interface OptionListProps<Value> {
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
  readonly 'aria-label': string;
  /**
   * Called with the search text when the caller searches (companies, addresses): the options are then shown unfiltered.
   */
  readonly onSearch?: ((text: string) => void) | undefined;
  readonly emptyText?: string | undefined;
  /** Button under the options: 'Добавить «…»'. */
  readonly addition?: Addition | undefined;
}

/** A virtualized list of checkboxes with a search. Keys: ↑ ↓ Enter Space. */
export function OptionList<Value extends string | number>(props: OptionListProps<Value>) {
  const { options, value, onChange, onSearch, emptyText = messages.noOptions, addition } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const scrollRef = useRef<HTMLDivElement>(null);
  const found = useMemo(
    () => (onSearch === undefined ? searchOptions(options, search) : options),
    [onSearch, options, search],
  );
  const chosen = useMemo(() => new Set(value), [value]);
  const isForThumb = useIsForThumb();
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => (isForThumb ? thumbRowHeight : rowHeight),
    overscan: 6,
  });

  const toggle = (option: Option<Value> | undefined) => {
    if (option === undefined) return;
    const rest = value.filter((one) => one !== option.value);
    onChange(rest.length === value.length ? [...value, option.value] : rest);
  };
  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(found.length - 1, index));
    setActive(next);
    rows.scrollToIndex(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = moveOf(event.key, active);
    const isToggle = event.key === 'Enter' || (event.key === ' ' && search === '');
    if (move === undefined && !isToggle) return;
    event.preventDefault();
    if (move === undefined && found.length === 0 && search !== '') addition?.onAdd(search.trim());
    else if (move === undefined) toggle(found[active]);
    else moveTo(move);
  };
  const hasSearch = onSearch !== undefined || options.length >= searchFrom;

  return (
    <Text as="div" size={13} miw={200}>
      <Row
        bdb="line"
        as="label"
        gap={10}
        c="soft"
        p="0 16px"
        className={classes.search}
        data-hidden={!hasSearch || undefined}
      >
        <IconSearch size={16} stroke={1.7} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={`Поиск: ${props['aria-label']}`}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          placeholder="Найти"
          value={search}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setActive(0);
            onSearch?.(event.currentTarget.value);
          }}
        />
      </Row>
      <div
        ref={scrollRef}
        id={`${id}-list`}
        role="listbox"
        aria-label={props['aria-label']}
        aria-multiselectable
        className="thin"
        style={{ maxHeight: rowsHeight, overflowY: 'auto' }}
        hidden={found.length === 0}
      >
        <Box role="presentation" h={rows.getTotalSize()} pos="relative">
          {rows.getVirtualItems().map((row) => {
            const option = found[row.index];
            if (option === undefined) return null;
            return (
              <OptionRow
                key={option.value}
                id={`${id}-${row.index}`}
                option={option}
                isActive={row.index === active}
                isChosen={chosen.has(option.value)}
                place={{ index: row.index, count: found.length, topPx: row.start }}
                onActive={() => setActive(row.index)}
                onToggle={() => toggle(option)}
              />
            );
          })}
        </Box>
      </div>
      {found.length === 0 && (
        <Text as="div" c="mute" p="8px 10px" role="status">
          {emptyText}
        </Text>
      )}
      {addition && isAdditionShown(addition, search, found.length) && (
        <button type="button" className={classes.addition} onClick={() => addition.onAdd(search.trim())}>
          <IconPlus size={14} stroke={1.9} aria-hidden />
          {additionLabel(addition, search)}
        </button>
      )}
    </Text>
  );
}

/** Index that an arrow key or another movement key leads to. */
function moveOf(key: string, active: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + 5,
    PageUp: active - 5,
  };
  return moves[key];
}

interface OptionRowProps<Value> {
  readonly id: string;
  readonly option: Option<Value>;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly place: { readonly index: number; readonly count: number; readonly topPx: number };
  readonly onActive: () => void;
  readonly onToggle: () => void;
}

function OptionRow<Value>({ id, option, isActive, isChosen, place, onActive, onToggle }: OptionRowProps<Value>) {
  return (
    <Row
      gap={10}
      whiteSpace="nowrap"
      p="0 10px"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      className={classes.option}
      data-active={isActive || undefined}
      style={{ transform: `translateY(${place.topPx}px)` }}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onActive}
      onClick={onToggle}
      onKeyDown={(event) => event.key === 'Enter' && onToggle()}
    >
      <span className={classes.box} data-checked={isChosen || undefined}>
        {isChosen && <IconCheck size={12} stroke={2.6} aria-hidden />}
      </span>
      {option.colour !== undefined && <span className={swatch.square} style={{ background: option.colour }} />}
      {option.code !== undefined && (
        <Text as="span" c="mute" tabular>
          {option.code}
        </Text>
      )}
      <span className="cut grow" title={option.label}>
        {option.label}
      </span>
      {option.note !== undefined && <small className="mute">{option.note}</small>}
      {option.count !== undefined && (
        <Text as="span" c="mute" tabular>
          {formatCount(option.count)}
        </Text>
      )}
    </Row>
  );
}
