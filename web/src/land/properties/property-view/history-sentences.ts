import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { EntityEvent } from '@gektar/contract/history.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { type UtilityLike, utilityText } from '#land/properties/utility-text.ts';
import {
  eventSentences,
  type FieldWords,
  listSentence,
  namedSentence,
  singleSentence,
} from '#people/history/change-sentences.ts';
import { describedSentence } from '#people/history/described-words.ts';
import type { HistoryNames } from '#people/history/entity-history.tsx';

/** One event of an object in Russian sentences: 'Цена 385 000 000,00 руб., была 410 000 000,00 руб.' */
export function historySentences(event: EntityEvent, names: HistoryNames): string[] {
  return eventSentences(event, propertyFields, (field, was, is) => sentenceOf(field, was, is, names));
}

const described: FieldDescriptions = propertyFields;

/** Texts that differ from the field descriptions. */
const words: Readonly<Record<string, Partial<FieldWords>>> = {
  price: { nothing: 'по запросу' },
  referralContactId: { label: 'Рекомендация', gender: 'she' },
};

const degrees = (value: unknown) => (typeof value === 'number' ? value.toFixed(6) : undefined);

function sentenceOf(name: string, was: unknown, is: unknown, { employee }: HistoryNames): string {
  const utility = utilityKeys.find((key) => key === name);
  if (utility) return utilitySentence(utility, was, is);
  switch (name) {
    case 'latitude':
      return singleSentence({ label: 'Широта', gender: 'she', show: degrees }, was, is);
    case 'longitude':
      return singleSentence({ label: 'Долгота', gender: 'she', show: degrees }, was, is);
    case 'landContact':
      return singleSentence({ label: propertyFields.landContact.label, gender: 'he', show: personName }, was, is);
    case 'cadastralNumbers':
      return listSentence(propertyFields.cadastralNumbers.label, was, is);
    case 'polygons':
    case 'images':
    case 'documents': {
      const { label, gender = 'he' } = propertyFields[name];
      return namedSentence({ label, gender }, was, is);
    }
  }
  const field = described[name];
  // A field unknown to this page is shown by its wire name.
  return (field && describedSentence(field, was, is, words[name], employee)) ?? `Изменено: ${name}`;
}

/** 'Имя Фамилия' of a land contact. */
function personName(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const { firstName, lastName } = value;
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ') || undefined;
}

function utilitySentence(key: UtilityKey, was: unknown, is: unknown): string {
  return `${utilityKinds[key].name}: ${utilityWords(is)}, было: ${utilityWords(was)}`;
}

function utilityWords(value: unknown): string {
  const isKnown = typeof value === 'object' && value !== null && 'type' in value && 'measure' in value;
  return utilityText(isKnown ? (value as UtilityLike) : null);
}
