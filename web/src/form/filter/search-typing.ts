import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing before the list is requested (ms). */
const PAUSE_MS = 250;

export interface SearchTypingAbout {
  /** Search text in the URL. */
  readonly value: string | undefined;
  /** Minimum length of a search text; a shorter one without digits does not search. 1 by default. */
  readonly fewestLetters?: number | undefined;
  /** @param value trimmed; undefined when empty */
  readonly onChange: (value: string | undefined) => void;
}

/** State of a search box above a list. */
export interface SearchTyping {
  readonly typed: string;
  /** Sets the text and searches after a pause in typing. */
  readonly type: (text: string) => void;
  /** Sets the text and searches at once. */
  readonly search: (text: string) => void;
  /** Empties the box; the caller changes the list. */
  readonly empty: () => void;
  /** Whether the text differs from the one searched (M-14). */
  readonly isPending: boolean;
}

/** Text of a search box while it is typed; replaced when the URL changes for another reason. */
export function useSearchTyping({ value, fewestLetters = 1, onChange }: SearchTypingAbout): SearchTyping {
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  // Searched values that are not in the URL yet: when the URL changes to one of them, newer typing is not overwritten.
  const [awaited, setAwaited] = useState<readonly (string | undefined)[]>([]);
  if (value !== known) {
    setKnown(value);
    const at = awaited.indexOf(value);
    setAwaited(awaited.slice(at + 1));
    if (at < 0) setTyped(value ?? '');
  }
  const inForce = awaited.length > 0 ? awaited.at(-1) : known;
  const searchOf = (text: string) => {
    const isTooShort = text.trim().length < fewestLetters && !/\d/.test(text);
    return isTooShort ? undefined : text.trim() || undefined;
  };
  const send = (text: string) => {
    const next = searchOf(text);
    if (next === inForce) return;
    setAwaited([...awaited, next]);
    onChange(next);
  };
  // Text to be searched after the pause.
  const [later, setLater] = useState<string>();
  const sendLater = useEffectEvent((text: string) => {
    setLater(undefined);
    send(text);
  });
  useEffect(() => {
    if (later === undefined) return undefined;
    const timer = setTimeout(() => sendLater(later), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [later]);
  return {
    typed,
    type: (text) => {
      setTyped(text);
      setLater(text);
    },
    search: (text) => {
      setLater(undefined);
      setTyped(text);
      send(text);
    },
    empty: () => {
      setLater(undefined);
      setTyped('');
    },
    isPending: searchOf(typed) !== inForce,
  };
}
