import type { FailureCode } from '@gektar/contract/failure.ts';
import type { Order } from '@gektar/contract/list.ts';
import { MAX_TAKE } from '@gektar/contract/list-limits.ts';
import { formatCountOf, plural, requests } from '@gektar/format/plural.ts';
import { IconRefresh } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  archiveActions,
  type ChosenAction,
  ChosenBar,
  type ChosenBarAbout,
  type ChosenEditProps,
  type ChosenListProps,
} from '#table/chosen-bar.tsx';
import { archiveQuestion } from '#ui/bulk/archive-question.ts';
import type { BulkActions } from '#ui/bulk/bulk-actions.ts';
import { AT_ONCE, eachAlone } from '#ui/bulk/each-alone.ts';
import { useBulkAction } from '#ui/bulk/use-bulk-action.ts';
import { type ChosenRequest, requestsById } from './chosen-request.ts';
import type { AnyRequest } from './request-kind.ts';
import { ARCHIVED, FAILED, RESTORED } from './request-toasts.ts';

type Action = 'archive' | 'unarchive' | 'actualize';

/** Parts of the bar that a domain supplies; declared at module level. */
export interface ChosenRequestsAbout<Request extends AnyRequest, Filter, Sort extends string> {
  /** Buttons that change fields of the chosen requests. */
  readonly Edit: ComponentType<ChosenEditProps & { readonly titleOf: (id: string) => string }>;
  readonly notFound: FailureCode;
  /** Calls for one request, as parts of the operation `runId` (0058). */
  readonly archive: (id: string, isEnabled: boolean, runId: string) => Promise<unknown>;
  /** Absent where requests are not confirmed. */
  readonly actualize?: (id: string, runId: string) => Promise<unknown>;
  /** Undoes a run, with its toast. */
  readonly undo: (client: QueryClient, runId: string) => Promise<unknown>;
  readonly refresh: (client: QueryClient) => Promise<unknown>;
  readonly find: (query: { take: number } & Order<Sort>, filter: Filter) => Promise<readonly Request[]>;
}

export interface ChosenRequestsBarProps<Request extends AnyRequest, Filter, Sort extends string>
  extends ChosenListProps<Request, ChosenRequest> {
  readonly filter: Filter;
  readonly order: Order<Sort>;
}

const bar: ChosenBarAbout<ChosenRequest> = {
  forms: requests,
  most: MAX_TAKE,
  failed: 'Не удалось выбрать все запросы',
  isEnabled: ({ isEnabled }) => isEnabled,
};

const archiving = (count: number) => archiveQuestion(count, requests, 'Вернуть их можно будет из архива.');

/** Makes the bar under a table of requests. */
export function chosenRequestsOf<Request extends AnyRequest, Filter, Sort extends string>(
  about: ChosenRequestsAbout<Request, Filter, Sort>,
) {
  const { Edit, find, actualize } = about;
  const bulk = bulkOf(about);
  return function ChosenRequestsBar(props: ChosenRequestsBarProps<Request, Filter, Sort>) {
    const { chosen, filter, order } = props;
    const action = useBulkAction(bulk);
    const actualizing: ChosenAction = {
      label: 'Актуализировать',
      Icon: IconRefresh,
      keyOf: 'actualize',
      of: 'active',
      run: (ids) => action.run('actualize', ids),
    };
    return (
      <ChosenBar
        {...props}
        about={bar}
        findAll={async () => requestsById(await find({ take: MAX_TAKE, ...order }, filter))}
        runs={[action]}
        edit={(edit) => <Edit {...edit} titleOf={(id) => chosen.facts.get(id)?.name ?? 'Запрос'} />}
        actions={[...(actualize ? [actualizing] : []), ...archiveActions(action.run, { archive: archiving })]}
      />
    );
  };
}

function bulkOf<Request extends AnyRequest, Filter, Sort extends string>({
  notFound,
  archive,
  actualize,
  undo,
  refresh,
}: ChosenRequestsAbout<Request, Filter, Sort>): BulkActions<Action> {
  const each = (ids: readonly string[], send: (id: string) => Promise<unknown>) => eachAlone(ids, notFound, send);
  const unchanged = () => '';
  return {
    words: {
      archive: {
        running: 'Архивирование',
        one: ARCHIVED,
        many: (count) => `${formatCountOf(count, requests)} в архиве`,
        unchanged,
        failed: FAILED,
      },
      unarchive: {
        running: 'Разархивирование',
        one: RESTORED,
        many: (count) => `${formatCountOf(count, requests)} из архива`,
        unchanged,
        failed: FAILED,
      },
      actualize: {
        running: 'Актуализация',
        one: 'Запрос актуализирован',
        many: (count) =>
          `${formatCountOf(count, requests)} ${plural(count, ['актуализирован', 'актуализировано', 'актуализировано'])}`,
        unchanged,
        failed: 'Не удалось актуализировать запросы',
      },
    },
    undo,
    things: {
      forms: requests,
      deleted: ['удалён', 'удалены', 'удалены'],
      deletedAlone: 'Его удалил другой сотрудник',
    },
    take: AT_ONCE,
    call: (action, ids, runId) =>
      each(ids, (id) =>
        action === 'actualize' && actualize ? actualize(id, runId) : archive(id, action === 'unarchive', runId),
      ),
    refresh,
  };
}
