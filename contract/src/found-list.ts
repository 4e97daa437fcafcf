import * as z from 'zod';
import { text } from '#text.ts';

const range = z.object({ from: z.number().nullable(), to: z.number().nullable() });

/** A list that a search text describes: a highway, a direction, a price, an area, a point (0022). */
export function foundListOf<Criteria extends z.ZodRawShape>(criteria: Criteria) {
  return z.object({
    /** Unique within the answer: 'highway-12'. */
    key: z.string(),
    /** 'Каширское шоссе', 'Площадь 10,80 - 13,20 га'. */
    title: z.string(),
    /** The URL parameters of the list that restrict it. */
    criteria: z.object({ ...criteria, view: z.string().optional(), at: z.string().optional() }),
    /** Number of active objects in the list, at least one; null for a place on the map. */
    count: z.int().nullable(),
  });
}

export const foundRange = range.optional();
export const foundIds = z.array(z.int()).optional();
export const FoundListQuery = z.object({ text: text(200).min(1) });
