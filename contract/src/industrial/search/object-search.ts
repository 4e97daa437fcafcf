import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';

/** One result of the command palette: a complex, a building or a vacancy. */
export const FoundObject = z.object({
  kind: z.enum(['complex', 'building', 'vacancy']),
  id: z.uuid(),
  /** Id of its complex; for a complex, its own id. */
  complexId: z.uuid(),
  /** Id of its building; for a building, its own id; null for a complex. */
  buildingId: z.uuid().nullable(),
  /** Name of the object. */
  title: z.string(),
  /** Location: the address of a complex, the complex of a building, complex and building of a vacancy. */
  detail: z.string(),
  /** false = archived, or inside an archived entity (H-09). */
  isEnabled: z.boolean(),
});
export type FoundObject = z.infer<typeof FoundObject>;

/** Not in the specification: search as you type in Ctrl+K. */
export const searchObjects = endpoint({
  method: 'GET',
  path: '/api/industrial/search',
  access: 'employee',
  summary:
    'Комплексы, здания и вакансии по названию, адресу или кадастровому номеру, как их набирают; короче трёх знаков – только начало названия',
  query: z.object({ text: text(200).min(1), take: z.coerce.number().int().min(1).max(50).default(10) }),
  output: z.array(FoundObject),
  failures: [],
});
