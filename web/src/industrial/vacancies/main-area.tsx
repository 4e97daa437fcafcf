import { type AreaKind, areaTypeIds, mainKinds, warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { shortAreaNames } from '#industrial/areas/area-words.ts';
import { dash } from '#table/cells.tsx';
import { Row } from '#ui/layout/row.ts';
import { Truncate } from '#ui/layout/truncate.ts';

/** The main kind of a vacancy; of a warehouse with one part alone that part, which says more. */
export function mainAreaOf({
  mainAreaTypeCalc,
  areaSetWithPrice,
}: {
  mainAreaTypeCalc: number | null;
  areaSetWithPrice: AreaSetWithPrice;
}): AreaKind | undefined {
  const main = mainKinds.find((kind) => areaTypeIds[kind] === mainAreaTypeCalc);
  if (main !== 'warehouse') return main;
  const parts = warehouseParts.filter((part) => areaSetWithPrice.warehouse?.[part] != null);
  return parts.length === 1 ? parts[0] : main;
}

/** Its mark and name; a dash without any area. */
export function MainArea({ vacancy }: { vacancy: VacancyRow }) {
  const kind = mainAreaOf(vacancy);
  if (kind === undefined) return dash;
  return (
    <Row as="span" isInline gap={6} isSlim title={shortAreaNames[kind]}>
      <AreaMark kind={kind} />
      <Truncate>{shortAreaNames[kind]}</Truncate>
    </Row>
  );
}
