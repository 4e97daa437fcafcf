import type { Domain } from '@gektar/contract/domain.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection-limits.ts';
import { formatCountOf, type PluralForms, requests as requestForms } from '@gektar/format/plural.ts';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { linkClass } from '#ui/button/link-button.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { heldAmong } from './held-among.ts';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';
import { loadToSelectionKind } from './to-selection-kinds.ts';

/** Largest number of requests listed by name. */
const LISTED = 20;

export interface InSelectionsAbout {
  readonly domain: Domain;
  /** Draws the name of an employee. */
  readonly Employee: ComponentType<{ readonly id: string | null }>;
}

/** 'В чьих подборках': requests whose selections hold some of the objects; null when there are none. */
export async function inSelections(
  { domain, Employee }: InSelectionsAbout,
  objectIds: readonly string[],
): Promise<ReactNode> {
  const kind = await loadToSelectionKind(domain);
  const held = await heldAmong(kind, objectIds, MAX_SELECTION_ITEMS);
  if (held.length === 0) return null;
  const ids = held.slice(0, LISTED).map(({ requestId }) => requestId);
  const found = await kind.find({ ids, isEnabled: null }, LISTED, {});
  const listed = held.flatMap(({ requestId, count }) =>
    found.filter(({ id }) => id === requestId).map((request) => ({ request, count })),
  );
  const moreCount = held.length - ids.length;
  return (
    <Stack as="section" gap={8} aria-label="В чьих подборках">
      <Row gap={12} wrap="wrap">
        <Text as="span" fw={600}>
          В чьих подборках
        </Text>
        <Text as="span" size={13} c="soft">
          клиент увидит новые значения сразу
        </Text>
      </Row>
      <Stack as="ul" gap={0} fz={13}>
        {listed.map(({ request, count }) => (
          <Holding key={request.id} request={request} count={count} forms={kind.forms} link={kind.selectionOf}>
            <Employee id={request.responsibleEmployeeId} />
          </Holding>
        ))}
      </Stack>
      {moreCount > 0 && (
        <Text as="span" size={13} c="soft">
          И ещё {formatCountOf(moreCount, requestForms)}
        </Text>
      )}
    </Stack>
  );
}

interface HoldingProps {
  readonly request: OfferedRequest;
  readonly count: number;
  readonly forms: PluralForms;
  readonly link: ToSelectionKind['selectionOf'];
  /** Name of the employee responsible for the request. */
  readonly children: ReactNode;
}

/** A request with its client, its responsible employee, and how many of the objects its selection holds. */
function Holding({ request: { id, name, company, isEnabled }, count, forms, link, children }: HoldingProps) {
  return (
    <Row as="li" gap={12} py={6} bdb="line" wrap="wrap">
      <Row as="span" fw={500} gap={6} flex="2 1 180px" miw={0} wrap="wrap">
        <Link {...link(id)} className={linkClass}>
          {name}
        </Link>
        {!isEnabled && <Tag tone="line">В архиве</Tag>}
      </Row>
      <Text as="span" c="soft" flex="2 1 140px" miw={0}>
        {company?.name}
      </Text>
      <Text as="span" c="soft" flex="1 1 110px" miw={0}>
        {children}
      </Text>
      <Text as="span" whiteSpace="nowrap">
        {formatCountOf(count, forms)}
      </Text>
    </Row>
  );
}
