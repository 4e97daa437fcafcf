import { missing } from '@gektar/format/words.ts';
import type { TablerIcon } from '@tabler/icons-react';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { isKeyOf } from '#ui/keys.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './palette.module.css';
import type { PaletteTyping } from './palette-box.tsx';
import {
  type PaletteAction,
  type PaletteDestination,
  type PaletteEntry,
  type PaletteSource,
  sourceOf,
} from './palette-entry.ts';
import { PaletteHints } from './palette-hints.tsx';
import { PaletteLine } from './palette-line.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';

export interface PaletteFoundProps extends PaletteTyping {
  /** Sources of results, in the order of their groups. */
  readonly sources: readonly PaletteSource[];
  readonly destinations: readonly PaletteDestination[];
  /** Goes to the page of an entry, in this tab. */
  readonly onOpen: (href: string) => void;
  readonly onClose: () => void;
  readonly actionOf?: ((entry: PaletteEntry) => PaletteAction | undefined) | undefined;
}

/** Results below the input: groups of options. Keys: ↑ ↓ Enter, Ctrl+Enter for a new tab. */
export function PaletteFound({ sources, destinations, onOpen, onClose, actionOf, ...typing }: PaletteFoundProps) {
  const { typed, awaited, onAnswered, onListChange, onKey } = typing;
  const id = useId();
  const listId = `${id}-list`;
  const [chosen, setChosen] = useState<{ key: string; typed: string }>();
  const text = typed.trim();
  const { groups, isWaiting, retry } = usePaletteGroups(text, sources, destinations);
  const icons = useMemo(
    () =>
      new Map<string, TablerIcon>([
        ...[...sources, ...destinations].map(({ key, Icon }) => [key, Icon] as const),
        ...sources.flatMap(({ kinds = {} }) => Object.entries(kinds)),
      ]),
    [sources, destinations],
  );
  const entries = groups.flatMap((group) => group.entries);
  // After the typed text has changed, the first entry is active again.
  const active = entries.find(({ key }) => chosen?.typed === typed && chosen.key === key) ?? entries[0];
  const lineId = (entry: PaletteEntry) => `${id}-${entries.indexOf(entry)}`;
  const activeId = active && lineId(active);
  const isOpen = entries.length > 0;
  const choose = (entry: PaletteEntry | undefined) => setChosen(entry && { key: entry.key, typed });

  const open = ({ key, href }: PaletteEntry, isNewTab: boolean) => {
    onClose();
    const run = destinations.find((destination) => destination.key === key)?.run;
    if (run && !isNewTab) run();
    else if (isNewTab) window.open(href, '_blank', 'noopener');
    else onOpen(href);
  };
  const act = (entry: PaletteEntry) => {
    const action = actionOf?.(entry);
    if (action === undefined) return;
    onClose();
    action.run();
  };
  useEffect(() => {
    // Enter may be pressed before the results arrive, or before this list is loaded.
    if (awaited === undefined || isWaiting) return;
    onAnswered();
    if (active !== undefined) open(active, awaited === 'new tab');
  });
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useLayoutEffect(() => {
    onListChange({ listId, isOpen, activeId, isWaiting });
  }, [onListChange, listId, isOpen, activeId, isWaiting]);
  useLayoutEffect(() => {
    onKey.current = (event) => {
      const action = active && actionOf?.(active);
      if (action && !isWaiting && isKeyOf(action.keyOf, event.nativeEvent)) {
        event.preventDefault();
        act(active);
        return;
      }
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      choose(stepped(entries, active, step));
    };
  });

  return (
    <>
      {retry && (
        <Row
          bdb="line"
          justify="space-between"
          gap={12}
          c="danger"
          p="10px 18px"
          flex="none"
          role="alert"
          className={classes.failed}
        >
          Не удалось загрузить данные
          <button type="button" onClick={retry}>
            Повторить
          </button>
        </Row>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label="Найденное"
        aria-busy={isWaiting}
        className={`${classes.list} thin`}
        hidden={!isOpen}
      >
        {groups.map((group, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, these are options
          <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
            <Text as="div" size={12} c="mute" p="8px 12px 4px" id={`${id}-group-${index}`}>
              {group.title}
            </Text>
            {group.entries.map((entry) => (
              <PaletteLine
                key={entry.key}
                id={lineId(entry)}
                entry={entry}
                Icon={icons.get(entry.key) ?? icons.get(sourceOf(entry))}
                typed={text}
                action={actionOf?.(entry)}
                isActive={entry === active}
                onActive={() => choose(entry)}
                onOpen={() => open(entry, false)}
                onAct={() => act(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {!isOpen && !isWaiting && !retry && (
        <Text c="mute" p="28px 18px" role="status" ta="center">
          {missing.data}
        </Text>
      )}
      <PaletteHints />
    </>
  );
}

/** A step of one wraps around at the ends; larger steps stop there. */
function stepped(entries: readonly PaletteEntry[], from: PaletteEntry | undefined, step: number) {
  if (from === undefined) return undefined;
  const at = entries.indexOf(from) + step;
  const last = entries.length - 1;
  if (Math.abs(step) === 1) return entries[at < 0 ? last : at > last ? 0 : at];
  return entries[Math.max(0, Math.min(last, at))];
}
