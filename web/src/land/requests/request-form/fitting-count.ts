import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/request-criteria.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatCount } from '@gektar/format/number.ts';
import { objects, type PluralForms, plural } from '@gektar/format/plural.ts';
import { criteriaOf, type RequestValues } from './request-values.ts';

/** What fits a request as it stands in the form; undefined while the form holds what no search takes: a reversed range. */
export function fittingFilter(values: RequestValues): PropertyFilter | undefined {
  return PropertyFilter.safeParse(filterOfRequest(criteriaOf(values))).data;
}

const fits: PluralForms = ['Подходит', 'Подходят', 'Подходит'];

/** 'Подходит 37 объектов', 'Подходят 2 объекта' */
export function fittingText(count: number): string {
  if (count === 0) return 'Подходящих объектов нет';
  return [plural(count, fits), formatCount(count), plural(count, objects)].join(nbsp);
}
