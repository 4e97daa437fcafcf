import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import type { PaletteTyping } from './palette-box.tsx';

interface Listed {
  /** Unique in the list. */
  readonly key: string;
}

interface PaletteListHandlers<Entry> {
  /** Opens an entry: on Enter, or with Ctrl as well. */
  readonly onOpen: (entry: Entry, isWithCtrl: boolean) => void;
  /** Handles further keys. @returns whether the press is handled */
  readonly onOtherKey?: (event: KeyboardEvent, active: Entry | undefined) => boolean;
}

/** Entries of the palette as options of a listbox: the active one, and the keys ↑ ↓ PageUp PageDown Enter. */
export function usePaletteList<Entry extends Listed>(
  entries: readonly Entry[],
  isWaiting: boolean,
  { typed, awaited, onAnswered, onListChange, onKey }: PaletteTyping,
  { onOpen, onOtherKey }: PaletteListHandlers<Entry>,
) {
  const id = useId();
  const listId = `${id}-list`;
  const [chosen, setChosen] = useState<{ key: string; typed: string }>();
  // After the typed text has changed, the first entry is active again.
  const active = entries.find(({ key }) => chosen?.typed === typed && chosen.key === key) ?? entries[0];
  const lineId = (entry: Entry) => `${id}-${entries.indexOf(entry)}`;
  const activeId = active && lineId(active);
  const isOpen = entries.length > 0;
  const choose = (entry: Entry | undefined) => setChosen(entry && { key: entry.key, typed });

  useEffect(() => {
    // Enter may be pressed before the results arrive, or before this list is loaded.
    if (awaited === undefined || isWaiting) return;
    onAnswered();
    if (active !== undefined) onOpen(active, awaited === 'new tab');
  });
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useLayoutEffect(() => {
    onListChange({ listId, isOpen, activeId, isWaiting });
  }, [onListChange, listId, isOpen, activeId, isWaiting]);
  useLayoutEffect(() => {
    onKey.current = (event) => {
      if (onOtherKey?.(event, active)) {
        event.preventDefault();
        return;
      }
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      choose(stepped(entries, active, step));
    };
  });
  return { id, listId, active, isOpen, lineId, choose };
}

/** A step of one wraps around at the ends; larger steps stop there. */
function stepped<Entry>(entries: readonly Entry[], from: Entry | undefined, step: number): Entry | undefined {
  if (from === undefined) return undefined;
  const at = entries.indexOf(from) + step;
  const last = entries.length - 1;
  if (Math.abs(step) === 1) return entries[at < 0 ? last : at > last ? 0 : at];
  return entries[Math.max(0, Math.min(last, at))];
}
