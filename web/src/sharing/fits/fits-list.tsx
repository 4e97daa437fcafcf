import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { MatchMark } from '#sharing/selection/near/match-mark.tsx';
import { ReasonPanel } from '#sharing/selection/near/reason-panel.tsx';
import { Score } from '#sharing/selection/near/score.tsx';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import { LinkButton, linkClass } from '#ui/button/link-button.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { FitButtons, FitMembership } from './fit-actions.tsx';
import type { FitRow } from './fit-row.ts';
import classes from './fits.module.css';
import { insteadOfFits, LowerLimit, WhoseFits } from './fits-frame.tsx';
import type { FitsAbout, FitsKind, FittedRequest } from './fits-kind.ts';
import { useFits } from './use-fits.ts';

/** 'Кому подходит' where there is little width: one block per request, the reason unfolds inside of it. */
export function FitsList<Request extends FittedRequest, Row extends SelectedRow>({
  about,
}: {
  about: FitsAbout<Request, Row>;
}) {
  const fits = useFits(about);
  const { kind } = about;
  const [openId, setOpenId] = useState<string>();
  const instead = insteadOfFits(fits);
  return (
    <>
      {fits.counts && (
        <Row wrap="wrap" justify="space-between" gap={8} className={classes.bar}>
          <WhoseFits fits={fits} />
          <LowerLimit />
        </Row>
      )}
      {instead ?? (
        <ul className={classes.list}>
          {fits.rows.map((row) => (
            <FitBlock
              key={row.id}
              kind={kind}
              row={row}
              isOpen={row.id === openId}
              onToggle={() => setOpenId(row.id === openId ? undefined : row.id)}
            />
          ))}
        </ul>
      )}
      {instead === undefined && fits.paging.onEndReached && (
        <LoadMore
          key={fits.rows.length}
          onReached={fits.paging.onEndReached}
          isLoading={fits.paging.isLoadingMore}
          failure={fits.paging.failure}
        />
      )}
    </>
  );
}

interface FitBlockProps<Request extends FittedRequest> {
  readonly kind: FitsKind<Request>;
  readonly row: FitRow<Request>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function FitBlock<Request extends FittedRequest>({ kind, row, isOpen, onToggle }: FitBlockProps<Request>) {
  const { reason, objectName } = row;
  const { request, percent, isHidden } = row.fit;
  const { Employee, requestLink, clientOf, phoneOf, budgetOf } = kind;
  const [client, phone, budget] = [clientOf(request), phoneOf(request), budgetOf(request)];
  return (
    <li className={classes.fit} data-hidden={isHidden || undefined}>
      <div className={classes.head}>
        <span className={classes.name}>
          <Link {...requestLink(request.id)} className={linkClass}>
            {request.name}
          </Link>
        </span>
        {percent !== null && (
          <span className={classes.score}>
            <Score percent={percent} />
          </span>
        )}
      </div>
      <p className={classes.whose}>
        {client !== undefined && `${client} · `}
        {request.responsibleEmployeeId === null ? (
          'никто не ведёт'
        ) : (
          <>
            ведёт <Employee id={request.responsibleEmployeeId} />
          </>
        )}
        {!request.isEnabled && <Tag>В архиве</Tag>}
        {request.isEnabled && request.isActual === false && <Tag>Не актуален</Tag>}
      </p>
      {(phone !== undefined || budget !== undefined) && (
        <p className={`${classes.whose} ${classes.means}`}>
          {phone !== undefined && <PhoneLink phone={phone} />}
          {budget !== undefined && <span>{budget}</span>}
        </p>
      )}
      {objectName !== undefined && <p className={classes.whose}>лучшая вакансия {objectName}</p>}
      {reason && !isOpen && (
        <p className={classes.sentence}>
          <MatchMark state={reason.state} />
          <span>{reason.sentence}</span>
        </p>
      )}
      {isOpen && reason ? (
        <div className={classes.unfolded}>
          <ReasonPanel name={request.name} reason={reason} whose="весам запроса">
            <FitButtons kind={kind} row={row} />
          </ReasonPanel>
          <LinkButton aria-expanded onClick={onToggle}>
            Свернуть
          </LinkButton>
        </div>
      ) : (
        <div className={classes.actions}>
          <FitMembership kind={kind} row={row} />
          {reason && (
            <LinkButton aria-expanded={false} aria-label={`Почему: ${request.name}`} onClick={onToggle}>
              Почему
            </LinkButton>
          )}
        </div>
      )}
    </li>
  );
}
