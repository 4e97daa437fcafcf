import { IconClock, type TablerIcon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { icon16 } from '#ui/icon.ts';
import { ariaKeys, keys } from '#ui/keys.ts';
import { Box } from '#ui/layout/box.ts';
import { positional } from '#ui/positional.ts';
import { markedParts, type TextPart } from './marked-parts.ts';
import classes from './palette.module.css';
import type { PaletteAction, PaletteEntry } from './palette-entry.ts';

export interface PaletteLineProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  /** Icon of the entry's source; undefined if the source no longer exists. */
  readonly Icon: TablerIcon | undefined;
  /** The typed text, whose matches are marked. */
  readonly typed: string;
  /** Action shown on the active entry. */
  readonly action: PaletteAction | undefined;
  readonly isActive: boolean;
  readonly onActive: () => void;
  /** Called on a plain click; with Ctrl, ⌘ or the middle button, the browser opens a new tab. */
  readonly onOpen: () => void;
  readonly onAct: () => void;
}

/** An entry: a link that is an option of the list. Key events never reach it, since the input has the focus. */
export function PaletteLine({ id, entry, Icon = IconClock, typed, isActive, onActive, ...props }: PaletteLineProps) {
  const { action, onOpen, onAct } = props;
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The action is not a button: an option may not contain interactive elements. Keyboard users press the key of the
    // action.
    const isAction = event.target instanceof Element && event.target.closest('[data-action]') !== null;
    if (isAction) onAct();
    else onOpen();
  };
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      aria-keyshortcuts={action && ariaKeys(action.keyOf)}
      tabIndex={-1}
      href={entry.href}
      className={classes.line}
      data-active={isActive || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onActive}
      onClick={handleClick}
    >
      <Icon {...icon16} className="firm soft" />
      <Box as="span" maw="60%" className="cut firm">
        <Marked text={entry.title} typed={typed} />
      </Box>
      {entry.detail !== undefined && (
        <span className="cut slim soft">
          <Marked text={entry.detail} typed={typed} />
        </span>
      )}
      <span className="grow" />
      {isActive && action && (
        <span className={classes.action} data-action aria-hidden="true">
          {action.label} <kbd className="on-laptop">{keys[action.keyOf].chord}</kbd>
        </span>
      )}
      {entry.note !== undefined && <span className="firm soft on-tablet">{entry.note}</span>}
    </a>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return positional(markedParts(text, typed).map(markedPart));
}

function markedPart({ text, isMarked }: TextPart) {
  return isMarked ? <mark>{text}</mark> : <span>{text}</span>;
}
