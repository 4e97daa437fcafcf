import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { PreviewFacts, PreviewFrame } from '#form/sections/preview-facts.tsx';
import { useFormValues } from '#form/sections/use-form-state.ts';
import { askedChips, askedFacts, placeWords } from '#industrial/requests/request-words.ts';
import { companyQuery } from '#people/people-data.ts';
import { FittingCount } from '#sharing/requests/fitting-count.tsx';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Tag } from '#ui/piece/tag.tsx';
import { fittingCountQuery } from './fitting-data.ts';
import { fittingSearch } from './fitting-search.ts';
import type { RequestValues } from './request-values.ts';

/** How many vacancies fit now, and the key facts as the card will show them, while they are typed. */
export function PreviewCard({ isEnabled }: { isEnabled: boolean }) {
  const values = useFormValues<RequestValues>();
  const { companyId, vacancyTypes } = values;
  const { data: company } = useQuery({ ...companyQuery(companyId ?? ''), enabled: companyId !== null });
  const chips = [...bitNames('vacancy-types', vacancyTypes), ...askedChips(values)];
  return (
    <PreviewFrame title="Карточка запроса">
      <FittingCount
        filter={fittingSearch(values)}
        countQuery={fittingCountQuery}
        counted={vacancies}
        among="сейчас, среди открытых"
      />
      <Caption rule="top" as="div" weight="medium" lines="broken" above={10} style={{ paddingTop: 10 }}>
        {values.name.trim() || <span className="mute">Без названия</span>}
      </Caption>
      {company && (
        <Caption as="div" size={12} tone="mute">
          {company.name}
        </Caption>
      )}
      <PreviewFacts
        isWrapped
        facts={[
          [requestFields.requestDate.label, values.requestDate && formatDate(values.requestDate)],
          ...askedFacts(values),
          [requestFields.cityRegions.label, placeWords(values.cityRegions)],
          [requestFields.highways.label, values.highways.map(({ name }) => name).join(', ')],
        ]}
      />
      {(chips.length > 0 || !isEnabled) && (
        <Row align="stretch" wrap gap={4} above={8}>
          {!isEnabled && <Tag tone="line">В архиве</Tag>}
          {chips.map((chip) => (
            <Tag key={chip}>{chip}</Tag>
          ))}
        </Row>
      )}
    </PreviewFrame>
  );
}
