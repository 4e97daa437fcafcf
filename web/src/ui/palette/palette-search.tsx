import { IconSearch, type TablerIcon } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { missing } from '#format/words.ts';
import { icon18 } from '#ui/icon.ts';
import { Spinner } from '#ui/spinner.tsx';
import classes from './palette.module.css';
import { type PaletteDestination, type PaletteEntry, type PaletteSource, sourceOf } from './palette-entry.ts';
import { PaletteHints } from './palette-hints.tsx';
import { PaletteLine } from './palette-line.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';

export interface PaletteSearchProps {
  /** What can be found, in the order of its groups. */
  readonly sources: readonly PaletteSource[];
  readonly destinations: readonly PaletteDestination[];
  /** Goes to the page of an entry, in this tab. */
  readonly onOpen: (href: string) => void;
  readonly onClose: () => void;
}

/** The longest text that a search takes. */
const LONGEST = 200;

/** The line of typing and what is found below it: a combobox with groups of options. ↑ ↓ Enter, Ctrl+Enter for a new tab. */
export function PaletteSearch({ sources, destinations, onOpen, onClose }: PaletteSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  // Enter came before the answer: the first line is opened when it is there.
  const [awaited, setAwaited] = useState<'here' | 'new tab'>();
  const text = typed.trim();
  const { groups, isWaiting, retry } = usePaletteGroups(text, sources, destinations);
  const icons = useMemo(
    () => new Map<string, TablerIcon>([...sources, ...destinations].map(({ key, Icon }) => [key, Icon])),
    [sources, destinations],
  );
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ key }) => key === activeKey) ?? entries[0];
  const lineId = (entry: PaletteEntry) => `${id}-${entries.indexOf(entry)}`;

  const open = ({ href }: PaletteEntry, isNewTab: boolean) => {
    onClose();
    if (isNewTab) window.open(href, '_blank', 'noopener');
    else onOpen(href);
  };
  useEffect(() => {
    if (awaited === undefined || isWaiting) return;
    setAwaited(undefined);
    if (active !== undefined) open(active, awaited === 'new tab');
  });
  useEffect(() => {
    if (active !== undefined) document.getElementById(lineId(active))?.scrollIntoView({ block: 'nearest' });
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActiveKey(stepped(entries, active, step)?.key);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const isNewTab = event.ctrlKey || event.metaKey;
    if (isWaiting) setAwaited(isNewTab ? 'new tab' : 'here');
    else if (active !== undefined) open(active, isNewTab);
  };

  return (
    <>
      <label className={classes.typing}>
        {isWaiting ? <Spinner size={18} label="Поиск" /> : <IconSearch {...icon18} />}
        <input
          type="text"
          role="combobox"
          aria-label="Поиск"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && lineId(active)}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          placeholder="Номер, адрес, название или имя"
          data-autofocus
          value={typed}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActiveKey(undefined);
            setAwaited(undefined);
          }}
        />
      </label>
      {retry && (
        <div role="alert" className={classes.failed}>
          Не удалось загрузить данные
          <button type="button" onClick={retry}>
            Повторить
          </button>
        </div>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Найденное"
        aria-busy={isWaiting}
        className={classes.list}
        hidden={entries.length === 0}
      >
        {groups.map((group, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, these are options
          <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div id={`${id}-group-${index}`} className={classes.group}>
              {group.title}
            </div>
            {group.entries.map((entry) => (
              <PaletteLine
                key={entry.key}
                id={lineId(entry)}
                entry={entry}
                Icon={icons.get(entry.key) ?? icons.get(sourceOf(entry))}
                typed={text}
                isActive={entry === active}
                onActive={() => setActiveKey(entry.key)}
                onOpen={() => open(entry, false)}
              />
            ))}
          </div>
        ))}
      </div>
      {entries.length === 0 && !isWaiting && !retry && (
        <p role="status" className={classes.none}>
          {missing.data}
        </p>
      )}
      <PaletteHints />
    </>
  );
}

/** Round the ends by one step, up to them by several. */
function stepped(entries: readonly PaletteEntry[], from: PaletteEntry | undefined, step: number) {
  if (from === undefined) return undefined;
  const at = entries.indexOf(from) + step;
  const last = entries.length - 1;
  if (Math.abs(step) === 1) return entries[at < 0 ? last : at > last ? 0 : at];
  return entries[Math.max(0, Math.min(last, at))];
}
