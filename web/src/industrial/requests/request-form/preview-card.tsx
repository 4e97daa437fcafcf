import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormValues } from '#form/sections/use-form-state.ts';
import { requestKind } from '#industrial/requests/request-kind.ts';
import { askedChips, askedFacts, placeWords } from '#industrial/requests/request-words.ts';
import { companyQuery } from '#people/people-data.ts';
import { RequestPreview } from '#requests/request-preview.tsx';
import { fittingCountQuery } from './fitting-data.ts';
import { fittingSearch } from './fitting-search.ts';
import type { RequestValues } from './request-values.ts';

/** Preview during typing: number of vacancies that fit, and the key facts as on the card of the request. */
export function PreviewCard({ isEnabled }: { isEnabled: boolean }) {
  const values = useFormValues<RequestValues>();
  const { companyId, vacancyTypes } = values;
  const { data: company } = useQuery({ ...companyQuery(companyId ?? ''), enabled: companyId !== null });
  return (
    <RequestPreview
      kind={requestKind}
      values={values}
      company={company}
      filter={fittingSearch(values)}
      countQuery={fittingCountQuery}
      counted={vacancies}
      among="сейчас, среди открытых"
      facts={[
        ...askedFacts(values),
        [requestFields.cityRegions.label, placeWords(values.cityRegions)],
        [requestFields.highways.label, values.highways.map(({ name }) => name).join(', ')],
      ]}
      chips={[...bitNames('vacancy-types', vacancyTypes), ...askedChips(values)]}
      isArchived={!isEnabled}
    />
  );
}
