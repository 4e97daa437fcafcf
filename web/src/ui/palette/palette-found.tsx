import { missing } from '@gektar/format/words.ts';
import type { TablerIcon } from '@tabler/icons-react';
import { useMemo } from 'react';
import { isKeyOf } from '#ui/keys.ts';
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
import { PaletteGroup } from './palette-group.tsx';
import { PaletteHints } from './palette-hints.tsx';
import { PaletteLine } from './palette-line.tsx';
import { PaletteRetry } from './palette-retry.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';
import { usePaletteList } from './use-palette-list.ts';

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
  const { typed } = typing;
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
  const { id, listId, active, isOpen, lineId, choose } = usePaletteList(entries, isWaiting, typing, {
    onOpen: open,
    onOtherKey(event, entry) {
      const action = entry && actionOf?.(entry);
      if (!action || isWaiting || !isKeyOf(action.keyOf, event.nativeEvent)) return false;
      act(entry);
      return true;
    },
  });

  return (
    <>
      <PaletteRetry retry={retry} />
      <div
        id={listId}
        role="listbox"
        aria-label="Найденное"
        aria-busy={isWaiting}
        className={`${classes.list} thin`}
        hidden={!isOpen}
      >
        {groups.map((group, index) => (
          <PaletteGroup key={group.title} id={`${id}-group-${index}`} title={group.title}>
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
          </PaletteGroup>
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
