import type * as z from 'zod';
import type { ObjectField, ObjectIssue } from './load-kind.ts';
import { isEmpty } from './object-values.ts';

/** Fields that a creation schema refuses, each once with its first message. @param part path before the field names */
export function issuesOf(
  schema: z.ZodType,
  input: Readonly<Record<string, unknown>>,
  { part = '', fields }: { part?: string; fields: Readonly<Record<string, Pick<ObjectField, 'label'>>> },
): ObjectIssue[] {
  const parsed = schema.safeParse(input);
  if (parsed.success) return [];
  const issues = new Map<string, ObjectIssue>();
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0] ?? '');
    const field = `${part}${name}`;
    const label = fields[name]?.label ?? name;
    if (!issues.has(field)) issues.set(field, { field, label, message, isEmpty: isEmpty(input[name]) });
  }
  return [...issues.values()];
}

/** 'Не хватает: Категория, Собственность'; empty when nothing is missing. */
export function missingText(issues: readonly ObjectIssue[]): string {
  const labels = new Set(issues.map(({ label }) => label));
  return labels.size === 0 ? '' : `Не хватает: ${[...labels].join(', ')}`;
}
