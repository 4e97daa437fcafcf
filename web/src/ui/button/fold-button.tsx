import { IconChevronDown } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import classes from './fold-button.module.css';

export interface FoldButtonProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  /** Id of the element that the button unfolds. */
  readonly controls: string;
}

/**
 * Unfolds a card by a click anywhere on it. The card must be `position: relative`; links on it need `z-index: 1` to lie
 * above.
 */
export function FoldButton({ isOpen, onChange, controls }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={isOpen ? 'Свернуть' : 'Подробнее'}
      onClick={() => onChange(!isOpen)}
    >
      <IconChevronDown {...icon14} />
    </button>
  );
}
