import type { FailureCode } from '@gektar/contract/failure.ts';
import type { Order } from '@gektar/contract/list.ts';
import { MAX_TAKE } from '@gektar/contract/list-limits.ts';
import { formatCountOf, plural, requests } from '@gektar/format/plural.ts';
import { IconArchive, IconArchiveOff, IconRefresh } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ChooseAll } from '#table/choose-all.tsx';
import type { Chosen } from '#table/chosen-rows.ts';
import { chosenTitle, isPartOfFound } from '#table/chosen-title.ts';
import { archiveQuestion } from '#ui/bulk/archive-question.ts';
import type { BulkActions } from '#ui/bulk/bulk-actions.ts';
import { AT_ONCE, eachAlone } from '#ui/bulk/each-alone.ts';
import { useBulkAction } from '#ui/bulk/use-bulk-action.ts';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { type ChosenRequest, requestsById } from './chosen-request.ts';
import type { AnyRequest } from './request-kind.ts';
import { ARCHIVED, FAILED, RESTORED } from './request-toasts.ts';

type Action = 'archive' | 'unarchive' | 'actualize';

/** What the bar needs from a domain; declared at module level. */
export interface ChosenRequestsAbout<Request extends AnyRequest, Filter, Sort extends string> {
  /** Buttons that change fields of the chosen requests. */
  readonly Edit: ComponentType<EditProps>;
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

interface EditProps {
  readonly ids: readonly string[];
  readonly titleOf: (id: string) => string;
  /** Reduces the selection to these ids. */
  readonly onKeep: (ids: readonly string[]) => void;
}

export interface ChosenRequestsBarProps<Request extends AnyRequest, Filter, Sort extends string> {
  readonly chosen: Chosen<Request, ChosenRequest>;
  /** Number of loaded rows. */
  readonly loadedCount: number;
  /** Number of results; undefined while unknown. */
  readonly total: number | undefined;
  readonly filter: Filter;
  readonly order: Order<Sort>;
}

/** Makes the bar under a table of requests: a button to choose all results, and actions over the chosen requests. */
export function chosenRequestsOf<Request extends AnyRequest, Filter, Sort extends string>(
  about: ChosenRequestsAbout<Request, Filter, Sort>,
) {
  const { Edit, find, actualize } = about;
  const bulk = bulkOf(about);
  return function ChosenRequestsBar(props: ChosenRequestsBarProps<Request, Filter, Sort>) {
    const { chosen, loadedCount, total, filter, order } = props;
    const { run, running, stop } = useBulkAction(bulk);
    const all = [...chosen.facts.values()];
    const ids = all.map(({ id }) => id);
    const active = all.filter(({ isEnabled }) => isEnabled).map(({ id }) => id);
    const archived = all.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id);
    const isPart = isPartOfFound(all.length, loadedCount, total);

    /** Runs a bulk action and deselects the processed rows; refused and unprocessed ones stay selected. */
    async function act(action: Action, on: readonly string[]) {
      const wayBack = 'Вернуть их можно будет из архива.';
      const question = action === 'archive' ? archiveQuestion(on.length, requests, wayBack) : undefined;
      if (question && !(await confirm(question))) return;
      const settled = await run(action, on);
      chosen.onChange(requestsById(all.filter(({ id }) => !settled.has(id))));
    }

    return (
      <SelectionBar title={chosenTitle(all.length, isPart ? total : undefined, requests)} onClear={chosen.onClear}>
        {running ? (
          <ProgressBar label={running.label} done={running.done} total={running.total} onCancel={stop} />
        ) : (
          <>
            {isPart && total !== undefined && (
              <ChooseAll
                total={total}
                most={MAX_TAKE}
                find={() => find({ take: MAX_TAKE, ...order }, filter)}
                onChoose={(found) => chosen.onChange(requestsById(found))}
                failed="Не удалось выбрать все запросы"
              />
            )}
            <Edit
              // In the order of the screen: a preview names the first ones.
              ids={[...new Set([...chosen.rows.map(({ id }) => id), ...ids])]}
              titleOf={(id) => chosen.facts.get(id)?.name ?? 'Запрос'}
              onKeep={(left) => chosen.onChange(requestsById(all.filter(({ id }) => left.includes(id))))}
            />
            {actualize && active.length > 0 && (
              <SelectionAction
                icon={<IconRefresh {...icon16} />}
                onClick={() => void act('actualize', active)}
                keyOf="actualize"
              >
                Актуализировать
              </SelectionAction>
            )}
            {active.length > 0 && (
              <SelectionAction icon={<IconArchive {...icon16} />} onClick={() => void act('archive', active)}>
                Архивировать
              </SelectionAction>
            )}
            {archived.length > 0 && (
              <SelectionAction icon={<IconArchiveOff {...icon16} />} onClick={() => void act('unarchive', archived)}>
                Разархивировать
              </SelectionAction>
            )}
          </>
        )}
      </SelectionBar>
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
