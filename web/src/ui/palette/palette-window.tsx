import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './palette.module.css';
import { PaletteBox, type PaletteTyping } from './palette-box.tsx';

export interface PaletteWindowProps {
  readonly onClose: () => void;
  readonly children: (typing: PaletteTyping) => ReactNode;
}

/**
 * A way to anything by a part of its name, over whatever page is open; closed it leaves the focus where it was.
 * The browser's own dialog: it has the focus before the next key, where a window of Mantine gets it by timers.
 */
export function PaletteWindow({ onClose, children }: PaletteWindowProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
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
      <PaletteBox>{children}</PaletteBox>
    </dialog>,
    document.body,
  );
}
