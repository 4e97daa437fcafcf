import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { DescribedFacts, type DescribedFactsProps } from '#form/described/described-facts.tsx';
import { clientFacts } from '#people/client-facts.tsx';

/** Fields of a request as pairs of label and value. */
export function RequestFacts({ of: request, names, content }: Omit<DescribedFactsProps<LandRequest>, 'fields'>) {
  const { distanceFromNearestCity: distance } = request;
  return (
    <DescribedFacts
      fields={requestFields}
      of={request}
      names={names}
      content={{
        ...clientFacts(request),
        distanceFromNearestCity: distance !== null && `до ${formatQuantity(distance, units.kilometre)}`,
        ...content,
      }}
    />
  );
}
