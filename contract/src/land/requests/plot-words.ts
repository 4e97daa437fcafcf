import type { GapKinds } from '#criteria/gap.ts';
import { type CriterionForms, type CriterionWords, criterionWords } from '#criteria/reason-words.ts';
import { requirementFields } from '#criteria/requirements.ts';
import { propertyCriteria } from '#land/properties/property-criteria.ts';
import type { PropertyFilter } from '#land/properties/property-filter.ts';
import { TECHNICAL_CONNECTION, type UtilityKey, utilityKinds } from '#land/utility.ts';
import type { Utility } from '#land/utility-schemas.ts';
import { namesOf } from '#records.ts';
import { requestFields } from './request-fields.ts';
import { requirements } from './requirements.ts';

const power = { name: 'мощность', gender: 'she' } as const;
const volume = { name: 'объём', gender: 'he' } as const;

const utilityForms = {
  gasSupply: { name: 'газ', of: 'газа', measure: volume },
  electricitySupply: { name: 'электричество', of: 'электричества', gender: 'it', measure: power },
  waterSupply: { name: 'водоснабжение', of: 'водоснабжения', gender: 'it', measure: volume },
  sewerage: { name: 'водоотведение', of: 'водоотведения', gender: 'it', measure: volume },
  heatSupply: { name: 'теплоснабжение', of: 'теплоснабжения', gender: 'it', measure: power },
} as const satisfies Record<UtilityKey, CriterionForms>;

const forms = {
  regionIds: { name: 'регион', of: 'региона' },
  landHighwayIds: { name: 'шоссе', of: 'шоссе', gender: 'it' },
  kmFromCity: {
    name: 'расстояние до города',
    of: 'расстояния до города',
    gender: 'it',
    measured: 'до города',
    over: 'дальше на',
    under: 'до города ближе на',
  },
  area: { name: 'площадь', of: 'площади', gender: 'she' },
  buildingArea: { name: 'площадь зданий', of: 'площади зданий', gender: 'she' },
  price: { name: 'цена', of: 'цены', gender: 'she', over: 'дороже на', under: 'дешевле на' },
  propertyTypeIds: { name: 'тип', of: 'типа' },
  bestUseIds: { name: 'лучшее использование', of: 'лучшего использования', gender: 'it' },
  okvedIds: { name: 'ОКВЭД', of: 'ОКВЭД' },
  hasBarganing: { name: 'торг', of: 'торга' },
  hasDriveway: { name: 'подъезд', of: 'подъезда' },
  hasIndustrialRailway: { name: 'ж/д ветка', of: 'ж/д ветки', gender: 'she' },
  hasOverheadCrane: { name: 'кран-балка', of: 'кран-балки', gender: 'she' },
  hasPond: { name: 'водоём', of: 'водоёма' },
  hasLandLotTownPlanningPlan: { name: 'ГПЗУ', of: 'ГПЗУ' },
  isTerritoryComplexDevelopment: { name: 'КРТ', of: 'КРТ', gender: 'it' },
  isSpecialEconomicZone: { name: 'ОЭЗ', of: 'ОЭЗ', gender: 'she', absent: 'не в ОЭЗ' },
  isIndustrialPark: { name: 'индустриальный парк', of: 'индустриального парка', absent: 'не индустриальный парк' },
  isLightIndustrial: { name: 'Light industrial', of: 'Light industrial', absent: 'не Light industrial' },
  builtToSuit: { name: 'Built-to-suit', of: 'Built-to-suit' },
  builtToLease: { name: 'Built-to-lease', of: 'Built-to-lease' },
} as const satisfies Partial<Record<keyof PropertyFilter, CriterionForms>>;

const fieldBy = requirementFields(requirements, requestFields);

/** Words of the criteria that a request sets on plots. */
export const plotWords: Readonly<Record<string, CriterionWords>> = {
  ...Object.fromEntries(
    namesOf(forms).map((name) => [name, criterionWords(fieldBy.get(name), propertyCriteria[name], forms[name])]),
  ),
  ...Object.fromEntries(
    namesOf(utilityForms).map((key) => [
      key,
      { ...utilityForms[key], unit: utilityKinds[key].measure, isFlag: false } satisfies CriterionWords,
    ]),
  ),
};

/** Gap functions of utilities. */
export const plotGaps: GapKinds = {
  supply: ({ type, atLeast }: NonNullable<PropertyFilter[UtilityKey]>, utility: Utility | null) => {
    if (utility === null) return { in: 'absence' };
    if (type === TECHNICAL_CONNECTION && utility.type !== type)
      return { in: 'words', words: 'нужно тех. присоединение' };
    const amounts = [utility.value, utility.from, utility.to].filter((amount) => amount !== null);
    const most = Math.max(...amounts);
    return atLeast === null || amounts.length === 0 || most >= atLeast
      ? undefined
      : { in: 'unit', side: 'below', amount: atLeast - most };
  },
};
