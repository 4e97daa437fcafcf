import { shortLabel } from '@gektar/contract/fields.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { bitNames, enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { isOnlySold, isSold, offeredBlock } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatCount, formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { formatYesNo } from '@gektar/format/words.ts';
import { pitchText } from '#industrial/buildings/building-figures.ts';
import { ItemSection } from '#sharing/client/item-section.tsx';
import { KeyValue, KeyValues } from '#ui/component/key-values.tsx';
import { availableText, blockText, opexText } from './vacancy-words.ts';

interface SectionProps {
  readonly vacancy: PublicVacancy;
}

type Pair = readonly [label: string, value: string | undefined];

/** Pairs with a value; clients do not see missing ones. */
function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <KeyValues>
      {pairs.map(
        ([label, value]) =>
          value && (
            <KeyValue key={label} label={label}>
              {value}
            </KeyValue>
          ),
      )}
    </KeyValues>
  );
}

/** The text of a value that is set. */
function ifSet<Value>(value: Value | null, text: (value: Value) => string): string | undefined {
  return value === null ? undefined : text(value);
}

/** The building, its docks and gates among the rest. */
export function BuildingFacts({ vacancy }: SectionProps) {
  const { columnPitch, floorLoad, workingHeight, docksNumber, gatesZeroNumber } = vacancy;
  return (
    <ItemSection title="Здание">
      <Pairs
        pairs={[
          [buildingFields.buildingClass.label, vacancy.buildingClassTitle],
          [buildingFields.buildingType.label, vacancy.buildingType.name],
          [buildingFields.columnPitch.label, ifSet(columnPitch, pitchText)],
          [buildingFields.workingHeight.label, formatQuantity(workingHeight, units.metre)],
          [buildingFields.floorLoad.label, ifSet(floorLoad, (load) => formatQuantity(load, units.tonne))],
          [buildingFields.docksNumber.label, ifSet(docksNumber, formatCount)],
          [buildingFields.gatesZeroNumber.label, ifSet(gatesZeroNumber, formatCount)],
          ['Адрес', tieWords(vacancy.fullAddress)],
        ]}
      />
    </ItemSection>
  );
}

/** What of the building comes with the vacancy; away when nothing is known. */
export function VacancyEquipment({ vacancy }: SectionProps) {
  const { dockNumber, numberGatesZero, hasShelves, countPalletPlaces, hasCrossDock, hasElevator } = vacancy;
  const pairs: Pair[] = [
    [vacancyFields.dockNumber.label, ifSet(dockNumber, formatCount)],
    [vacancyFields.numberGatesZero.label, ifSet(numberGatesZero, formatCount)],
    [vacancyFields.hasShelves.label, ifSet(hasShelves, formatYesNo)],
    [vacancyFields.countPalletPlaces.label, ifSet(countPalletPlaces, formatCount)],
    [vacancyFields.hasCrossDock.label, ifSet(hasCrossDock || null, formatYesNo)],
    [vacancyFields.hasElevator.label, ifSet(hasElevator || null, formatYesNo)],
  ];
  if (pairs.every(([, value]) => value === undefined)) return null;
  return (
    <ItemSection title="Оснащение вакансии">
      <Pairs pairs={pairs} />
    </ItemSection>
  );
}

/** How the complex is reached. */
export function PlaceFacts({ vacancy }: SectionProps) {
  const { highway, hasIndustrialRailway, truckParkingSpaces } = vacancy;
  const distances = (['distanceFromRingRoad', 'distanceFromCenter', 'distanceNearestPublicStop'] as const).map(
    (name): Pair => [
      shortLabel(complexFields[name]),
      ifSet(vacancy[name], (far) => formatQuantity(far, units.kilometre)),
    ],
  );
  return (
    <ItemSection title="Расположение">
      <Pairs
        pairs={[
          [complexFields.highway.label, highway?.name],
          ...distances,
          [complexFields.hasIndustrialRailway.label, ifSet(hasIndustrialRailway, formatYesNo)],
          [complexFields.truckParkingSpaces.label, ifSet(truckParkingSpaces, formatCount)],
        ]}
      />
    </ItemSection>
  );
}

/** Offered area and terms. */
export function VacancyTerms({ vacancy }: SectionProps) {
  const { vacancyTypes, salePrice, leaseVat, saleVat, storageVat, floors, bts } = vacancy;
  const letting: Pair[] = [
    [vacancyFields.minimalRentalBlockArea.label, blockText(offeredBlock(vacancy))],
    [vacancyFields.opexPerSqm.label, opexText(vacancy)],
    [vacancyFields.leaseVat.label, enumerationName('lease-vats', leaseVat)],
  ];
  const sale: Pair[] = [
    [vacancyFields.salePrice.label, formatPrice(salePrice)],
    [vacancyFields.minimalSaleBlockArea.label, blockText(vacancy.minimalSaleBlockArea)],
    [vacancyFields.saleVat.label, enumerationName('sale-vats', saleVat)],
  ];
  return (
    <ItemSection title="Условия">
      <Pairs
        pairs={[
          ['Предложение', bitNames('vacancy-types', vacancyTypes).join(', ')],
          [shortLabel(vacancyFields.availabilityDate), availableText(vacancy)],
          ...(isOnlySold(vacancy) ? [] : letting),
          ...(isSold(vacancy) ? sale : []),
          [vacancyFields.storageVat.label, enumerationName('lease-vats', storageVat)],
          [vacancyFields.floors.label, floors.map(({ name }) => name).join(', ')],
          [vacancyFields.bts.label, ifSet(bts || null, formatYesNo)],
        ]}
      />
    </ItemSection>
  );
}
