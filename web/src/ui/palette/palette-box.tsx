import { IconArrowLeft, IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { icon18 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './palette.module.css';

/** Longest search text (characters). */
const LONGEST = 200;

/** State of the result list that the input, a combobox, needs. */
export interface PaletteListState {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
  readonly isWaiting: boolean;
}

/** State of the input that the result list needs. */
export interface PaletteTyping {
  readonly typed: string;
  /** Pasted text with its lines and its whole length, until it is edited; the input has one line. */
  readonly pasted: string | undefined;
  /** Enter was pressed before the results for the typed text arrived: the active entry opens when they arrive. */
  readonly awaited: 'here' | 'new tab' | undefined;
  /** Called when the awaited entry was opened, or when there is none. */
  readonly onAnswered: () => void;
  readonly onListChange: (state: PaletteListState) => void;
  /** Set by the list: handles keys that move within it. */
  readonly onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
}

interface PaletteBoxProps {
  readonly children: (typing: PaletteTyping) => ReactNode;
  readonly onClose: () => void;
}

/** The input above the results. Shown before the list is loaded; text and Enter typed meanwhile are applied later. */
export function PaletteBox({ children, onClose }: PaletteBoxProps) {
  const [typed, setTyped] = useState('');
  const [pasted, setPasted] = useState<string>();
  const clipboard = useRef<string>(undefined);
  const [awaited, setAwaited] = useState<PaletteTyping['awaited']>();
  const [list, setList] = useState<PaletteListState>();
  const input = useRef<HTMLInputElement>(null);
  // Without it, the label belongs to 'Назад', its first control.
  const inputId = useId();
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKey.current?.(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setAwaited(event.ctrlKey || event.metaKey ? 'new tab' : 'here');
  };
  const isWaiting = list?.isWaiting ?? typed !== '';

  return (
    <>
      <Row
        bdb="line"
        as="label"
        htmlFor={inputId}
        gap={10}
        c="soft"
        p="0 18px"
        flex="none"
        h={48}
        className={classes.typing}
      >
        <button type="button" className={classes.back} aria-label="Назад" onClick={onClose}>
          <IconArrowLeft {...icon18} />
        </button>
        {isWaiting ? <Spinner size={18} label="Поиск" /> : <IconSearch {...icon18} className="on-tablet" />}
        <input
          type="text"
          role="combobox"
          aria-label="Поиск"
          aria-expanded={list?.isOpen ?? false}
          aria-controls={list?.listId}
          aria-autocomplete="list"
          aria-activedescendant={list?.activeId}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          placeholder="Номер, адрес, клиент, телефон или название"
          ref={input}
          id={inputId}
          value={typed}
          onKeyDown={handleKeyDown}
          onPaste={({ clipboardData }) => {
            clipboard.current = typed === '' ? clipboardData.getData('text/plain') : undefined;
          }}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPasted(clipboard.current);
            clipboard.current = undefined;
            setAwaited(undefined);
          }}
        />
        {typed !== '' && (
          <button
            type="button"
            className={classes.back}
            aria-label="Очистить"
            onClick={() => {
              setTyped('');
              setPasted(undefined);
              input.current?.focus();
            }}
          >
            <IconX {...icon18} />
          </button>
        )}
      </Row>
      {children({ typed, pasted, awaited, onAnswered: () => setAwaited(undefined), onListChange: setList, onKey })}
    </>
  );
}
