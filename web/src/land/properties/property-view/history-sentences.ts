import type { EntityEvent } from '@gektar/contract/history.ts';
import { type PropertyFlag, propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import { flagWords, propertyLabels } from '#land/properties/property-labels.ts';
import { type UtilityLike, utilityText } from '#land/properties/utility-text.ts';
import {
  eventSentences,
  type FieldWords,
  listSentence,
  namedSentence,
  singleSentence,
} from '#people/history/change-sentences.ts';
import type { HistoryNames } from '#people/history/entity-history.tsx';
import { listFields, namedOnly, singleFields } from './history-words.ts';

const flags: ReadonlySet<string> = new Set(propertyFlags);
const utilities: ReadonlySet<string> = new Set(utilityKeys);

/** One event of an object in Russian sentences: 'Цена 385 000 000,00 руб., была 410 000 000,00 руб.' */
export function historySentences(event: EntityEvent, names: HistoryNames): string[] {
  return eventSentences(event, (field, was, is) => sentenceOf(field, was, is, names));
}

function sentenceOf(field: string, was: unknown, is: unknown, names: HistoryNames): string {
  if (flags.has(field)) return flagSentence(field as PropertyFlag, is);
  if (utilities.has(field)) return utilitySentence(field as UtilityKey, was, is);
  if (field === 'responsibleEmployeeId') return singleSentence(responsibleWords(names), was, is);
  if (field === 'isApproximatePosition')
    return `${propertyLabels.isApproximatePosition}: ${is === true ? 'Да' : 'Нет'}`;
  const single = singleFields[field];
  if (single) return singleSentence(single, was, is);
  const list = listFields[field];
  if (list) return listSentence(list, was, is);
  const only = namedOnly[field];
  // A field this page does not know yet is still told, by its name on the wire.
  return only ? namedSentence(only, was, is) : `Изменено: ${field}`;
}

function responsibleWords({ employee }: HistoryNames): FieldWords {
  const show = (id: unknown) => (typeof id === 'string' ? employee(id) : undefined);
  return { label: propertyLabels.responsibleEmployeeId, gender: 'he', show, nothing: 'неизвестен' };
}

function flagSentence(flag: PropertyFlag, is: unknown): string {
  const { label, yes, no } = flagWords[flag];
  return `${label}: ${is === true ? yes : no}`;
}

function utilitySentence(key: UtilityKey, was: unknown, is: unknown): string {
  return `${utilityKinds[key].name}: ${utilityWords(is)}, было: ${utilityWords(was)}`;
}

function utilityWords(value: unknown): string {
  const isKnown = typeof value === 'object' && value !== null && 'type' in value && 'measure' in value;
  return utilityText(isKnown ? (value as UtilityLike) : null);
}
