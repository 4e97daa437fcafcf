import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import { typesIn } from '@gektar/contract/industrial/request-types.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { changedRequests } from '#industrial/requests/request-changes.ts';
import type { HistoryKind } from '#operations/history/history-kind.ts';
import { countText } from '#operations/history/own-texts.ts';
import { importanceText } from '#requests/importance-text.ts';
import { VISIT_LABEL, visitText } from '#requests/visit-text.ts';

/** On vacancies, criteria have the names of the request's fields. */
const fields: FieldDescriptions = requestFields;
const labelOf = (criterion: string) => fields[criterion]?.label ?? criterion;

/**
 * The history of a request.
 * @param typeName name of a request type
 */
export function requestHistoryKind(typeName: (id: number) => string | undefined): HistoryKind {
  return {
    about: changedRequests,
    noun: 'Запрос',
    gender: 'he',
    fields: requestFields,
    labels: { clientVisit: VISIT_LABEL },
    texts: {
      requestTypes: (sum) =>
        typesIn(typeof sum === 'number' ? sum : null)
          .map((id) => typeName(id) ?? 'неизвестный тип')
          .join(', '),
      additionalAccessEmployees: (ids, { employee }) =>
        (Array.isArray(ids) ? ids : []).map((id) => employee(String(id)) ?? 'неизвестный').join(', '),
      cityRegions: countText(['место', 'места', 'мест']),
      importance: importanceText(labelOf),
      clientVisit: visitText,
      countRequrestSelectionItems: (value) => (typeof value === 'number' ? String(value) : undefined),
    },
  };
}
