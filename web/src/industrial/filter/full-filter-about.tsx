import {
  areaTypeIds,
  mainKinds,
  type WarehousePart,
  warehouseParts,
} from '@gektar/contract/industrial/areas/area-kinds.ts';
import { buildingCriteria } from '@gektar/contract/industrial/buildings/building-criteria.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexCriteria } from '@gektar/contract/industrial/complexes/complex-criteria.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { vacancyCriteria } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { entriesOf } from '@gektar/contract/records.ts';
import { formatDate } from '@gektar/format/date.ts';
import { Checkbox } from '@mantine/core';
import { FieldGroup } from '#form/field/field.tsx';
import { fixedOptions } from '#form/field/fixed-options.ts';
import type { CriterionAbout, FilterAbout } from '#form/filter/criterion.ts';
import { describedCriteria } from '#form/filter/described-criteria.ts';
import { type OwnCriterionProps, ownCriterion } from '#form/filter/own-criterion.ts';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { inSentence, shortAreaNames } from '#industrial/areas/area-words.ts';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';
import { Row } from '#ui/layout/row.ts';
import { askedFlag } from './asked-flag.tsx';
import { CompaniesCriterion, CompanyNames } from './companies-criterion.tsx';
import type { FullCriterion } from './full-criteria.ts';
import { inOrder } from './in-order.ts';
import { nearMonths } from './near-months.ts';
import { NumbersCriterion } from './numbers-criterion.tsx';
import { type UpTo, UpToDay } from './up-to-day.tsx';
import { withFewChoices } from './with-few-choices.ts';

const ofComplex = inOrder(describedCriteria(complexFields, complexCriteria, choicesOf));
const { commissioningDate: buildingCommissioningDate, ...ofBuilding } = inOrder(
  describedCriteria(buildingFields, buildingCriteria, choicesOf),
);
const ofVacancy = inOrder(describedCriteria(vacancyFields, vacancyCriteria, choicesOf));

// A part of a warehouse is never the main type (M-34).
const mainTypeIds = mainKinds.map((kind) => areaTypeIds[kind]);
const mainTypes = fixedOptions(enumerations['area-types'].filter(({ id }) => mainTypeIds.includes(id)));
const roles = fixedOptions(enumerations.roles);

/** Every criterion of the industrial lists (2§3), labelled as in the design of the filter. */
export const fullCriteriaAbout: Readonly<Record<FullCriterion, CriterionAbout>> = {
  ...ofComplex,
  ...ofBuilding,
  ...ofVacancy,
  complexName: { kind: 'text', label: 'Название комплекса', short: 'Название' },
  cadastralNumbers: ownCriterion<readonly string[]>({
    label: complexFields.cadastralNumbers.label,
    Field: NumbersCriterion,
    words: (numbers) => numbers.join(', '),
  }),
  regionIds: { kind: 'choice', label: 'Регионы', short: 'Регион', useChoices: choicesOf('regions') },
  complexConstructionStatuses: {
    ...ofComplex.complexConstructionStatuses,
    label: 'Статус строительства комплекса',
  },
  buildingClasses: withFewChoices({ ...ofBuilding.buildingClasses, label: 'Класс здания', short: 'Класс' }),
  buildingConstructionStatuses: {
    ...ofBuilding.buildingConstructionStatuses,
    label: 'Статус строительства здания',
    short: 'Статус здания',
  },
  totalArea: { ...ofBuilding.totalArea, label: 'Общая площадь здания', short: 'Площадь здания' },
  buildingCommissioningDate: { ...buildingCommissioningDate, label: 'Дата ввода здания' },
  operatorRoles: { kind: 'choice', label: 'Роль оператора', useChoices: () => roles, isSum: true },
  bitrixOperatorIds: ownCriterion<readonly string[]>({
    label: 'Оператор',
    Field: CompaniesCriterion,
    words: (ids) => <CompanyNames ids={ids} />,
  }),
  vacancyTypes: withFewChoices(ofVacancy.vacancyTypes),
  vacancyStatuses: { ...ofVacancy.vacancyStatuses, label: 'Статус вакансии' },
  wholeVacancyArea: { ...ofVacancy.wholeVacancyArea, label: 'Площадь вакансии' },
  mainAreaTypeCalc: {
    kind: 'choice',
    label: 'Основной тип площади',
    short: 'Основной тип',
    useChoices: () => mainTypes,
  },
  warehouseAreas: ownCriterion<readonly WarehousePart[]>({
    label: 'Складские площади',
    short: 'Склад',
    Field: WarehouseAreas,
    words: (parts) => parts.map((part) => inSentence(shortAreaNames[part])).join(', '),
  }),
  withoutPhotos: askedFlag('Без фотографий', 'Без фото'),
  withoutRate: askedFlag('Без ставки'),
  overdue: askedFlag('Просрочена актуализация', 'Просрочены'),
  notConfirmed: askedFlag('Не подтверждены вовремя', 'Не подтверждены'),
  freeOn: ownCriterion<UpTo>({
    label: 'Свободны с',
    Field: UpToDay,
    words: ({ to }) => formatDate(to),
    shortcuts: () => nearMonths(),
  }),
  // Shown as a checkbox before the chips.
  onlyWithVacancies: { kind: 'flag', label: 'Только с вакансиями', yes: 'Да', no: 'Нет' },
};

