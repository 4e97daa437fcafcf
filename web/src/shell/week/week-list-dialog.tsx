import type { NamedObject, WeekObject } from '@gektar/contract/week/week.ts';
import { formatDate, formatDateTime } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { PathLink } from '#ui/button/path-link.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './week.module.css';
import { titleOfFigure } from './week-columns.ts';
import { type CountedList, weekObjectsQuery } from './week-data.ts';
import { dealFigures, dealText } from './week-deals.tsx';

export interface WeekListDialogProps {
  readonly list: CountedList;
  /** '16 – 22 ноября 2026' */
  readonly period: string;
  readonly nameOf: (employeeId: string) => string | undefined;
  /** Opens a page by its path. */
  readonly onOpen: (path: string) => void;
  readonly onClose: () => void;
}

/** Dialog with the objects that a figure counts: each with its link, employee and time. */
export function WeekListDialog({ list, period, nameOf, onOpen, onClose }: WeekListDialogProps) {
  const whose = list.employeeId === undefined ? undefined : (nameOf(list.employeeId) ?? missing.value);
  const title = titleOfFigure[list.figure];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={whose === undefined ? title : `${title}: ${whose}`}
      size={760}
      footer={
        <Button variant="filled" onClick={onClose}>
          Закрыть
        </Button>
      }
    >
      <Stack gap={12}>
        <Text size={13} c="soft">
          {period}
        </Text>
        <Lines list={list} nameOf={nameOf} onOpen={onOpen} />
      </Stack>
    </Dialog>
  );
}

function Lines({ list, nameOf, onOpen }: Pick<WeekListDialogProps, 'list' | 'nameOf' | 'onOpen'>) {
  const query = useInfiniteQuery(weekObjectsQuery(list));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && data === undefined) {
    return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Spinner />;
  const objects = data.pages.flat();
  if (objects.length === 0) return <EmptyState title="Ничего нет" caption="За этот период показатель равен нулю" />;
  return (
    <>
      <ul className={classes.lines}>
        {objects.map((one) => (
          <li key={`${one.id} ${one.employeeId}`}>
            <Line one={one} onOpen={onOpen} />
            <Text as="span" size={12} c="mute" tabular className={classes.when}>
              {list.employeeId === undefined && <>{nameOf(one.employeeId) ?? missing.value}, </>}
              {formatDateTime(one.dateTime)}
            </Text>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Row gap={8}>
          <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Показать ещё
          </Button>
        </Row>
      )}
    </>
  );
}

const nouns: Partial<Record<WeekObject['entity'], string>> = {
  property: 'Участок',
  complex: 'Комплекс',
  building: 'Здание',
  vacancy: 'Вакансия',
};

function Line({ one, onOpen }: { readonly one: WeekObject; readonly onOpen: (path: string) => void }) {
  const { entity, object, request, deal } = one;
  // For a selection, only its request is named.
  const named = object ?? (entity.endsWith('_selection_link') ? request : null);
  const about = [nouns[entity], named?.place, named && states[named.state]].filter(Boolean);
  if (deal !== null) about.push(dealText(deal), ...dealFigures(deal), `закрыта ${formatDate(deal.closeDate)}`);
  return (
    <span>
      <Named object={named} onOpen={onOpen} />
      <small>
        {about.join(', ')}
        {object !== null && request !== null && (
          <>
            {about.length > 0 && ', '}запрос <Named object={request} onOpen={onOpen} />
          </>
        )}
      </small>
    </span>
  );
}

const states: Partial<Record<NamedObject['state'], string>> = { archived: 'в архиве', trashed: 'в корзине' };

function Named({ object, onOpen }: { readonly object: NamedObject | null; readonly onOpen: (path: string) => void }) {
  if (object === null) return <span className="mute">Удалено навсегда</span>;
  return (
    <PathLink path={object.path} onOpen={onOpen}>
      {object.title || missing.value}
    </PathLink>
  );
}
