import type { Domain } from '@gektar/contract/domain.ts';
import type { CustomerRequest } from '@gektar/contract/people/customer-page.ts';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { companyPageQuery, contactPageQuery } from '#people/own/own-customer-data.ts';
import { requestPath } from '#people/pages/customer-paths.ts';
import { fittingText } from '#requests/fitting-text.ts';
import type { MinuteChoices, MinuteKind } from '#requests/minute/minute-kind.ts';
import type { MinuteValues } from '#requests/minute/minute-values.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { Text } from '#ui/layout/text.ts';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import type { Caller } from './caller.ts';
import classes from './minute-request.module.css';

export interface FittingColumnProps {
  readonly kind: MinuteKind;
  readonly values: MinuteValues;
  readonly choices: MinuteChoices;
  readonly caller: Caller;
}

/** Objects that fit already, to be named during the call, and the caller's earlier requests. */
export function FittingColumn({ kind, values, choices, caller }: FittingColumnProps) {
  const { count, objects, isStale, error, retry } = kind.useFitting(values, choices);
  return (
    <aside className={classes.fitting} aria-label="Что подходит">
      <Text as="div" fw={600} role="status" className={classes.count} data-stale={isStale || undefined}>
        {count === undefined ? 'Подбираем…' : fittingText(count, kind.counted)}
      </Text>
      {error ? (
        <LoadAgain onRetry={retry} isBusy={isStale} />
      ) : (
        <ul className={classes.objects} data-stale={isStale || undefined}>
          {objects.map(({ id, title, detail, path }) => (
            <li key={id}>
              <a href={path} target="_blank" rel="noopener" className={linkClass}>
                {title}
              </a>
              <Text as="div" size={12} c="mute">
                {detail}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {Boolean(error) && (
        <Text size={12} c="mute">
          {failureText(error)}
        </Text>
      )}
      {caller.kind === 'known' && <EarlierRequests {...caller} domain={kind.domain} />}
    </aside>
  );
}

/** Number of earlier requests listed before the count of the others. */
const FEW = 2;

interface EarlierRequestsProps {
  readonly domain: Domain;
  readonly contactId: string | null;
  readonly companyId: string | null;
}

/** Active requests of the caller in this domain, so that none is written down twice. */
function EarlierRequests({ domain, contactId, companyId }: EarlierRequestsProps) {
  const ofContact = useQuery({ ...contactPageQuery(contactId ?? ''), enabled: contactId !== null });
  const ofCompany = useQuery({
    ...companyPageQuery(companyId ?? ''),
    enabled: contactId === null && companyId !== null,
  });
  const page = contactId === null ? ofCompany.data : ofContact.data;
  const active = (page?.requests ?? []).filter(
    (request: CustomerRequest) => request.domain === domain && request.isEnabled,
  );
  if (active.length === 0) return null;
  return (
    <Text as="div" size={13} c="soft">
      Похожий запрос уже есть:
      {active.slice(0, FEW).map((request) => (
        <div key={request.id}>
          <a href={requestPath(request)} target="_blank" rel="noopener" className={linkClass}>
            {request.name}
          </a>
        </div>
      ))}
      {active.length > FEW && `и ещё ${active.length - FEW}`}
    </Text>
  );
}
