import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { CardValue } from '#table/card-value.tsx';
import { FoldButton } from '#ui/button/fold-button.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import card from '#ui/component/entity-card.module.css';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './request-card.module.css';
import type { AnyRequest, RequestKind } from './request-kind.ts';

/** Height of a collapsed card (px), as in request-card.module.css. */
export const REQUEST_CARD_HEIGHT = 164;

/** Props that a list passes to a card. */
export interface RequestCardProps<Request> {
  readonly request: Request;
  readonly isLit?: boolean | undefined;
  readonly onHover?: ((isOver: boolean) => void) | undefined;
}

export interface RequestCardFrameProps<Request extends AnyRequest> extends RequestCardProps<Request> {
  readonly kind: RequestKind<Request>;
  /** Tags after 'В архиве'. */
  readonly tags?: ReactNode;
  /** Text when the request has no company; a dash by default. */
  readonly noCompany?: string | undefined;
  readonly responsible: ReactNode;
  /** Figures of the card; `field` is the field that can be edited by a tap on the value. */
  readonly numbers: readonly (readonly [label: string, value: string | null | undefined, field?: string | undefined])[];
  /** Places and uses, in one line of text. */
  readonly line: string;
  readonly types: ReactNode;
  /** Further facts, shown when the card is expanded. */
  readonly panel: () => ReactNode;
}

/** Card of a request: client, wishes, places and distance; a click expands it with the remaining facts (1§2, 3§2). */
export function RequestCardFrame<Request extends AnyRequest>(props: RequestCardFrameProps<Request>) {
  const { kind, request, isLit, onHover, ...about } = props;
  const [isExpanded, setExpanded] = useState(false);
  const panelId = useId();
  const { id, name, isEnabled, company, requestDate, countRequrestSelectionItems: count } = request;
  return (
    <Stack
      bdb="line"
      as="article"
      display="flex"
      gap={2}
      tabular
      p="12px var(--gutter) 10px"
      className={`${classes.card} ${card.lit}`}
      aria-label={name}
      data-lit={isLit || undefined}
      data-off={!isEnabled || undefined}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
    >
      <Row gap={8} className={classes.head}>
        <Link {...kind.links.page(id)} className={`${card.title} ${card.above} ${classes.name}`} title={name}>
          {name}
        </Link>
        {!isEnabled && <Tag tone="line">В архиве</Tag>}
        {about.tags}
        <Text as="span" fz={12} c="mute" ms="auto" flex="none">
          {formatDate(requestDate)}
        </Text>
      </Row>
      <Row as="p" align="stretch" gap={6} size={13} c="soft" whiteSpace="nowrap" miw={0} className={classes.who}>
        {company ? (
          <Link
            {...kind.links.companyInView(company.id)}
            className={linkClass}
            title={`Все запросы компании «${company.name}»`}
          >
            {company.name}
          </Link>
        ) : (
          <span className="nil">{about.noCompany ?? missing.dash}</span>
        )}
        <Text as="span" c="mute">
          ·
        </Text>
        <CardValue row={request} field="responsibleEmployeeId" label="Ответственный">
          {about.responsible}
        </CardValue>
      </Row>
      <Row as="dl" align="stretch" wrap="wrap" gap="4px 16px" mt={6} mb={6} className={classes.numbers}>
        {about.numbers.map(([label, value, field]) => {
          const shown = value || <span className="nil">{missing.dash}</span>;
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd title={value ?? undefined}>
                {field === undefined ? (
                  shown
                ) : (
                  <CardValue row={request} field={field} label={label}>
                    {shown}
                  </CardValue>
                )}
              </dd>
            </div>
          );
        })}
      </Row>
      <Text truncate as="p" size={13} className={card.quiet} title={about.line}>
        {about.line}
      </Text>
      <Row gap={10} size={12} c="soft" whiteSpace="nowrap" mt="auto" pt={6} className={classes.foot}>
        <Row as="span" align="stretch" gap={10} miw={0} overflow="hidden" className={classes.types}>
          {about.types}
        </Row>
        <Link {...kind.links.selection(id)} className={`${classes.count} ${card.above}`}>
          {count === 0 ? 'Подборка пуста' : `В подборке ${formatCountOf(count, objects)}`}
        </Link>
        <FoldButton isOpen={isExpanded} onChange={setExpanded} controls={panelId} />
      </Row>
      <div id={panelId}>{isExpanded && about.panel()}</div>
    </Stack>
  );
}
