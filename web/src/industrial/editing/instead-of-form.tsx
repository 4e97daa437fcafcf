import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { failureText } from '#api/failure-text.ts';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { Box } from '#ui/layout/box.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { editAddresses } from './edit-addresses.ts';

const crumbs = [{ label: 'Объекты', to: editAddresses.list }];

/** The entity does not exist: message inside the page (K-12). */
export function MissingEntity({ caption }: { caption: string }) {
  return (
    <Box as="main" flex={1} p="12px var(--s6)">
      <IndustrialCrumbs crumbs={crumbs} />
      <EmptyState isPage title={missing.data} caption={caption} />
    </Box>
  );
}

export function FailedEntity({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Box as="main" flex={1} p="12px var(--s6)">
      <IndustrialCrumbs crumbs={crumbs} />
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={onRetry} />
    </Box>
  );
}

/** Shown for a URL of a building or vacancy that does not exist. */
export function MissingPart() {
  return <MissingEntity caption="Такого объекта нет: возможно, его удалили." />;
}

export interface BlockedFormProps {
  readonly complexId: string;
  readonly complexName: string;
  /** Title of the creation form. */
  readonly title: string;
  readonly reason: string;
}

/** Shown instead of a form when nothing can be added, before anything is typed (2§2). */
export function BlockedForm({ complexId, complexName, title, reason }: BlockedFormProps) {
  const to: string = editAddresses.complex(complexId);
  return (
    <Box as="main" flex={1} p="12px var(--s6)">
      <IndustrialCrumbs crumbs={[...crumbs, { label: complexName, to }, { label: title }]} />
      <EmptyState isPage picture="blank" title={title} caption={reason}>
        <Button variant="filled" renderRoot={(props) => <Link to={to} {...props} />}>
          К комплексу
        </Button>
      </EmptyState>
    </Box>
  );
}
