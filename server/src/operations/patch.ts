import { Failure } from '@gektar/contract/failure.ts';
import type { FieldDescription, FieldDescriptions, NumberDescription } from '@gektar/contract/fields.ts';
import { type ChangedFields, NumberParts, NumberStep } from '@gektar/contract/operations/operation.ts';
import * as z from 'zod';

/** Values of an entity by wire name. */
export type Values = Readonly<Record<string, unknown>>;

/** A computed field; a change of it is written to the fields that it is computed from. */
export interface WrittenByParts {
  readonly description: NumberDescription;
  /**
   * Finds values of the stored fields that give the changed number.
   * @returns these values, or a Russian message when the number cannot be changed
   */
  readonly write: (current: Values, change: NumberChange) => Values | string;
}

/** A new number (or null), steps applied to the stored number, or a number for each named part. */
export type NumberChange =
  | { readonly set: number | null }
  | { readonly steps: readonly NumberStep[] }
  | { readonly parts: Readonly<Record<string, number | null>> };

export interface PatchAbout {
  readonly fields: FieldDescriptions;
  readonly byParts: Readonly<Record<string, WrittenByParts>>;
  /** Fields of the draft, by wire name. */
  readonly editable: Readonly<Record<string, unknown>>;
}

/** Kinds of fields that only the form writes. */
const inFormAlone: ReadonlySet<FieldDescription['kind']> = new Set(['own', 'days']);

/** Whether only the form writes a field. */
function isOfForm(description: FieldDescription): boolean {
  if (description.kind === 'own' && description.isWrittenWhole) return false;
  return inFormAlone.has(description.kind);
}

/** Why a field is written by no change; undefined for a field that is. */
export function whyFixed({ fields, byParts, editable }: PatchAbout, name: string): string | undefined {
  const description = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (description === undefined) return messages.unknown;
  if (Object.hasOwn(byParts, name)) return undefined;
  if (isOfForm(description)) return messages.inForm;
  return Object.hasOwn(editable, name) ? undefined : messages.computed;
}

/** Effect of a change of fields on an entity. */
export interface Patch {
  /** Values to write, by wire name of the draft. */
  readonly values: Values;
  /** Why fields are left out, by wire name. */
  readonly skipped?: Readonly<Record<string, string>>;
}

const messages = {
  unknown: 'Такого поля нет',
  computed: 'Нельзя править: считается сама',
  inForm: 'Меняется в форме',
  number: 'Положительное число',
} as const;

const Steps = z.union([NumberStep.transform((step) => [step]), z.array(NumberStep).min(1).max(10)]);

/**
 * Values of an entity after a change of some fields. A step leaves out a number 'по запросу': it would raise a number
 * that nobody sees.
 * @throws {Failure} request.invalid with the fields that cannot be written
 */
export function patchOf({ fields, byParts, editable }: PatchAbout, changed: ChangedFields): (current: Values) => Patch {
  const refused: Record<string, string> = {};
  const writes: { readonly name: string; readonly steps?: NumberDescription; readonly write: Write }[] = [];
  for (const [name, value] of Object.entries(changed)) {
    const parts = Object.hasOwn(byParts, name) ? byParts[name] : undefined;
    const description = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const fixed = whyFixed({ fields, byParts, editable }, name);
    if (description === undefined || fixed !== undefined) refused[name] = fixed ?? messages.unknown;
    else if (parts !== undefined) {
      const change = numberChange(value);
      if (change === undefined) refused[name] = messages.number;
      else {
        const write: Write = (current) => writtenByParts(parts, name, current, change);
        writes.push({ name, write, ...('steps' in change && { steps: parts.description }) });
      }
    } else if (description.kind === 'number') {
      const change = numberChange(value);
      // A value that is neither a number nor steps is refused later, by the schema of the draft.
      if (change === undefined || !('steps' in change)) writes.push({ name, write: () => ({ [name]: value }) });
      else {
        const write: Write = (current) => stepped(name, description, current, change.steps);
        writes.push({ name, steps: description, write });
      }
    } else writes.push({ name, write: () => ({ [name]: value }) });
  }
  if (Object.keys(refused).length > 0) throw new Failure('request.invalid', { fields: refused });
  return (current) => {
    const values = {};
    const skipped: Record<string, string> = {};
    const after = { ...current, ...changed };
    for (const { name, steps, write } of writes) {
      const reason = steps && onRequestText(steps, { stored: current[name], fields, after });
      if (reason === undefined) Object.assign(values, write(current));
      else skipped[name] = reason;
    }
    return { values, skipped };
  };
}

type Write = (current: Values) => Values;

/**
 * 'Пропущено: ставка по запросу' for a number shown as 'по запросу'; undefined for other numbers.
 * @param about.after values with the flags as the change leaves them
 */
function onRequestText(
  { label, onRequest }: NumberDescription,
  { stored, fields, after }: { readonly stored: unknown; readonly fields: FieldDescriptions; readonly after: Values },
): string | undefined {
  if (onRequest === undefined) return undefined;
  const text = onRequest === true ? `${label} по запросу` : (fields[onRequest]?.label ?? label);
  const isOnRequest = onRequest === true ? stored === null : after[onRequest] === true;
  return isOnRequest ? `Пропущено: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : undefined;
}

function writtenByParts(parts: WrittenByParts, name: string, current: Values, change: NumberChange): Values {
  const written = parts.write(current, change);
  if (typeof written === 'string') throw new Failure('request.invalid', { fields: { [name]: written } });
  return written;
}

/** A step changes a stored number; without one there is nothing to change. */
function stepped(name: string, description: NumberDescription, current: Values, steps: readonly NumberStep[]): Values {
  const stored = current[name];
  return typeof stored === 'number' ? { [name]: afterSteps(stored, steps, description) } : {};
}

function numberChange(value: unknown): NumberChange | undefined {
  if (value === null || typeof value === 'number') return { set: value };
  const steps = Steps.safeParse(value);
  if (steps.success) return { steps: steps.data };
  const parts = NumberParts.safeParse(value);
  return parts.success ? parts.data : undefined;
}

/** A number after the steps, applied in order, with the decimals of its field. */
export function afterSteps(
  value: number,
  steps: readonly NumberStep[],
  { decimals = 2 }: Pick<NumberDescription, 'decimals'>,
): number {
  const result = steps.reduce((now, step) => {
    if ('multiply' in step) return now * step.multiply;
    if ('add' in step) return now + step.add;
    return Math.round(now / step.round) * step.round;
  }, value);
  const scale = 10 ** decimals;
  return Math.round((result + Number.EPSILON) * scale) / scale;
}
