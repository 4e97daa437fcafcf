import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface NavMenu {
  /** Ref of the bar: a click outside it closes the menu. */
  readonly ref: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** State of the sections menu of a bar: closes after a choice, by Esc and by a click outside. */
export function useNavMenu(): NavMenu {
  const ref = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const page = pathname + state.__TSR_key;
  const [lastPage, setLastPage] = useState(page);
  if (page !== lastPage) {
    setLastPage(page);
    setOpen(false);
  }
  useEffect(() => {
    if (!isOpen) return;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    window.addEventListener('pointerdown', handlePress);
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', handlePress);
      window.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, [isOpen]);
  return { ref, isOpen, toggle: () => setOpen((open) => !open) };
}
