import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import type { RequestFlag } from '@gektar/contract/land/requests/request-flags.ts';
import type { FieldOfPath } from '#form/sections/field-problems.ts';
import type { SectionPlan } from '#form/sections/form-plan.ts';
import { flagWords } from '#land/properties/property-labels.ts';
import { requestLabels } from '#land/requests/request-labels.ts';
import { answeredFlags, type RequestValues, tickedFlags, toAsked } from './request-values.ts';

export type RequestFieldName = keyof RequestValues;

/** Sections of the form and their fields in the order of the screen; own wording, none is given. */
export const sections = [
  {
    id: 'about',
    title: 'О запросе',
    fields: [
      'name',
      'companyId',
      'contactId',
      'requestDate',
      'responsibleEmployeeId',
      'isActual',
      'requestType',
      'referralContactId',
      'referralAppointmentDateTime',
      'referralComment',
    ],
  },
  { id: 'what', title: 'Что ищет', fields: ['propertyTypes', 'area', 'buildingArea', 'budget', 'bestUses', 'okveds'] },
  { id: 'where', title: 'Где', fields: ['regions', 'landHighways', 'distanceFromNearestCity'] },
  { id: 'utilities', title: requestLabels.utilities, fields: [...utilityKeys] },
  { id: 'advantages', title: 'Преимущества', fields: [...answeredFlags, ...tickedFlags] },
  { id: 'extra', title: 'Доп. информация', fields: ['linkToDisk', 'comment'] },
] as const satisfies readonly SectionPlan<RequestFieldName>[];

const fieldNames: readonly RequestFieldName[] = sections.flatMap((section): RequestFieldName[] => [...section.fields]);

/** Required of a request (1§5, E-03, E-04). */
export const requiredFields: ReadonlySet<RequestFieldName> = new Set<RequestFieldName>([
  'name',
  'requestDate',
  'isActual',
  'propertyTypes',
  'builtToSuit',
  'builtToLease',
  'linkToDisk',
]);

const utilityNames: ReadonlySet<string> = new Set(utilityKeys);

export function isUtilityField(name: RequestFieldName): name is UtilityKey {
  return utilityNames.has(name);
}

/** Label of a field (docs/glossary.md). */
export function labelOf(name: RequestFieldName): string {
  if (isUtilityField(name)) return utilityKinds[name].name;
  return name in flagWords ? flagWords[name as RequestFlag].label : requestLabels[name as keyof typeof requestLabels];
}

/** The form's field that shows a value of the wire: `budget.to` → `budget`, the second utility that is asked for → its own. */
export function fieldOfPathIn(values: RequestValues): FieldOfPath<RequestFieldName> {
  return (path) => {
    const [head, index] = typeof path === 'string' ? path.split('.') : path;
    if (head === 'utilities' || head === 'infrastructure') {
      const id = toAsked(values)[head][Number(index)]?.id;
      return utilityKeys.find((key) => utilityKinds[key].id === id);
    }
    return fieldNames.find((name) => name === head);
  };
}
