import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { EntityEvent } from '@gektar/contract/history.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { askedUtilityWords } from '#land/requests/asked-chips.ts';
import { eventSentences, listSentence } from '#people/history/change-sentences.ts';
import { describedSentence } from '#people/history/described-words.ts';
import type { HistoryNames } from '#people/history/entity-history.tsx';
import { IMPORTANCE_CHANGED } from '#requests/importance-text.ts';

const described: FieldDescriptions = requestFields;

/** One event of a request in Russian sentences: 'Бюджет до 50 000 000,00 руб., был не указан'. */
export function requestSentences(event: EntityEvent, names: HistoryNames): string[] {
  return eventSentences(event, requestFields, (field, was, is) => sentenceOf(field, was, is, names));
}

function sentenceOf(name: string, was: unknown, is: unknown, { employee }: HistoryNames): string {
  switch (name) {
    case 'importance':
      return IMPORTANCE_CHANGED;
    case 'utilities': {
      const textsOf = (utilities: unknown) =>
        listOf<LandRequest['utilities'][number]>(utilities).map((one) =>
          askedUtilityWords({ utilities: [one], infrastructure: [] }, one.id),
        );
      return listSentence(requestFields.utilities.label, textsOf(was), textsOf(is));
    }
    case 'infrastructure': {
      const textsOf = (infrastructure: unknown) =>
        listOf<LandRequest['infrastructure'][number]>(infrastructure).map((one) =>
          askedUtilityWords({ utilities: [{ ...kindOf(one.id), value: null }], infrastructure: [one] }, one.id),
        );
      return listSentence('Подключение', textsOf(was), textsOf(is));
    }
  }
  const field = described[name];
  // A field unknown to this page is shown by its wire name.
  return (field && describedSentence(field, was, is, {}, employee)) ?? `Изменено: ${name}`;
}

function listOf<One>(value: unknown): readonly One[] {
  return Array.isArray(value) ? value : [];
}

/** Utility by its id; old events may name a utility that no longer exists, which is shown by its id. */
function kindOf(id: number) {
  const key = utilityKeys.find((one) => utilityKinds[one].id === id);
  return key ? utilityKinds[key] : { id, name: String(id), measure: '' };
}
