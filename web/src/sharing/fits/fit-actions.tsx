import type { Domain } from '@gektar/contract/domain.ts';
import { refusalWords } from '@gektar/contract/sharing/refusal-reasons.ts';
import { formatDate } from '@gektar/format/date.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconEyeOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UnknownField } from '#sharing/selection/near/unknown-field.tsx';
import { AddToRequest } from '#sharing/to-selection/add-to-request.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import type { FitRow } from './fit-row.ts';
import classes from './fits.module.css';
import type { FitsKind, FittedRequest } from './fits-kind.ts';
import { useHiddenFit } from './use-hidden-fit.ts';

interface FitProps<Request extends FittedRequest> {
  readonly kind: FitsKind<Request>;
  readonly row: FitRow<Request>;
}

/**
 * Whether the object is in the selection, and since when; otherwise the button that adds it. @param isBrief without the
 * day
 */
export function FitMembership<Request extends FittedRequest>({
  kind,
  row,
  isBrief = false,
  isFilled = false,
}: FitProps<Request> & { readonly isBrief?: boolean; readonly isFilled?: boolean }) {
  const { request, objectId, held, isHidden, percent } = row.fit;
  const client = useQueryClient();
  const { hide, back } = useHiddenFit(kind.domain);
  if (held?.objectId === objectId) {
    return (
      <Row as="span" display="inline-flex" gap={8} {...(!isBrief && { wrap: 'wrap' as const })}>
        {held.isShown ? (
          <Tag tone="ok" icon={<IconCheck {...icon14} />}>
            В подборке
          </Tag>
        ) : (
          <Tag icon={<IconEyeOff {...icon14} />}>Скрыт в подборке</Tag>
        )}
        {held.refusal && (
          <Text as="span" size={12} c="soft">
            Клиенту не подходит{refusalEnd(kind.domain, held.refusal)}
          </Text>
        )}
        {!isBrief && (
          <Text as="span" size={12} c="soft" tabular>
            с {formatDate(held.dateTimeAdded)}
          </Text>
        )}
      </Row>
    );
  }
  if (isHidden) {
    return (
      <Row as="span" display="inline-flex" gap={8}>
        <Tag icon={<IconEyeOff {...icon14} />}>Скрыто вами</Tag>
        {!isBrief && (
          <LinkButton
            aria-label={`Вернуть: ${request.name}`}
            disabled={back.isPending || hide.isPending}
            onClick={() => back.mutate({ objectId, requestId: request.id })}
          >
            Вернуть
          </LinkButton>
        )}
      </Row>
    );
  }
  if (percent === null) return null;
  const leader = row.isColleagues ? request.responsibleEmployeeId : null;
  return (
    <AddToRequest
      domain={kind.domain}
      objectIds={[objectId]}
      request={request}
      isFilled={isFilled}
      {...(leader !== null && { seenBy: () => kind.nameOfEmployee(client, leader) })}
    />
  );
}

/** ': дорого, далеко: «Нужно до февраля»'; empty without reason and text. */
function refusalEnd(domain: Domain, refusal: { readonly reasons: readonly string[]; readonly text: string }): string {
  const words = refusalWords(domain, refusal);
  return words && `: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** Buttons of an open reason. */
export function FitButtons<Request extends FittedRequest>({ kind, row }: FitProps<Request>) {
  const { request, objectId, held, isHidden } = row.fit;
  const { hide } = useHiddenFit(kind.domain);
  const { object, reason } = row;
  return (
    <>
      <div className={classes.membership}>
        <FitMembership kind={kind} row={row} isFilled />
      </div>
      {object && reason && <UnknownField editing={kind.editing} row={object} reason={reason} />}
      <Button variant="default" renderRoot={(props) => <Link {...kind.requestLink(request.id)} {...props} />}>
        Открыть запрос
      </Button>
      {held === null && !isHidden && (
        <LinkButton disabled={hide.isPending} onClick={() => hide.mutate({ objectId, requestId: request.id })}>
          Не предлагать
        </LinkButton>
      )}
    </>
  );
}
