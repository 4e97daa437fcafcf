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
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
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
      <Text bdt="line" as="div" fw={500} overflowWrap="anywhere" mt={10} pt={10}>
        {values.name.trim() || <span className="mute">Без названия</span>}
      </Text>
      {company && (
        <Text as="div" size={12} c="mute">
          {company.name}
        </Text>
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
        <Row align="stretch" wrap="wrap" gap={4} mt={8}>
          {!isEnabled && <Tag tone="line">В архиве</Tag>}
          {chips.map((chip) => (
            <Tag key={chip}>{chip}</Tag>
          ))}
        </Row>
      )}
    </PreviewFrame>
  );
}
