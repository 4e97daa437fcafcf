import { shortLabel } from '@gektar/contract/fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { factsForClients, factText, fieldOfFact } from '@gektar/contract/industrial/selections/vacancy-facts.ts';
import { isOnlySold, isSold, offeredBlock } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { pitchText } from '#industrial/buildings/building-figures.ts';
import { ItemSection } from '#sharing/client/item-section.tsx';
import { KeyValue, KeyValues } from '#ui/component/key-values.tsx';
import { availableText, blockText, opexText } from './vacancy-words.ts';

interface SectionProps {
  readonly vacancy: PublicVacancy;
}

type Pair = readonly [label: string, value: string | undefined];

/** Pairs of label and value; clients do not see pairs without a value. */
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

type PlainFact = Parameters<typeof fieldOfFact>[0];

const onlyIfSet = new Set<string>(factsForClients('onlyIfSet'));

/** Labels and texts of facts, in their order: from `worded`, otherwise from the field description. */
function pairsOf(names: readonly PlainFact[], vacancy: PublicVacancy, worded: Readonly<Record<string, Pair>> = {}) {
  const values: Readonly<Record<string, unknown>> = { ...vacancy };
  return names.map((name): Pair => {
    const value = values[name];
    return worded[name] ?? [labelOf(name), factText(name, onlyIfSet.has(name) ? value || null : value)];
  });
}

/** Label of a fact: short for fields of a complex, whose section is about its location, otherwise full. */
function labelOf(name: PlainFact): string {
  return name in complexFields ? shortLabel(fieldOfFact(name)) : fieldOfFact(name).label;
}

/** Section 'Здание'; docks and gates are among its facts. */
export function BuildingFacts({ vacancy }: SectionProps) {
  const { columnPitch } = vacancy;
  return (
    <ItemSection title="Здание">
      <Pairs
        pairs={pairsOf(factsForClients('pageBuilding'), vacancy, {
          buildingClass: [labelOf('buildingClass'), vacancy.buildingClassTitle],
          columnPitch: [labelOf('columnPitch'), columnPitch === null ? undefined : pitchText(columnPitch)],
          fullAddress: ['Адрес', tieWords(vacancy.fullAddress)],
        })}
      />
    </ItemSection>
  );
}

/** Section with the equipment of the vacancy; nothing when none is known. */
export function VacancyEquipment({ vacancy }: SectionProps) {
  const pairs = pairsOf(factsForClients('pageEquipment'), vacancy);
  if (pairs.every(([, value]) => value === undefined)) return null;
  return (
    <ItemSection title="Оснащение вакансии">
      <Pairs pairs={pairs} />
    </ItemSection>
  );
}

/** Section 'Расположение': how to reach the complex. */
export function PlaceFacts({ vacancy }: SectionProps) {
  return (
    <ItemSection title="Расположение">
      <Pairs pairs={pairsOf(factsForClients('pagePlace'), vacancy)} />
    </ItemSection>
  );
}

/** Section 'Условия': offered area and terms. */
export function VacancyTerms({ vacancy }: SectionProps) {
  const letting = pairsOf(factsForClients('pageLetting'), vacancy, {
    minimalRentalBlockArea: [labelOf('minimalRentalBlockArea'), blockText(offeredBlock(vacancy))],
    opexPerSqm: [labelOf('opexPerSqm'), opexText(vacancy)],
  });
  const sale = pairsOf(factsForClients('pageSale'), vacancy, {
    salePrice: [labelOf('salePrice'), formatPrice(vacancy.salePrice)],
    minimalSaleBlockArea: [labelOf('minimalSaleBlockArea'), blockText(vacancy.minimalSaleBlockArea)],
  });
  return (
    <ItemSection title="Условия">
      <Pairs
        pairs={[
          ['Предложение', bitNames('vacancy-types', vacancy.vacancyTypes).join(', ')],
          [shortLabel(vacancyFields.availabilityDate), availableText(vacancy)],
          ...(isOnlySold(vacancy) ? [] : letting),
          ...(isSold(vacancy) ? sale : []),
          ...pairsOf(factsForClients('pageTerms'), vacancy),
        ]}
      />
    </ItemSection>
  );
}
