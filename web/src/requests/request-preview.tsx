import { formatDate } from '@gektar/format/date.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PreviewFacts, type PreviewFactsProps, PreviewFrame } from '#form/sections/preview-facts.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { FittingCount, type FittingCountProps } from './fitting-count.tsx';
import type { AnyRequest, RequestKind } from './request-kind.ts';

interface RequestPreviewProps<Filter, Key extends QueryKey> extends FittingCountProps<Filter, Key> {
  readonly kind: Pick<RequestKind<AnyRequest>, 'fields'>;
  readonly values: { readonly name: string; readonly requestDate: string | null };
  readonly company: { readonly name: string } | undefined;
  /** Facts after the date of the request. */
  readonly facts: PreviewFactsProps['facts'];
  readonly chips: readonly string[];
  /** Shows the tag 'В архиве' before the chips. */
  readonly isArchived?: boolean;
  readonly chipsClass?: string | undefined;
  /** Content after the chips. */
  readonly children?: ReactNode;
}

/** Preview of a request while it is typed: number of fitting objects, key facts. */
export function RequestPreview<Filter extends object, Key extends QueryKey>(props: RequestPreviewProps<Filter, Key>) {
  const { kind, values, company, facts, chips, isArchived = false, chipsClass, children, ...fitting } = props;
  const { name, requestDate } = values;
  return (
    <PreviewFrame title="Карточка запроса">
      <FittingCount {...fitting} />
      <Text bdt="line" as="div" fw={500} overflowWrap="anywhere" mt={10} pt={10}>
        {name.trim() || <span className="mute">Без названия</span>}
      </Text>
      {company && (
        <Text as="div" size={12} c="mute">
          {company.name}
        </Text>
      )}
      <PreviewFacts
        isWrapped
        facts={[[kind.fields.requestDate.label, requestDate && formatDate(requestDate)], ...facts]}
      />
      {(chips.length > 0 || isArchived) && (
        <Row align="stretch" wrap="wrap" gap={4} mt={8} className={chipsClass}>
          {isArchived && <Tag tone="line">В архиве</Tag>}
          {chips.map((chip) => (
            <Tag key={chip}>{chip}</Tag>
          ))}
        </Row>
      )}
      {children}
    </PreviewFrame>
  );
}
