import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { IconArchive, IconArchiveOff, IconFileSpreadsheet, IconPlaylistAdd, IconRefresh } from '@tabler/icons-react';
import { BulkEdit } from '#operations/bulk-edit.tsx';
import { loadedFirst } from '#operations/loaded-first.ts';
import { ToSelection } from '#sharing/to-selection/to-selection.tsx';
import { ChooseAll } from '#table/choose-all.tsx';
import { chosenTitle, isPartOfFound } from '#table/chosen-title.ts';
import { archiveQuestion } from '#ui/bulk/archive-question.ts';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { areaSum } from './area-sum.ts';
import { byId, type ChosenVacancies, chosenOf, complexesOf } from './chosen-vacancies.ts';
import { useVacancyExport } from './use-vacancy-export.ts';
import type { useVacancyArchiving, useVacancyConfirming } from './vacancy-bulk.ts';
import { changedVacancies } from './vacancy-changes.ts';
import { vacancyListColumns } from './vacancy-list-columns.tsx';
import { findAllVacancies, MAX_CHOSEN, type VacancyOrder } from './vacancy-list-data.ts';

export interface ChosenVacanciesBarProps {
  readonly chosen: ChosenVacancies;
  /** Number of loaded rows. */
  readonly loadedCount: number;
  /** Number of results; undefined while unknown. */
  readonly total: number | undefined;
  readonly filter: FullFilterInput;
  readonly order: VacancyOrder;
  /** Owned by the page, so that a bulk action continues while the rows change. */
  readonly archiving: ReturnType<typeof useVacancyArchiving>;
  readonly confirming: ReturnType<typeof useVacancyConfirming>;
}

/** Bar under a table: the sum over the selection, a button to select all results, and bulk actions. */
export function ChosenVacanciesBar(props: ChosenVacanciesBarProps) {
  const { chosen, loadedCount, total, filter, order, archiving, confirming } = props;
  const sheet = useVacancyExport(vacancyListColumns);
  const all = [...chosen.facts.values()];
  const ids = all.map(({ id }) => id);
  const active = all.filter(({ isEnabled }) => isEnabled).map(({ id }) => id);
  const archived = all.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id);
  const isPart = isPartOfFound(all.length, loadedCount, total);
  const running = [archiving, confirming, sheet].flatMap(({ running: now, stop }) =>
    now ? [{ ...now, stop }] : [],
  )[0];

  /** Runs a bulk action and deselects the processed rows; refused and unprocessed ones stay selected. */
  async function archive(action: 'archive' | 'unarchive', on: readonly string[]) {
    const question =
      action === 'archive' ? archiveQuestion(on.length, vacancies, 'Вернуть их можно будет из архива.') : undefined;
    if (question && !(await confirm(question))) return;
    const settled = await archiving.run(action, on);
    chosen.onChange(byId(all.filter(({ id }) => !settled.has(id))));
  }

  async function actualize() {
    const settled = await confirming.run('actualize', complexesOf(all));
    chosen.onChange(byId(all.filter(({ complexId }) => !settled.has(complexId))));
  }

  return (
    <SelectionBar
      title={chosenTitle(all.length, isPart ? total : undefined, vacancies, ['Выбрана', 'Выбраны', 'Выбрано'])}
      details={areaSum(all)}
      onClear={chosen.onClear}
    >
      {running ? (
        <ProgressBar label={running.label} done={running.done} total={running.total} onCancel={running.stop} />
      ) : (
        <>
          {isPart && total !== undefined && (
            <ChooseAll
              total={total}
              most={MAX_CHOSEN}
              find={() => findAllVacancies(filter, order)}
              onChoose={(found) => chosen.onChange(byId(found.map(chosenOf)))}
              failed="Не удалось выбрать все вакансии"
            />
          )}
          <BulkEdit
            about={changedVacancies}
            ids={loadedFirst(ids, chosen.rows)}
            titleOf={(id) => titleOf(chosen, id)}
            onKeep={(left) => chosen.onChange(byId(all.filter(({ id }) => left.includes(id))))}
          />
          <ToSelection
            domain="industrial"
            objectIds={ids}
            hasKey
            button={(onClick) => (
              <SelectionAction icon={<IconPlaylistAdd {...icon16} />} onClick={onClick}>
                В подборку
              </SelectionAction>
            )}
          />
          <SelectionAction icon={<IconRefresh {...icon16} />} onClick={() => void actualize()} keyOf="actualize">
            Актуализировать
          </SelectionAction>
          <SelectionAction icon={<IconFileSpreadsheet {...icon16} />} onClick={() => void sheet.run(ids, chosen.rows)}>
            Экспорт выбранного в XLS
          </SelectionAction>
          {active.length > 0 && (
            <SelectionAction icon={<IconArchive {...icon16} />} onClick={() => void archive('archive', active)}>
              Архивировать
            </SelectionAction>
          )}
          {archived.length > 0 && (
            <SelectionAction icon={<IconArchiveOff {...icon16} />} onClick={() => void archive('unarchive', archived)}>
              Разархивировать
            </SelectionAction>
          )}
        </>
      )}
    </SelectionBar>
  );
}

function titleOf({ rows }: ChosenVacancies, id: string): string {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? 'Вакансия' : `${row.complexName}, ${row.name}`;
}
