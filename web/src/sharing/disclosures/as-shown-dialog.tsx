import type { Domain } from '@gektar/contract/domain.ts';
import type { CallOf } from '@gektar/contract/endpoint.ts';
import { disclosureCalls } from '@gektar/contract/sharing/disclosure-calls.ts';
import type { AsShown, disclosureEndpoints, Showing } from '@gektar/contract/sharing/disclosures.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { Scroller } from '#ui/component/scroller.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Text } from '#ui/layout/text.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { asShownRows } from './as-shown-rows.ts';
import { channelNames, clientName, objectTexts } from './disclosure-words.ts';
import classes from './disclosures.module.css';

interface AsShownDialogProps {
  readonly showing: Showing;
  readonly onClose: () => void;
}

/** 'Как показали': the object as the client saw it, compared with today. */
export function AsShownDialog({ showing, onClose }: AsShownDialogProps) {
  const { data, error, refetch } = useQuery(asShownQuery(showing));
  const { name, note } = objectTexts(showing);
  return (
    <Dialog opened onClose={onClose} title="Как показали" footer={<Button onClick={onClose}>Закрыть</Button>}>
      <Text fw={500}>{data?.title ?? [name, note].filter(Boolean).join(', ')}</Text>
      <Text size={13} c="soft" mb={12}>
        {[clientName(showing), formatDateTime(showing.dateTime), channelNames[showing.channel]].join(' · ')}
      </Text>
      {data ? <Compared showing={showing} shown={data} /> : null}
      {!data && error === null && <CardSkeleton />}
      {!data && error !== null && <FailedState caption={failureText(error)} onRetry={() => void refetch()} />}
    </Dialog>
  );
}

function Compared({ showing, shown }: { readonly showing: Showing; readonly shown: AsShown }) {
  return (
    <>
      <Scroller className={classes.asShown} aria-label="Как показали: таблица">
        <table className={classes.table} aria-label="Как показали">
          <thead>
            <tr>
              <th scope="col">Показатель</th>
              <th scope="col" className={classes.end}>
                Тогда
              </th>
              <th scope="col" className={classes.end}>
                Сейчас
              </th>
              <th scope="col" className={classes.end}>
                Разница
              </th>
            </tr>
          </thead>
          <tbody>
            {asShownRows(showing, shown).map(({ label, before, now, difference, isDifferent }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={classes.end}>{before}</td>
                <td className={classes.end}>{now}</td>
                <td className={classes.end}>
                  <span className={isDifferent ? classes.different : 'nil'}>{difference}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {!shown.isShownNow && (
        <Text size={13} c="mute" mt={8}>
          Сейчас объект клиентам не показывают: он в архиве, закрыт или удалён.
        </Text>
      )}
    </>
  );
}

function asShownQuery({ domain, id, objectId }: Showing) {
  const line: CallOf<ReturnType<typeof disclosureEndpoints<Domain>>['asShown']> = disclosureCalls(domain).asShown;
  return queryOptions({
    queryKey: ['disclosures', domain, 'as-shown', id, objectId],
    queryFn: ({ signal }) => call(line, { params: { id, objectId } }, { signal }),
    meta: { changedBy: domain === 'land' ? ['property'] : ['vacancy', 'building', 'complex'] },
    staleTime: 0,
  });
}
