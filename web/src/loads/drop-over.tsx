import type { Domain } from '@gektar/contract/domain.ts';
import { domainTitles } from '#theme/domain.ts';
import classes from './drop-over.module.css';
import { type HeldItem, heldWords, UNREADABLE } from './readable-files.ts';
import { TableArt } from './table-art.tsx';

/** Overlay of a list while files are dragged over it: where they will go, and that nothing is written yet. */
export function DropOver({ domain, held }: { readonly domain: Domain; readonly held: readonly HeldItem[] }) {
  const words = heldWords(held, domainTitles[domain]);
  const isReadable = words !== UNREADABLE;
  return (
    <div className={classes.over} role="status" data-refused={!isReadable || undefined}>
      <TableArt />
      <p className={classes.title}>{isReadable ? 'Отпустите, чтобы загрузить' : words}</p>
      {isReadable && (
        <>
          <p>{words}</p>
          <p className={classes.note}>Записывать пока ничего не будем: сначала покажем, что поняли</p>
        </>
      )}
    </div>
  );
}
