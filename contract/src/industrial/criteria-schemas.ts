import * as z from 'zod';
import { plainSchemas } from '#criteria/criteria-shape.ts';
import type { FixedValue } from '#fields.ts';
import { maybe } from '#optional.ts';
import { CustomerId } from '#people/customer.ts';
import { text } from '#text.ts';
import { CityRegions } from './city-region.ts';
import { TYPED_MAX } from './criteria-kinds.ts';
import { bitsOf } from './described-schemas.ts';
import { enumerations } from './dictionaries/enumerations.ts';
import { dayRange, rangeUpTo } from './ranges.ts';
import { RequestTypes } from './request-types.ts';

const range = ({ max }: { readonly max: number }) => rangeUpTo(max);
const days = () => dayRange;
const places = () => CityRegions;

/** Schemas of the criteria of the industrial domain by kind. */
export const industrialSchemas = {
  ...plainSchemas,
  customer: () => maybe(CustomerId),
  within: range,
  overlaps: range,
  during: days,
  until: days,
  overlapsDays: days,
  anyBit: ({ values }: { readonly values: readonly FixedValue[] }) => maybe(bitsOf(values)),
  search: () => maybe(text(TYPED_MAX)),
  anyPart: () => z.array(text(TYPED_MAX).min(1)).max(100).default([]),
  operatorRoles: () => maybe(bitsOf(enumerations.roles)),
  operatorCompanies: () => z.array(CustomerId).max(500).default([]),
  liesIn: places,
  asksFor: places,
  anyRequestType: () => RequestTypes,
} as const;
