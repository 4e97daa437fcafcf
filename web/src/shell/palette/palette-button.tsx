import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { PaletteWindow } from '#ui/palette/palette-window.tsx';
import classes from './palette-button.module.css';

const load = () => import('./shell-palette.tsx');
const ShellPalette = lazyPart(load);

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** By the place of the key: it is Л where Russian is typed. */
function isHotkey(event: KeyboardEvent): boolean {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
  return code === 'KeyK' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey;
}

/**
 * Search in the top bar, and Ctrl+K or ⌘K on any page that has it. The line of typing is there at once, before the next key; what finds is
 * loaded when it is first wanted.
 */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!isHotkey(event)) return;
      // Always: the browser would go to its address line.
      event.preventDefault();
      setOpen((open) => !open);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label="Поиск"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <IconSearch {...icon16} />
        <span className={classes.words}>Объект, запрос, контакт</span>
        <kbd className={classes.keys}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <PaletteWindow onClose={close}>
          {(typing) => (
            <Suspense>
              <ShellPalette {...typing} onClose={close} />
            </Suspense>
          )}
        </PaletteWindow>
      )}
    </>
  );
}
