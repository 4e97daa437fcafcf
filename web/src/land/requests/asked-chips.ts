import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import type { RequestCriteria } from '@gektar/contract/land/requests/filter-of-request.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { TECHNICAL_CONNECTION } from '@gektar/contract/land/utility.ts';
import { formatQuantity } from '@gektar/format/number.ts';

type AskedUtilities = Pick<RequestCriteria, 'utilities' | 'infrastructure'>;

/** Text for a requested utility: 'Газ, тех. присоединение, от 100,00 м3/сутки'. */
export function askedUtilityWords(request: AskedUtilities, id: number): string {
  const asked = request.utilities.find((one) => one.id === id);
  const kind = request.infrastructure.find((one) => one.id === id);
  return [
    asked?.name ?? '',
    kind && (kind.type === TECHNICAL_CONNECTION ? 'тех. присоединение' : 'тех. условия'),
    asked && asked.value !== null && `от ${formatQuantity(asked.value, asked.measure)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Chips of the requirements: each requested utility and each true flag (E-09). */
export function askedChips(request: RequestCriteria): readonly string[] {
  return [
    ...request.utilities.map(({ id }) => askedUtilityWords(request, id)),
    ...requestFlags.filter((flag) => request[flag]).map((flag) => propertyFields[flag].label),
  ];
}
