import * as z from 'zod';
import { namedEndsInOrder } from '#industrial/ranges.ts';
import { paging } from '#list.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';

/** A span of changes, either end open. */
export const updatedBetween = (take: number) =>
  z
    .object({ ...paging(take), dateFrom: LocalDateTime.optional(), dateTo: LocalDateTime.optional() })
    .check(namedEndsInOrder('dateFrom', 'dateTo'));
