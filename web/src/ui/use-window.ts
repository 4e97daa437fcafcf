import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ownEscape } from '#ui/dialog/own-escape.ts';

/** Open windows, the topmost last. */
const open: RefObject<HTMLElement | null>[] = [];

/** Props for Mantine's `Modal` and `Drawer`, and for a native dialog. */
export interface WindowProps<Root extends HTMLElement> {
  readonly ref: RefObject<Root | null>;
  readonly closeOnEscape: false;
  readonly returnFocus: false;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Handles keys and focus of a window over the page: Esc closes it, Ctrl+S and Ctrl+Enter press its main button. Mantine
 * moves the focus in and back by timers: until they fire, Esc would go to the page below, and a window closed that
 * early would lose the focus.
 */
export function useWindow<Root extends HTMLElement = HTMLDivElement>(
  opened: boolean,
  onClose: () => void,
): WindowProps<Root> {
  const ref = useRef<Root>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    open.push(ref);
    const handle = (event: globalThis.KeyboardEvent) => {
      if (isBelowDialog(ref.current)) return;
      if (isSave(event) && open.at(-1) === ref) {
        event.preventDefault();
        if (!event.repeat) saveButtonOf(ref.current)?.click();
        return;
      }
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== ref || !isOfPage(event.target)) return;
      event.stopPropagation();
      close();
    };
    // In the capture phase: before the page below, and not for the press that opened this window.
    window.addEventListener('keydown', handle, { capture: true });
    return () => {
      window.removeEventListener('keydown', handle, { capture: true });
      open.splice(open.indexOf(ref), 1);
      const root = ref.current;
      // After the timer that moves the focus in, which may still be pending.
      setTimeout(() => {
        const active = document.activeElement;
        const isLeftHere = active === null || active === document.body || root?.contains(active);
        if (isLeftHere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, [opened]);
  const closing = ownEscape(onClose);
  return {
    ref,
    returnFocus: false,
    ...closing,
    onKeyDown: (event) => {
      closing.onKeyDown(event);
      if (!isSubmit(event) || open.at(-1) !== ref) return;
      event.preventDefault();
      if (!event.repeat) saveButtonOf(ref.current)?.click();
    },
  };
}

/** Ctrl+Enter that no field of the window has handled. */
function isSubmit(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, ctrlKey, metaKey, currentTarget, target, nativeEvent } = event;
  const isInside = target instanceof Node && currentTarget.contains(target);
  return key === 'Enter' && (ctrlKey || metaKey) && isInside && !event.defaultPrevented && !nativeEvent.isComposing;
}

/** Whether a native dialog, such as the palette, lies over a window: it handles the keys itself. */
function isBelowDialog(root: HTMLElement | null): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog !== root);
}

/** Whether the target is in the page itself. Windows, lists and menus are rendered outside of it. */
function isOfPage(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest('#root') !== null);
}

/** Ctrl+S, also on a keyboard that writes Russian. */
function isSave({ code, ctrlKey, metaKey, shiftKey, altKey }: globalThis.KeyboardEvent): boolean {
  return code === 'KeyS' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** The main button of a window with a form; undefined for a question, which Ctrl+S must not answer. */
function saveButtonOf(root: HTMLElement | null): HTMLElement | undefined {
  if (root?.querySelector('input, textarea, [contenteditable]') == null) return undefined;
  return [...root.querySelectorAll<HTMLElement>('button[data-variant="filled"]:enabled')].at(-1);
}
