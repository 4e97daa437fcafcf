import type { Restored } from '@gektar/contract/trash/trash.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EmployeeName } from '#people/employee-name.tsx';
import { TrashPage } from '#trash/trash-page.tsx';
import { readTrashSearch } from '#trash/trash-search.ts';
import { IndustrialCrumbs } from './industrial-crumbs.tsx';

/** Deleted complexes, buildings, vacancies and requests for them. */
export function IndustrialTrashPage() {
  const { q } = useSearch({ from: '/industrial/trash', select: readTrashSearch, structuralSharing: true });
  const navigate = useNavigate();
  const open = ({ kind, id, complexId, buildingId }: Restored) =>
    navigate(
      kind === 'industrial_request'
        ? { to: '/industrial/requests/$id', params: { id } }
        : {
            to: '/industrial/complex/$id',
            params: { id: complexId ?? id },
            search: {
              ...(buildingId !== null && { building: buildingId }),
              ...(kind === 'vacancy' && { vacancy: id }),
            },
          },
    );
  return (
    <TrashPage
      domain="industrial"
      crumbs={<IndustrialCrumbs crumbs={[{ label: 'Корзина' }]} />}
      text={q}
      onSearch={(text) =>
        void navigate({ to: '/industrial/trash', search: { q: text }, replace: true, resetScroll: false })
      }
      onOpen={(restored) => void open(restored)}
      Employee={EmployeeName}
    />
  );
}
