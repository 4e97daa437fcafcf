/** Maximum length of a line (characters). */
const WIDTH = 140;

/**
 * JSON in short lines, for stored texts: a value that fits is on one line, any other has one line for each of its
 * parts.
 */
export function written(value: unknown, indent = ''): string {
  const line = JSON.stringify(value) ?? String(value);
  if (line.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => written(part, inner))
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => `${key}: ${written(part, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.map((part) => `${inner}${part}`).join('\n')}\n${indent}${close}`;
}
