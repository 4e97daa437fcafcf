import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Reference } from '#form/described/field-kit.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { changedText, fieldLabels } from '#operations/operation-words.ts';
import { undo } from '#operations/undo-operation.ts';
import { useChanges } from '#operations/use-changes.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { EditedRow } from './edited-cell.ts';
import { cellKey, type PasteAbout, pastedBlock } from './paste-block.ts';
import { pastedLines } from './pasted-lines.ts';
import { usePastePreview } from './use-paste-preview.ts';

/**
 * A pasted block with corrections by hand, what each of its rows will become, and its write. Rows that a write refuses
 * stay, to be corrected and written again.
 * @param entries dictionary values by column
 * @param onDone called once all rows are written
 */
export function usePaste<Row extends EditedRow>(
  about: ChangedEntity,
  pasted: PasteAbout<Row>,
  entries: Readonly<Record<string, readonly Reference[] | undefined>>,
  onDone: () => void,
) {
  const client = useQueryClient();
  const changes = useChanges(about);
  const [corrected, setCorrected] = useState<ReadonlyMap<string, string>>(new Map());
  /** Outcomes of the rows that the last write refused. */
  const [refused, setRefused] = useState<ReadonlyMap<string, ChangeOutcome>>(new Map());
  const [isAgain, setIsAgain] = useState(false);
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(new Set());
  /** Current state of rows that somebody else has changed meanwhile. */
  const [fresh, setFresh] = useState<ReadonlyMap<string, object>>(new Map());
  const block = useMemo(() => {
    const rows = pasted.rows.map((row) => ({ ...row, ...fresh.get(row.id) }));
    return pastedBlock(about, { ...pasted, rows }, corrected, entries);
  }, [about, pasted, corrected, entries, fresh]);
  const open = useMemo(() => block.rows.filter(({ row }) => !doneIds.has(row.id)), [block, doneIds]);
  const preview = usePastePreview(about, open);
  const lines = useMemo(() => {
    const outcomes = new Map([...(preview.data ?? []), ...refused]);
    return pastedLines(about, { ...block, rows: open }, outcomes);
  }, [about, block, open, preview.data, refused]);
  const ready = lines.filter(({ state }) => state === 'changed');
  const canSave = ready.length > 0 && changes.progress === undefined && !preview.isFetching;

  async function save() {
    const rows = ready.map(({ pasted: { row, fields } }) => ({ id: row.id, rowVersion: row.rowVersion, fields }));
    const { outcomes: all, operationId, broken } = await changes.runEach(rows, undefined, { way: 'paste' });
    const done = all.filter(({ state }) => state === 'done');
    if (done.length > 0) {
      const action = {
        label: 'Отменить',
        isUndo: true,
        run: () => void undo(client, operationId, { forms: about.forms }),
      };
      showSuccess(changedText(done.length, about), fieldLabels(block.columnIds, about.fields), action);
    }
    if (broken !== undefined) showError('Не все строки записаны', broken);
    const left = all.filter(({ state }) => state !== 'done' && state !== 'same');
    if (left.length === 0 && broken === undefined) return onDone();
    setDoneIds((ids) => new Set([...ids, ...done.map(({ id }) => id)]));
    // A row that a colleague has changed is shown with its current value and can then be overwritten.
    const changed = left.flatMap(({ id, state, current }) =>
      state === 'stale' && typeof current === 'object' && current !== null ? [[id, current] as const] : [],
    );
    setFresh((all) => new Map([...all, ...changed]));
    setRefused(new Map(left.filter(({ state }) => state !== 'stale').map((outcome) => [outcome.id, outcome])));
    setIsAgain(true);
  }

  const correct = useCallback((row: EditedRow, columnId: string, text: string) => {
    setCorrected((all) => new Map(all).set(cellKey(row.id, columnId), text));
    setRefused((all) => new Map([...all].filter(([id]) => id !== row.id)));
  }, []);
  return {
    block,
    lines,
    canSave,
    /** Whether the rows are those that a write refused. */
    isAgain,
    save,
    correct,
    progress: changes.progress,
    stop: changes.stop,
    /** Failure of the preview. */
    error: preview.error,
  };
}
