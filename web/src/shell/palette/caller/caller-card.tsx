import type { Domain } from '@gektar/contract/domain.ts';
import { IconBuildingWarehouse, IconPolygon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { callerCardQuery } from '#people/callers/caller-data.ts';
import { callerRequestNote, talkTime } from '#people/callers/caller-words.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { customerPath, requestPath } from '#people/pages/customer-paths.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { Avatar } from '#ui/component/avatar.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import classes from './caller.module.css';
import { initialedName, type Person } from './caller-entries.ts';

const areaIcons = { land: <IconPolygon {...icon16} />, industrial: <IconBuildingWarehouse {...icon16} /> } as const;

interface CallerCardProps {
  readonly domain: Domain;
  readonly person: Person;
  /** Goes to a page, in this tab. */
  readonly onOpen: (href: string) => void;
  readonly ref: Ref<HTMLElement>;
}

/**
 * What is needed during a call with a person: numbers, mail, responsible employee, last talk, requests of both domains.
 */
export function CallerCard({ domain, person, onOpen, ref }: CallerCardProps) {
  const { data, isError, isFetching, refetch } = useQuery(callerCardQuery(person));
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft') return;
    event.preventDefault();
    event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  };
  const link = (href: string, words: ReactNode) => (
    <a
      className={linkClass}
      href={href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(href);
      }}
    >
      {words}
    </a>
  );
  const company = data?.companyName ?? person.companyName;
  return (
    <aside
      ref={ref}
      className={`${classes.card} thin`}
      aria-label={`Карточка: ${person.name}`}
      onKeyDown={handleKeyDown}
    >
      <Row gap={12} align="flex-start">
        <Avatar name={initialedName(person)} />
        <div className={classes.words}>
          <h2 className={classes.name}>{person.name}</h2>
          {company !== null && data?.companyId != null && (
            <Text size={13}>{link(customerPath(domain, 'company', data.companyId), company)}</Text>
          )}
        </div>
      </Row>
      {isError && data === undefined && <LoadAgain onRetry={() => void refetch()} isBusy={isFetching} />}
      {data && (
        <>
          <dl className={classes.facts}>
            {data.phones.length > 0 && (
              <Fact label="Телефон">
                {data.phones.map((phone) => (
                  <PhoneLink key={phone} phone={phone} />
                ))}
              </Fact>
            )}
            {data.emails.length > 0 && (
              <Fact label="Почта">
                {data.emails.map((email) => (
                  <a key={email} className={linkClass} href={`mailto:${email}`}>
                    {email}
                  </a>
                ))}
              </Fact>
            )}
            {data.responsibleEmployeeId !== null && (
              <Fact label="Ведёт">
                <EmployeeName id={data.responsibleEmployeeId} />
              </Fact>
            )}
            {data.note !== null && <Fact label="Заметка">{data.note}</Fact>}
          </dl>
          {data.lastTalk && (
            <section>
              <h3 className={classes.heading}>
                Последний разговор <span className={classes.when}>{talkTime(data.lastTalk)}</span>
              </h3>
              <p className={classes.said}>{data.lastTalk.text}</p>
            </section>
          )}
          {data.requests.length > 0 && (
            <section>
              <h3 className={classes.heading}>
                Запросы
                {data.requestCount > data.requests.length && <span className={classes.when}> {data.requestCount}</span>}
              </h3>
              <ul className={classes.requests}>
                {data.requests.map((request) => (
                  <li key={request.id} data-domain={request.domain}>
                    <span className={classes.area}>{areaIcons[request.domain]}</span>
                    <span className={classes.words}>
                      {link(requestPath(request), request.name)}
                      <span className={classes.detail}>{callerRequestNote(request)}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </aside>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
