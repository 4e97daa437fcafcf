import type { Employee } from '@gektar/contract/people/employee.ts';

/** A name being typed after '@'. */
export interface TypedMention {
  /** Position of the '@' in the text. */
  readonly start: number;
  /** Text typed after the '@'. */
  readonly name: string;
}

/** The name being typed before the caret; undefined when there is none. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const match = /(?:^|[\s(«"])@([\p{L} -]{0,40})$/u.exec(text.slice(0, caret));
  const name = match?.[1];
  return name === undefined ? undefined : { start: caret - name.length - 1, name };
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** At most eight active employees whose first name, last name, or both in either order begin with these letters. */
export function employeesNamed(employees: readonly Employee[], name: string): Employee[] {
  const typed = plain(name);
  return employees
    .filter(({ firstName, lastName, isActive }) => {
      const [first, last] = [plain(firstName), plain(lastName)];
      return isActive && [first, last, `${first} ${last}`, `${last} ${first}`].some((one) => one.startsWith(typed));
    })
    .slice(0, 8);
}

/** The text with the typed name replaced by the whole one, and the caret behind it. */
export function withMention(
  text: string,
  { start, name }: TypedMention,
  { firstName, lastName }: Employee,
): { readonly text: string; readonly caret: number } {
  const inserted = `@${`${firstName} ${lastName}`.trim()} `;
  const rest = text.slice(start + 1 + name.length);
  return { text: text.slice(0, start) + inserted + rest.replace(/^ /, ''), caret: start + inserted.length };
}
