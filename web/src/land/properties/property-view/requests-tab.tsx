import { useQuery } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { formatDate } from '#format/date.ts';
import { missing } from '#format/words.ts';
import { propertyRequestsQuery } from '#land/properties/property-data.ts';
import { FailedState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tag } from '#ui/tag.tsx';
import classes from './requests-tab.module.css';

/** Requests whose selection holds the object. */
export function RequestsTab({ propertyId }: { propertyId: string }) {
  const { data: requests, error, isPending, refetch } = useQuery(propertyRequestsQuery(propertyId));
  if (isPending) return <Spinner />;
  if (requests === undefined) return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
  if (requests.length === 0) return <p className="mute">{missing.data}</p>;
  return (
    <ul className={classes.list}>
      {requests.map(({ id, name, requestDate, isActual, isEnabled }) => (
        <li key={id}>
          <span className={classes.name}>{name}</span>
          {!isEnabled && <Tag>В архиве</Tag>}
          {isEnabled && isActual && <Tag tone="ok">Актуален</Tag>}
          <time dateTime={requestDate} className={classes.date}>
            {formatDate(requestDate)}
          </time>
        </li>
      ))}
    </ul>
  );
}
