import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './palette.module.css';
import { PaletteBox, type PaletteTyping } from './palette-box.tsx';

export interface PaletteWindowProps {
  readonly onClose: () => void;
  readonly children: (typing: PaletteTyping) => ReactNode;
}

/**
 * The palette over any page: finds everything by a part of its name; closing it returns the focus. A native dialog,
 * because it has the focus before the next key press, while a Mantine modal sets the focus by timers.
 */
export function PaletteWindow({ onClose, children }: PaletteWindowProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // On a telephone 'Назад' comes first and would have the focus.
    dialog?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    return () => dialog?.close();
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <dialog
      ref={ref}
      className={classes.window}
      aria-label="Поиск по всему"
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <PaletteBox onClose={onClose}>{children}</PaletteBox>
    </dialog>,
    document.body,
  );
}
