import * as z from 'zod';
import { fieldMessages } from '#field-message.ts';
import { isRealDateTime } from './real-date.ts';

const badDate = { error: fieldMessages.date };

/**
 * `YYYY-MM-DDTHH:mm:ss` without offset, Moscow time (1§9, K-11). Impossible dates (31 February, hour 25) are refused.
 */
export const LocalDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, badDate)
  .refine(isRealDateTime, badDate)
  .meta({ format: 'local-date-time', examples: ['2026-11-20T00:00:00'] });

/** `YYYY-MM-DD` (1§9). */
export const LocalDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, badDate)
  .refine((text) => isRealDateTime(`${text}T00:00:00`), badDate)
  .meta({ format: 'date', examples: ['2026-11-20'] });

/**
 * A day sent as `YYYY-MM-DDTHH:mm:ss` or `YYYY-MM-DD`; the time of day is ignored (1§9, 2§5, 3§5). The result is
 * `YYYY-MM-DD`.
 */
export const SentDay = z.union([LocalDateTime, LocalDate], badDate).transform((text) => text.slice(0, 10));

/** Like `SentDay`, but the result is the day's midnight, `YYYY-MM-DDT00:00:00`. */
export const SentDate = SentDay.transform((day) => `${day}T00:00:00`);
