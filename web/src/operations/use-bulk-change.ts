import { formatCount } from '@gektar/format/number.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { storedEmployeeId } from '#api/session.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { dropBulkDraft, storeBulkDraft } from './bulk-draft.ts';
import type { SeenChange } from './bulk-outcome.tsx';
import { changedOfText } from './change-words.ts';
import type { ChangedEntity } from './changed-entity.ts';
import { changedFields, changeOf, type FieldChange } from './field-change.ts';
import { changedText, fieldLabels } from './operation-words.ts';
import { skippedCounts } from './preview-summary.ts';
import { undo } from './undo-operation.ts';
import { type EndedChange, useChanges } from './use-changes.ts';

export interface BulkChangeAbout {
  readonly about: ChangedEntity;
  readonly ids: readonly string[];
  /** Wire name of the field that the first row begins with: set when the drawer was opened by 'Ответственный'. */
  readonly first?: string | undefined;
  /** Rows of a drawer that an expired sign-in has closed. */
  readonly typed?: readonly FieldChange[] | undefined;
  readonly onClose: () => void;
}

/** Rows of a change of many objects, its runs and their outcome. Ctrl+Enter runs it. */
export function useBulkChange({ about, ids, first, typed, onClose }: BulkChangeAbout) {
  const { fields, forms } = about;
  const [rows, setRows] = useState<readonly FieldChange[]>(typed ?? [changeOf(0, first, fields)]);
  const [ended, setEnded] = useState<SeenChange>();
  const [isSaving, setSaving] = useState(false);
  /** A change that was interrupted, with its fields: saving the same fields again continues it. */
  const [brokenOff, setBrokenOff] = useState<{ readonly operationId: string; readonly fields: object }>();
  const client = useQueryClient();
  const [employeeId] = useState(storedEmployeeId);
  const changes = useChanges(about);
  const changed = useMemo(() => changedFields(rows, fields), [rows, fields]);
  const isReady = Object.keys(changed).length > 0;
  /** False once the drawer is closed over a change that continues. */
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => {
    if (ended === undefined) storeBulkDraft(client, about, { ids, first, rows, employeeId });
    else dropBulkDraft(client, about);
  }, [client, about, ids, first, rows, employeeId, ended]);

  async function save() {
    setSaving(true);
    await run().finally(() => setSaving(false));
  }

  async function run() {
    const result = await changes.run(ids, changed, brokenOff?.fields === changed ? brokenOff.operationId : undefined);
    const done = result.outcomes.filter(({ state }) => state === 'done').length;
    const settled = result.outcomes.filter(({ state }) => state === 'done' || state === 'same').length;
    if (result.broken !== undefined) {
      setBrokenOff({ operationId: result.operationId, fields: changed });
      showError(`Изменено ${formatCount(done)} из ${formatCount(ids.length)}`, result.broken);
      return;
    }
    const seenBy = await seenByOthers(about, result);
    const undoAction = { label: 'Отменить', isUndo: true, run: () => void undo(client, result.operationId, { forms }) };
    const skipped = skippedCounts(result.outcomes, Object.keys(changed), about);
    if (settled === ids.length && seenBy === null) {
      const details = [fieldLabels(Object.keys(changed), fields), skipped].filter(Boolean).join('. ');
      if (done > 0) showSuccess(changedText(done, about), details, undoAction);
      else showSuccess(skipped === '' ? 'Всё уже так' : 'Ничего не изменено', skipped);
      if (isOpen.current) onClose();
      return;
    }
    if (!isOpen.current) {
      showSuccess(outcomeTitle(result, ids.length, about), fieldLabels(Object.keys(changed), fields), undoAction);
      return;
    }
    setEnded({ ...result, operationIds: [result.operationId], fields: changed, seenBy });
  }

  /** Applies an ended change to refused objects once more, as a separate operation. */
  async function applyAgain(before: SeenChange, refusedIds: readonly string[]) {
    setSaving(true);
    const result = await changes.run(refusedIds, before.fields).finally(() => setSaving(false));
    const now = new Map(result.outcomes.map((outcome) => [outcome.id, outcome]));
    const outcomes = before.outcomes.map((outcome) => now.get(outcome.id) ?? outcome);
    const operationIds = [...before.operationIds, result.operationId];
    if (result.broken === undefined)
      setEnded({ ...before, outcomes, operationIds, seenBy: await seenByOthers(about, { ...before, outcomes }) });
    else showError('Не удалось применить', result.broken);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.defaultPrevented || !isSubmit || !isReady || isSaving || ended !== undefined) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  return {
    rows,
    changed,
    isReady,
    isSaving,
    /** The change while the server applies it. */
    running: changes.progress?.isAtServer === true ? changes.progress : undefined,
    ended,
    save,
    applyAgain,
    stop: changes.stop,
    setRow: (row: FieldChange) => setRows((all) => all.map((one) => (one.key === row.key ? row : one))),
    addRow: () =>
      setRows((all) => [...all, changeOf(Math.max(-1, ...all.map(({ key }) => key)) + 1, undefined, fields)]),
    removeRow: (row: FieldChange) => setRows((all) => all.filter(({ key }) => key !== row.key)),
  };
}

/** Also null when the note cannot be loaded, because the change itself is done. */
function seenByOthers({ seenBy }: ChangedEntity, { outcomes }: Pick<EndedChange, 'outcomes'>): Promise<ReactNode> {
  const done = outcomes.filter(({ state }) => state === 'done').map(({ id }) => id);
  if (seenBy === undefined || done.length === 0) return Promise.resolve(null);
  return seenBy(done).catch(() => null);
}

/** 'Изменено 12 из 14 …' */
export function outcomeTitle({ outcomes }: EndedChange, total: number, about: ChangedEntity): string {
  return changedOfText(outcomes.filter(({ state }) => state === 'done').length, total, about);
}
