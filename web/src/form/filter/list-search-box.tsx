import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { icon14, icon16 } from '#ui/icon.ts';
import { useFocusOnSlash } from './focus-on-slash.ts';
import classes from './list-search-box.module.css';
import { type SearchTyping, type SearchTypingAbout, useSearchTyping } from './search-typing.ts';

interface SearchBoxWords {
  /** 'Поиск по объектам' */
  readonly label: string;
  /** Examples of search texts: 'Номер, адрес, клиент, телефон'. */
  readonly placeholder: string;
}

export interface ListSearchBoxProps extends SearchBoxWords, SearchTypingAbout {
  /** Narrower, to leave space for other controls of the line where there is little. */
  readonly isNarrow?: boolean | undefined;
}

/**
 * The search box above a list: '/' focuses it, Esc clears it, Enter searches without waiting for the pause in typing.
 */
export function ListSearchBox({ label, placeholder, isNarrow, ...about }: ListSearchBoxProps) {
  return <SearchBox label={label} placeholder={placeholder} isNarrow={isNarrow} typing={useSearchTyping(about)} />;
}

export interface SearchBoxProps extends SearchBoxWords {
  readonly typing: SearchTyping;
  /** The box is in a row of chips and has their height. */
  readonly inBar?: boolean | undefined;
  readonly isNarrow?: boolean | undefined;
}

/** A search box for a screen that handles the typed text itself. */
export function SearchBox({ label, placeholder, typing, inBar, isNarrow }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, search } = typing;
  useFocusOnSlash(input);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') search(typed);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (typed === '') input.current?.blur();
    else search('');
  };

  return (
    <div
      className={classes.box}
      data-in-bar={inBar || undefined}
      data-narrow={isNarrow || undefined}
      data-search
      data-one-field
    >
      <span className={classes.glass}>
        <IconSearch {...icon16} />
      </span>
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => typing.type(currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <span className={classes.end}>
        {typed === '' ? (
          <span className={classes.key} aria-hidden="true">
            /
          </span>
        ) : (
          <button
            type="button"
            className={classes.clear}
            aria-label="Очистить поиск"
            // Prevents the blur: on a narrow screen the box shrinks when it loses the focus, and the button would move
            // away before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              search('');
              input.current?.focus();
            }}
          >
            <IconX {...icon14} />
          </button>
        )}
      </span>
    </div>
  );
}