/** Criterion of the parts of a warehouse that must exist, with their marks. */
function WarehouseAreas({ label, value, onChange }: OwnCriterionProps<readonly WarehousePart[]>) {
  const chosen = value ?? [];
  return (
    <FieldGroup label={label}>
      {(links) => (
        <Row wrap="wrap" gap="8px 14px" {...links}>
          {warehouseParts.map((part) => (
            <Checkbox
              key={part}
              checked={chosen.includes(part)}
              label={
                <Row as="span" display="inline-flex" gap={6} whiteSpace="nowrap">
                  <AreaMark kind={part} />
                  {shortAreaNames[part]}
                </Row>
              }
              onChange={({ currentTarget }) =>
                onChange(warehouseParts.filter((one) => (one === part ? currentTarget.checked : chosen.includes(one))))
              }
            />
          ))}
        </Row>
      )}
    </FieldGroup>
  );
}

/** Groups of criteria in the filter drawer, as in its design. */
export const fullFilterGroups: readonly { readonly title: string; readonly names: readonly FullCriterion[] }[] = [
  {
    title: 'Комплекс',
    names: [
      'complexName',
      'cadastralNumbers',
      'regionIds',
      'highwayIds',
      'responsibleUser',
      'complexConstructionStatuses',
      'typeIndustrialArea',
      'complexArea',
      'commissioningDate',
      'distanceFromRingRoad',
      'distanceFromCenter',
      'overdue',
    ],
  },
  {
    title: 'Здание',
    names: [
      'buildingClasses',
      'buildingConstructionStatuses',
      'totalArea',
      'floorLoad',
      'floorNumbers',
      'buildingCommissioningDate',
      'demolitionDate',
      'operatorRoles',
      'bitrixOperatorIds',
      'withoutPhotos',
    ],
  },
  {
    title: 'Вакансия',
    names: [
      'vacancyTypes',
      'vacancyStatuses',
      'wholeVacancyArea',
      'minimalRentalBlockArea',
      'minimalSaleBlockArea',
      'averageNetRentalRate',
      'salePrice',
      'withoutRate',
      'availabilityDate',
      'freeOn',
      'notConfirmed',
      'mainAreaTypeCalc',
      'hasShelves',
      'warehouseAreas',
    ],
  },
];

const { onlyWithVacancies: _lead, ...inFilter } = fullCriteriaAbout;

/** Description of the filter of a list of complexes or vacancies; the search box is among its chips. */
export function listFilterAbout(
  list: Pick<FilterAbout, 'quick' | 'toggles' | 'canBeSet' | 'read' | 'counted'> & {
    readonly searchLabel: string;
    /** Labels of chips in this list. */
    readonly short?: Partial<Readonly<Record<Exclude<FullCriterion, 'onlyWithVacancies'>, string>>>;
  },
) {
  const { searchLabel: label, short = {}, ...about } = list;
  const renamed = entriesOf(short).map(([name, text]) => [name, { ...inFilter[name], short: text }]);
  return {
    ...about,
    criteria: { ...inFilter, ...(Object.fromEntries(renamed) as Partial<typeof inFilter>) },
    groups: fullFilterGroups,
    isGrouped: true,
    bar: { name: 'complexName', label, example: label },
  } as const satisfies FilterAbout;
}
