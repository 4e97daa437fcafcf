import type { Domain } from '@gektar/contract/domain.ts';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { PaletteWindow } from '#ui/palette/palette-window.tsx';
import classes from './palette-button.module.css';

const load = () => import('./shell-palette.tsx');
const ShellPalette = lazyPart(load);

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Compares the position of the key: in the Russian layout, the key K types Л. */
function isHotkey(event: KeyboardEvent): boolean {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
  return code === 'KeyK' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey;
}

/**
 * Search in the top bar, also opened by Ctrl+K or ⌘K on any page with the bar. The input appears immediately, so that
 * it receives the next key; the search itself is loaded on demand.
 */
export function PaletteButton({ domain, hint }: { domain?: Domain; hint: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!isHotkey(event)) return;
      // Prevented in every case: otherwise the browser focuses its address bar.
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
        className={`${classes.button} focus-inside`}
        aria-label="Поиск"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <IconSearch {...icon16} />
        <span className="on-laptop">{hint}</span>
        <kbd className={`${classes.keys} on-laptop`}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <PaletteWindow onClose={close}>
          {(typing) => (
            <Suspense>
              <ShellPalette {...typing} domain={domain} onClose={close} />
            </Suspense>
          )}
        </PaletteWindow>
      )}
    </>
  );
}
