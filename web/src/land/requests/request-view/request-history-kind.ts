import type { Requirement } from '@gektar/contract/criteria/requirements.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { requirements } from '@gektar/contract/land/requests/requirements.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { askedUtilityWords } from '#land/requests/asked-chips.ts';
import { changedRequests } from '#land/requests/request-changes.ts';
import type { HistoryKind } from '#operations/history/history-kind.ts';
import { importanceText } from '#requests/importance-text.ts';
import { VISIT_LABEL, visitText } from '#requests/visit-text.ts';

const fields: FieldDescriptions = requestFields;
const fieldOf = new Map(
  Object.entries<Requirement>(requirements).map(([field, { criterion }]) => [criterion, fields[field]?.label]),
);
const utilityNames: Readonly<Record<string, { readonly name: string }>> = utilityKinds;
const labelOf = (criterion: string) => fieldOf.get(criterion) ?? utilityNames[criterion]?.name ?? criterion;

/** The history of a request. */
export const requestHistoryKind: HistoryKind = {
  about: changedRequests,
  noun: 'Запрос',
  gender: 'he',
  fields: requestFields,
  labels: { infrastructure: 'Подключение', clientVisit: VISIT_LABEL },
  texts: {
    utilities: (value) =>
      listOf<LandRequest['utilities'][number]>(value)
        .map((one) => askedUtilityWords({ utilities: [one], infrastructure: [] }, one.id))
        .join(', '),
    infrastructure: (value) =>
      listOf<LandRequest['infrastructure'][number]>(value)
        .map((one) =>
          askedUtilityWords({ utilities: [{ ...kindOf(one.id), value: null }], infrastructure: [one] }, one.id),
        )
        .join(', '),
    importance: importanceText(labelOf),
    clientVisit: visitText,
    countRequrestSelectionItems: (value) => (typeof value === 'number' ? String(value) : undefined),
  },
};

function listOf<One>(value: unknown): readonly One[] {
  return Array.isArray(value) ? value : [];
}

/** Utility by its id; old events may name a utility that no longer exists, which is shown by its id. */
function kindOf(id: number) {
  const key = utilityKeys.find((one) => utilityKinds[one].id === id);
  return key ? utilityKinds[key] : { id, name: String(id), measure: '' };
}
