import * as z from 'zod';
import { namedEndsInOrder } from '#industrial/ranges.ts';
import { maybe } from '#optional.ts';
import { isBelowItsParts, rateOfParts, type Warehouse } from './area-figures.ts';
import { areaLimits } from './area-limits.ts';

/** Message when the parts of a warehouse exceed its total (M-02, our wording). */
export const partsExceedWarehouse = 'Площадь склада меньше суммы его частей';
/** Message when the areas exceed the building; literal (2§5). */
export const areasExceedTotal = 'Общая сумма добавленных площадей по типам превышает общую площадь здания';

/** m²; zero is disallowed (K-06). */
const area = { areaValue: maybe(z.number().gt(0).min(areaLimits.leastArea).max(areaLimits.area)) };
/** Roubles per m² a year. */
const price = { leasePricePerSqm: maybe(z.number().min(0).max(areaLimits.price)) };
const degree = maybe(z.number().min(-areaLimits.temperature).max(areaLimits.temperature));
const degrees = { temperatureFrom: degree, temperatureTo: degree };

const temperaturesInOrder = namedEndsInOrder('temperatureFrom', 'temperatureTo');

function partsWithinTotal({ value, issues }: z.core.ParsePayload<Warehouse>): void {
  if (!isBelowItsParts(value)) return;
  issues.push({ code: 'custom', path: ['areaValue'], input: value.areaValue, message: partsExceedWarehouse });
}

/** A kind without an area counts as not set: its rate and temperatures are dropped. */
function onlyWithArea<Kind extends { readonly areaValue: number | null }>(kind: Kind | null): Kind | null {
  return kind?.areaValue == null ? null : kind;
}
function onlyWithAnyArea<Kind extends Warehouse>(warehouse: Kind | null): Kind | null {
  const { areaValue, dry, temperature, freezer, unheated } = warehouse ?? {};
  return areaValue != null || dry || temperature || freezer || unheated ? warehouse : null;
}

/** Drops the sent rate of the whole warehouse when its parts have prices: it is computed from them (M-02, M-35). */
export function withoutHiddenRate<Kind extends Warehouse>(warehouse: Kind): Kind {
  return rateOfParts(warehouse) === null ? warehouse : { ...warehouse, leasePricePerSqm: null };
}

const Plain = z.object(area);
const Tempered = z.object({ ...area, ...degrees }).check(temperaturesInOrder);
const plain = maybe(Plain).transform(onlyWithArea);
const tempered = maybe(Tempered).transform(onlyWithArea);
const others = { production: plain, lightIndustrial: plain, dataCenter: plain, office: plain, mezzanine: plain };

/** Areas of a building by kind, in a draft (2§3, M-23). */
export const AreaSetDraft = z
  .object({
    warehouse: maybe(
      z
        .object({ ...area, dry: plain, temperature: tempered, freezer: tempered, unheated: plain })
        .check(partsWithinTotal),
    ).transform(onlyWithAnyArea),
    ...others,
  })
  .prefault({});
export type AreaSetDraft = z.infer<typeof AreaSetDraft>;

const Priced = z.object({ ...area, ...price });
const PricedTempered = z.object({ ...area, ...price, ...degrees }).check(temperaturesInOrder);
const priced = maybe(Priced).transform(onlyWithArea);
const pricedTempered = maybe(PricedTempered).transform(onlyWithArea);

/** Areas and rates of a vacancy by kind, as they are entered. */
export const EnteredAreas = z.object({
  warehouse: maybe(
    z
      .object({
        ...area,
        ...price,
        dry: priced,
        temperature: pricedTempered,
        freezer: pricedTempered,
        unheated: priced,
      })
      .check(partsWithinTotal)
      .transform(withoutHiddenRate),
  ).transform(onlyWithAnyArea),
  production: priced,
  lightIndustrial: priced,
  dataCenter: priced,
  office: priced,
  mezzanine: priced,
});

/** Areas and rates in a draft; absent: no kind is set. */
export const AreaSetWithPriceDraft = EnteredAreas.prefault({});
export type AreaSetWithPriceDraft = z.infer<typeof AreaSetWithPriceDraft>;

const value = z.object({ areaValue: z.number().nullable() });
const valueWithPrice = value.extend({ leasePricePerSqm: z.number().nullable() });
const range = { temperatureFrom: z.number().nullable(), temperatureTo: z.number().nullable() };

/** Areas of a building as the server answers them; a kind that is not set is null. */
export const AreaSet = z.object({
  warehouse: value
    .extend({
      dry: value.nullable(),
      temperature: value.extend(range).nullable(),
      freezer: value.extend(range).nullable(),
      unheated: value.nullable(),
    })
    .nullable(),
  production: value.nullable(),
  lightIndustrial: value.nullable(),
  dataCenter: value.nullable(),
  office: value.nullable(),
  mezzanine: value.nullable(),
});
export type AreaSet = z.infer<typeof AreaSet>;

/** Areas and rates of a vacancy. */
export const AreaSetWithPrice = z.object({
  warehouse: valueWithPrice
    .extend({
      dry: valueWithPrice.nullable(),
      temperature: valueWithPrice.extend(range).nullable(),
      freezer: valueWithPrice.extend(range).nullable(),
      unheated: valueWithPrice.nullable(),
    })
    .nullable(),
  production: valueWithPrice.nullable(),
  lightIndustrial: valueWithPrice.nullable(),
  dataCenter: valueWithPrice.nullable(),
  office: valueWithPrice.nullable(),
  mezzanine: valueWithPrice.nullable(),
});
export type AreaSetWithPrice = z.infer<typeof AreaSetWithPrice>;
