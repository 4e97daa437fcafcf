import { objects } from '@gektar/format/plural.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EmployeeName } from '#people/employee-name.tsx';
import { TrashPage } from '#trash/trash-page.tsx';
import { readTrashSearch } from '#trash/trash-search.ts';
import { LandCrumbs } from './land-crumbs.tsx';
import { useOpenRestored } from './land-removal.ts';

/** Deleted objects and requests of the land domain. */
export function LandTrashPage() {
  const { q } = useSearch({ from: '/land/trash', select: readTrashSearch, structuralSharing: true });
  const navigate = useNavigate();
  return (
    <TrashPage
      domain="land"
      archivedForms={objects}
      crumbs={<LandCrumbs crumbs={[{ label: 'Корзина' }]} />}
      text={q}
      onSearch={(text) => void navigate({ to: '/land/trash', search: { q: text }, replace: true, resetScroll: false })}
      onOpen={useOpenRestored()}
      Employee={EmployeeName}
    />
  );
}
