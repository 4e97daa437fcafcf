import * as z from 'zod';
import { NamedValue } from '#dictionaries/dictionary.ts';
import { valueColorNames } from '#dictionaries/value-colors.ts';

/** Code and name, e.g. 6.9 Склад, М-2 Крым (1§3). */
export const CodedValue = NamedValue.extend({ code: z.string() });
export type CodedValue = z.infer<typeof CodedValue>;

const Color = z.enum(valueColorNames);
/** A property type and one of the 19 colours (1§3). */
export const PropertyType = NamedValue.extend({ color: Color });
export type PropertyType = z.infer<typeof PropertyType>;

/** The largest place: the maximum of any single number (VAL-024). */
const ORDER_MAX = 99_999_999;
const Order = z.int().min(0).max(ORDER_MAX);
/** A kind of photo and its place in the order (1§3, 1§4). */
export const ImageType = NamedValue.extend({ order: Order });
export type ImageType = z.infer<typeof ImageType>;
