import { missing } from '@gektar/format/words.ts';
import { failureText } from '#api/failure-text.ts';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { editAddresses } from './edit-addresses.ts';
import classes from './instead-of-form.module.css';

const crumbs = [{ label: 'Объекты', to: editAddresses.list }];

/** Nothing of that id, or no more: said inside the page (K-12). */
export function MissingEntity({ caption }: { caption: string }) {
  return (
    <main className={classes.instead}>
      <IndustrialCrumbs crumbs={crumbs} />
      <EmptyState isPage title={missing.data} caption={caption} />
    </main>
  );
}

export function FailedEntity({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className={classes.instead}>
      <IndustrialCrumbs crumbs={crumbs} />
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={onRetry} />
    </main>
  );
}

/** Of an address that cannot be one. */
export function MissingPart() {
  return <MissingEntity caption="Такого объекта нет: возможно, его удалили." />;
}
