import {
  type AreaKind,
  areaTypeIds,
  type MainKind,
  mainKinds,
  warehouseParts,
} from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { inSentence, shortAreaNames } from '#industrial/areas/area-words.ts';
import { dash } from '#table/cells.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';

/** The main kind of a vacancy (M-34). */
function mainKindOf(mainAreaTypeCalc: number | null): MainKind | undefined {
  return mainKinds.find((kind) => areaTypeIds[kind] === mainAreaTypeCalc);
}

/** The main kind of a vacancy; for a warehouse with a single part that part, which is more precise. */
export function mainAreaOf({
  mainAreaTypeCalc,
  areaSetWithPrice,
}: {
  mainAreaTypeCalc: number | null;
  areaSetWithPrice: AreaSetWithPrice;
}): AreaKind | undefined {
  const main = mainKindOf(mainAreaTypeCalc);
  if (main !== 'warehouse') return main;
  const parts = warehouseParts.filter((part) => areaSetWithPrice.warehouse?.[part] != null);
  return parts.length === 1 ? parts[0] : main;
}

/**
 * Main kind, followed by the part of a warehouse with a single part: 'Склад, сухой'. A part alone is never the main
 * kind (M-34).
 */
export function mainAreaWords(vacancy: Parameters<typeof mainAreaOf>[0]): string | undefined {
  const main = mainKindOf(vacancy.mainAreaTypeCalc);
  const kind = mainAreaOf(vacancy);
  if (main === undefined || kind === undefined) return undefined;
  return kind === main ? shortAreaNames[main] : `${shortAreaNames[main]}, ${inSentence(shortAreaNames[kind])}`;
}

/** Mark and name of the main kind of a vacancy; a dash when it has no area. */
export function MainArea({ vacancy }: { vacancy: VacancyRow }) {
  const kind = mainAreaOf(vacancy);
  const words = mainAreaWords(vacancy);
  if (kind === undefined) return dash;
  return (
    <Row as="span" display="inline-flex" gap={6} miw={0} title={words} maw="100%">
      <AreaMark kind={kind} />
      <Text as="span" truncate>
        {words}
      </Text>
    </Row>
  );
}
