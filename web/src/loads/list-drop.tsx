import type { Domain } from '@gektar/contract/domain.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { hasOwnKeys } from '#ui/has-own-keys.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { type GivenTable, giveTable } from './given-files.ts';
import { giveMessage, isMessageOfOne, messagePath } from './given-message.ts';
import { domainOfDrop, loadsPath } from './load-paths.ts';
import { type HeldItem, isTableText } from './readable-files.ts';

const DropOver = lazyPart(async () => ({ default: (await import('./drop-over.tsx')).DropOver }));

/**
 * Takes files and tables dropped or pasted over a list to the page 'Загрузка таблицы', a pasted message to 'Из
 * сообщения'.
 */
export default function ListDrop() {
  const domain = useLocation({ select: ({ pathname }) => domainOfDrop(pathname) });
  return domain && <DropTarget key={domain} domain={domain} />;
}

function DropTarget({ domain }: { readonly domain: Domain }) {
  const { history } = useRouter();
  const take = (table: GivenTable) => {
    giveTable(table);
    if (history.location.pathname !== loadsPath(domain)) history.push(loadsPath(domain));
  };
  const held = useHeldFiles((files) => take({ files }));
  usePastedText((text) => {
    if (!isMessageOfOne(text)) return take({ files: [], text });
    giveMessage(text.trim());
    history.push(messagePath(domain));
  });
  return (
    held && (
      <Suspense>
        <DropOver domain={domain} held={held} />
      </Suspense>
    )
  );
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
/** Whether the target of a drag handles dropped files itself. */
const isTakenElsewhere = ({ target }: DragEvent) =>
  target instanceof Element && target.closest('[role=dialog], fieldset') !== null;

/** Files dragged over the window; undefined while there are none. */
function useHeldFiles(onDrop: (files: readonly File[]) => void): readonly HeldItem[] | undefined {
  const [held, setHeld] = useState<readonly HeldItem[]>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event) || isTakenElsewhere(event)) return;
      event.preventDefault();
      const items = [...(event.dataTransfer?.items ?? [])].map(({ kind, type }) => ({ kind, type }));
      setHeld((known) => (known?.length === items.length ? known : items));
    };
    // Without a related target the pointer has left the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setHeld(undefined);
    const end = (event: DragEvent) => {
      setHeld(undefined);
      if (event.defaultPrevented || !hasFiles(event) || isTakenElsewhere(event)) return;
      event.preventDefault();
      drop([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', end);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', end);
    };
  }, []);
  return held;
}

/** Calls `onPaste` with a table or a message that is pasted while no field and no table cell has the focus. */
function usePastedText(onPaste: (text: string) => void): void {
  const paste = useEffectEvent(onPaste);
  useEffect(() => {
    const handle = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.defaultPrevented || hasOwnKeys(event.target)) return;
      if (!isTableText(text) && !isMessageOfOne(text)) return;
      event.preventDefault();
      paste(text);
    };
    window.addEventListener('paste', handle);
    return () => window.removeEventListener('paste', handle);
  }, []);
}
