import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf, vacancies } from '@gektar/format/plural.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import {
  IconArchive,
  IconArchiveOff,
  IconChecklist,
  IconFileSpreadsheet,
  IconPlaylistAdd,
  IconRefresh,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { complexForms } from '#industrial/industrial-words.ts';
import { openVacanciesOf } from '#industrial/vacancies/open-vacancies-of.ts';
import { BulkEdit } from '#operations/bulk-edit.tsx';
import { loadedFirst } from '#operations/loaded-first.ts';
import { ToSelection } from '#sharing/to-selection/to-selection.tsx';
import { ChooseAll } from '#table/choose-all.tsx';
import { chosenTitle, isPartOfFound } from '#table/chosen-title.ts';
import { useRowsExport } from '#table/use-rows-export.ts';
import { archiveQuestion } from '#ui/bulk/archive-question.ts';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { byId, type ChosenComplexes, chosenOf, sumsOf } from './chosen-complexes.ts';
import { restoreQuestion, type useComplexBulk } from './complex-bulk.ts';
import { changedComplexes } from './complex-changes.ts';
import { type ComplexOrder, findAllComplexes, findComplexesById, LIST_TAKE, MAX_CHOSEN } from './complex-list-data.ts';
import { complexSheetColumns, complexSheetName } from './complex-sheet.ts';

export interface ChosenBarProps {
  readonly chosen: ChosenComplexes;
  /** Number of loaded rows. */
  readonly loadedCount: number;
  /** Number of results; undefined while unknown. */
  readonly total: number | undefined;
  readonly filter: FullFilterInput;
  readonly order: ComplexOrder;
  /** Owned by the page, so that a bulk action continues while the rows change. */
  readonly actions: ReturnType<typeof useComplexBulk>;
}

/** Bar under a table: sums over the selection, a button to select all results, and bulk actions. */
export function ChosenBar({ chosen, loadedCount, total, filter, order, actions }: ChosenBarProps) {
  const sheet = useComplexExport();
  const all = [...chosen.facts.values()];
  const ids = all.map(({ id }) => id);
  const active = all.filter(({ isEnabled }) => isEnabled).map(({ id }) => id);
  const archived = all.filter(({ isEnabled }) => !isEnabled).map(({ id }) => id);
  const { vacancyCount, freeArea } = sumsOf(all);
  const isPart = isPartOfFound(all.length, loadedCount, total);
  const running = actions.running
    ? { ...actions.running, stop: actions.stop }
    : sheet.running && { ...sheet.running, stop: sheet.stop };

  /** Runs a bulk action and deselects the processed rows; refused and unprocessed ones stay selected. */
  async function run(action: Parameters<typeof actions.run>[0], on: readonly string[]) {
    const question = questionOf(action, on.length);
    if (question && !(await confirm(question))) return;
    const settled = await actions.run(action, on);
    chosen.onChange(byId(all.filter(({ id }) => !settled.has(id))));
  }

  return (
    <SelectionBar
      title={chosenTitle(all.length, isPart ? total : undefined, complexForms)}
      details={`${formatCountOf(vacancyCount, vacancies)} · ${withUnit(formatMeasured(freeArea), units.squareMetre)} свободно`}
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
              find={() => findAllComplexes(filter, order)}
              onChoose={(found) => chosen.onChange(byId(found.map(chosenOf)))}
              failed="Не удалось выбрать все объекты"
            />
          )}
          <BulkEdit
            about={changedComplexes}
            ids={loadedFirst(ids, chosen.rows)}
            responsible="responsibleUser"
            titleOf={(id) => chosen.rows.find((row) => row.id === id)?.name ?? 'Комплекс'}
            onKeep={(left) => chosen.onChange(byId(all.filter(({ id }) => left.includes(id))))}
          />
          <ToSelection
            domain="industrial"
            objectIds={() => openVacanciesOf(ids)}
            hasKey
            button={(onClick) => (
              <SelectionAction icon={<IconPlaylistAdd {...icon16} />} onClick={onClick}>
                В подборку
              </SelectionAction>
            )}
          />
          <SelectionAction icon={<IconFileSpreadsheet {...icon16} />} onClick={() => void sheet.run(ids, chosen.rows)}>
            Экспорт выбранного в XLS
          </SelectionAction>
          {active.length > 0 && (
            <>
              <SelectionAction
                icon={<IconRefresh {...icon16} />}
                onClick={() => void run('actualize', active)}
                keyOf="actualize"
              >
                Актуализировать
              </SelectionAction>
              <SelectionAction
                icon={<IconChecklist {...icon16} />}
                onClick={() => void run('actualizeVacancies', active)}
              >
                Вакансии актуальны
              </SelectionAction>
              <SelectionAction icon={<IconArchive {...icon16} />} onClick={() => void run('archive', active)}>
                Архивировать
              </SelectionAction>
            </>
          )}
          {archived.length > 0 && (
            <SelectionAction icon={<IconArchiveOff {...icon16} />} onClick={() => void run('unarchive', archived)}>
              Разархивировать
            </SelectionAction>
          )}
        </>
      )}
    </SelectionBar>
  );
}

function questionOf(action: Parameters<ChosenBarProps['actions']['run']>[0], count: number) {
  if (action === 'archive') return archiveQuestion(count, complexForms);
  return action === 'unarchive' ? restoreQuestion(count) : undefined;
}

function useComplexExport() {
  const client = useQueryClient();
  return useRowsExport<ComplexRow>({
    sheetName: 'Комплексы',
    forms: complexForms,
    findById: findComplexesById,
    take: LIST_TAKE,
    prepare: async () => {
      const { productName } = await client.ensureQueryData(settingsQuery);
      return { fileName: complexSheetName(productName), columns: complexSheetColumns };
    },
  });
}
