import { Input } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { icon14, icon16 } from '#ui/icon.ts';
import classes from './list-search-box.module.css';

/** Pause in typing before the list is requested (ms). */
const PAUSE_MS = 250;

export interface ListSearchBoxProps {
  /** 'Поиск по объектам' */
  readonly label: string;
  /** What can be typed: 'Номер, адрес, клиент, телефон'. */
  readonly placeholder: string;
  /** Text in the address. */
  readonly value: string | undefined;
  /** Least number of letters of a search; fewer match nothing or everything. 1 by default. */
  readonly fewestLetters?: number | undefined;
  /** @param value trimmed; undefined when empty */
  readonly onChange: (value: string | undefined) => void;
}

/** The search box over a list: '/' focuses it, Esc clears it, Enter searches without the pause. */
export function ListSearchBox({ label, placeholder, value, fewestLetters = 1, onChange }: ListSearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  // Values sent and not yet returned by the address: they must not overwrite newer typing.
  const [awaited, setAwaited] = useState<readonly (string | undefined)[]>([]);
  if (value !== known) {
    setKnown(value);
    const at = awaited.indexOf(value);
    setAwaited(awaited.slice(at + 1));
    if (at < 0) setTyped(value ?? '');
  }
  const send = (text: string) => {
    const isTooShort = text.trim().length < fewestLetters && !/\d/.test(text);
    const next = isTooShort ? undefined : text.trim() || undefined;
    if (next === (awaited.length > 0 ? awaited.at(-1) : known)) return;
    setAwaited([...awaited, next]);
    onChange(next);
  };
  const sendSoon = useDebouncedCallback(send, PAUSE_MS);
  const sendNow = (text: string) => {
    sendSoon.cancel();
    setTyped(text);
    send(text);
  };
  useSlash(input);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') sendNow(typed);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (typed === '') input.current?.blur();
    else sendNow('');
  };

  return (
    <Input
      ref={input}
      className={classes.box ?? ''}
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      leftSection={<IconSearch {...icon16} />}
      rightSectionPointerEvents="all"
      rightSectionWidth="max(34px, var(--touch))"
      rightSection={
        typed === '' ? (
          <span className={classes.key} aria-hidden="true">
            /
          </span>
        ) : (
          <button
            type="button"
            className={classes.clear}
            aria-label="Очистить поиск"
            onClick={() => {
              sendNow('');
              input.current?.focus();
            }}
          >
            <IconX {...icon14} />
          </button>
        )
      }
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        sendSoon(currentTarget.value);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}

/** '/' from anywhere on the page, except while typing or in a dialog; by key position in the Russian layout. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handle = (event: globalThis.KeyboardEvent) => {
      const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
      if (!isSlash || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.isContentEditable) return;
      if (target.closest('input, textarea, select, [role=dialog], dialog, [role=menu], [role=listbox]')) return;
      if (document.querySelector('[aria-modal=true], dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [input]);
}
