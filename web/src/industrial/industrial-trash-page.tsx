import { useNavigate, useSearch } from '@tanstack/react-router';
import { EmployeeName } from '#people/employee-name.tsx';
import { TrashPage } from '#trash/trash-page.tsx';
import { readTrashSearch } from '#trash/trash-search.ts';
import { IndustrialCrumbs } from './industrial-crumbs.tsx';
import { useOpenRestored } from './industrial-removal.ts';
import { complexForms } from './industrial-words.ts';

/** Deleted complexes, buildings, vacancies and requests for vacancies. */
export function IndustrialTrashPage() {
  const { q } = useSearch({ from: '/industrial/trash', select: readTrashSearch, structuralSharing: true });
  const navigate = useNavigate();
  return (
    <TrashPage
      domain="industrial"
      archivedForms={complexForms}
      crumbs={<IndustrialCrumbs crumbs={[{ label: 'Корзина' }]} />}
      text={q}
      onSearch={(text) =>
        void navigate({ to: '/industrial/trash', search: { q: text }, replace: true, resetScroll: false })
      }
      onOpen={useOpenRestored()}
      Employee={EmployeeName}
    />
  );
}
