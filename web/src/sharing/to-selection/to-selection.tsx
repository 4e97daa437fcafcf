import { IconPlaylistAdd } from '@tabler/icons-react';
import { cloneElement, type ReactElement, useRef } from 'react';
import { SelectionAction } from '#ui/component/selection-bar.tsx';
import { useActionKey } from '#ui/held-action.tsx';
import { icon16 } from '#ui/icon.ts';
import { type ObjectsToAdd, openToSelection } from './open-to-selection.ts';
import classes from './to-selection.module.css';
import { useSelectionWords } from './use-selection-words.ts';

export interface ToSelectionProps extends ObjectsToAdd {
  /** Draws the button; it must accept a `ref`. */
  readonly button: (onClick: () => void) => ReactElement<Record<string, unknown>>;
  /** Opens by F8 wherever the focus is. */
  readonly hasKey?: boolean;
}

/** Button 'В подборку' among the actions of an object or of the chosen rows. */
export function ToSelection({ button, hasKey = false, ...objects }: ToSelectionProps) {
  const ref = useRef<HTMLElement>(null);
  const open = () => openToSelection(objects, ref.current);
  useActionKey(hasKey ? 'toSelection' : undefined, open);
  return cloneElement(button(open), { ref });
}

/** 'В подборку' (F8) in the bar of chosen rows. */
export function ChosenToSelection(objects: ObjectsToAdd) {
  return (
    <ToSelection
      {...objects}
      hasKey
      button={(onClick) => (
        <SelectionAction icon={<IconPlaylistAdd {...icon16} />} onClick={onClick}>
          В подборку
        </SelectionAction>
      )}
    />
  );
}

export interface ToSelectionButtonProps extends ObjectsToAdd {
  /** Name of what is added, for the accessible name of the button. */
  readonly name: string;
  /** On a phone only the plus is shown, because other figures of the card share the line. */
  readonly isShortOnPhone?: boolean;
}

/**
 * 'В подборку' on a card or in a map popup; 'В 2 подборках' for an object that selections show already. A native
 * button: a list has one per card.
 */
export function ToSelectionButton({ name, isShortOnPhone = false, ...objects }: ToSelectionButtonProps) {
  const words = useSelectionWords(objects.domain, onlyObject(objects));
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={`${words ?? 'В подборку'}: ${name}`}
      data-in={words !== undefined || undefined}
      data-short-on-phone={isShortOnPhone || undefined}
      onClick={(event) => {
        event.stopPropagation();
        openToSelection(objects, event.currentTarget);
      }}
    >
      <span>{words ?? 'В подборку'}</span>
    </button>
  );
}

/** The id of a single object; undefined for several, and for those that are loaded when the panel opens. */
function onlyObject({ objectIds }: ObjectsToAdd): string | undefined {
  return typeof objectIds === 'function' || objectIds.length !== 1 ? undefined : objectIds[0];
}
