import { type FieldDescription, shortLabel } from '@gektar/contract/fields.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { describedText } from '#form/described/described-text.ts';
import type { HistoryKind, HistoryNames, ShownValue } from './history-kind.ts';

/** Longest text of a value in a table (characters). */
const LONGEST = 160;

const money: ReadonlySet<string> = new Set([
  units.rouble,
  units.roublePerHectare,
  units.roublePerSquareMetre,
  units.roublePerSquareMetreYear,
]);

/** Whether a field is a price, a rate or another amount. */
export function isMoney(field: FieldDescription | undefined): boolean {
  return (field?.kind === 'number' || field?.kind === 'range') && money.has(field.unit);
}

/** Name of a field in the history; the wire name for a field without description. */
export function fieldLabel({ labels = {}, fields }: HistoryKind, name: string): string {
  const field = fields[name];
  return labels[name] ?? (field === undefined ? name : shortLabel(field));
}

/** Text or person for an audit value of a field; undefined when empty or when it is an old value of another shape. */
export function shownValue(kind: HistoryKind, name: string, value: unknown, names: HistoryNames): ShownValue {
  const text = kind.texts[name];
  if (text !== undefined) return clipped(text(value, names));
  const field = kind.fields[name];
  if (field === undefined) return isRecord(value) || Array.isArray(value) ? undefined : clipped(plainText(value));
  if (field.kind === 'person') return typeof value === 'string' ? { id: value, who: field.who } : undefined;
  return hasShapeOf(field, value) ? clipped(describedText(field, value)) : undefined;
}

/** A number without its unit; any other value as `shownValue`. */
export function bareText(kind: HistoryKind, name: string, value: unknown, names: HistoryNames): string | undefined {
  const field = kind.fields[name];
  if (field?.kind === 'number' && typeof value === 'number') {
    return field.decimals === 0 ? formatCount(value) : formatMeasured(value);
  }
  const shown = shownValue(kind, name, value, names);
  if (typeof shown !== 'object') return shown;
  return shown.who === 'employee' ? names.employee(shown.id) : undefined;
}

function plainText(value: unknown): string | undefined {
  return value === null || value === undefined ? undefined : String(value);
}

function clipped(text: string | undefined): string | undefined {
  if (text === undefined || text === '' || text === missing.value) return undefined;
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

/** Whether a value has the shape that its field description has today; the audit may contain older shapes. */
function hasShapeOf(field: FieldDescription, value: unknown): boolean {
  switch (field.kind) {
    case 'number':
    case 'option':
    case 'mask':
      return typeof value === 'number';
    case 'range':
    case 'days':
      return isRecord(value) && 'from' in value && 'to' in value;
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return isNamed(value);
    case 'choices':
      return Array.isArray(value) && value.every(isNamed);
    case 'options':
      return Array.isArray(value);
    case 'own':
    case 'person':
      return false;
    default:
      return typeof value === 'string';
  }
}

function isNamed(value: unknown): boolean {
  return isRecord(value) && typeof value['name'] === 'string';
}
