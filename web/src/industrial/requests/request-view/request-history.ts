import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { EntityEvent } from '@gektar/contract/history.ts';
import { typesIn } from '@gektar/contract/industrial/request-types.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { eventSentences, listSentence, namedSentence } from '#people/history/change-sentences.ts';
import { describedSentence } from '#people/history/described-words.ts';
import type { HistoryNames } from '#people/history/entity-history.tsx';
import { IMPORTANCE_CHANGED } from '#requests/importance-text.ts';

export interface RequestNames extends HistoryNames {
  /** Name of a request type. */
  readonly type: (id: number) => string | undefined;
}

const described: FieldDescriptions = requestFields;

/** One event of a request in Russian sentences. */
export function requestSentences(event: EntityEvent, names: RequestNames): string[] {
  return eventSentences(event, requestFields, (field, was, is) => sentenceOf(field, was, is, names));
}

function sentenceOf(name: string, was: unknown, is: unknown, { employee, type }: RequestNames): string {
  switch (name) {
    case 'requestTypes': {
      const namesOf = (sum: unknown) =>
        typesIn(typeof sum === 'number' ? sum : null).map((id) => type(id) ?? 'неизвестный тип');
      return listSentence(requestFields.requestTypes.label, namesOf(was), namesOf(is));
    }
    case 'additionalAccessEmployees': {
      const namesOf = (ids: unknown) =>
        (Array.isArray(ids) ? ids : []).map((id) => employee(String(id)) ?? 'неизвестный');
      return listSentence(requestFields.additionalAccessEmployees.label, namesOf(was), namesOf(is));
    }
    case 'importance':
      return IMPORTANCE_CHANGED;
    case 'cityRegions': {
      const { label, gender = 'he' } = requestFields.cityRegions;
      return namedSentence({ label, gender }, was, is);
    }
  }
  const field = described[name];
  // A field unknown to this page is shown by its wire name.
  return (field && describedSentence(field, was, is, {}, employee)) ?? `Изменено: ${name}`;
}
