import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { storedEmployeeId } from '#api/session.ts';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { dropBulkDraft, storeBulkDraft } from './bulk-draft.ts';
import { BulkOutcome, type SeenChange } from './bulk-outcome.tsx';
import { BulkRun, BulkRunButtons } from './bulk-run.tsx';
import { ChangePreview } from './change-preview.tsx';
import { ChangeRow } from './change-row.tsx';
import { changedOfText } from './change-words.ts';
import type { ChangedEntity } from './changed-entity.ts';
import { changedFields, changeOf, type FieldChange } from './field-change.ts';
import { changedText, fieldLabels } from './operation-words.ts';
import { skippedCounts } from './preview-summary.ts';
import { undo } from './undo-operation.ts';
import { type EndedChange, useChanges } from './use-changes.ts';

export interface BulkDrawerProps {
  readonly about: ChangedEntity;
  readonly ids: readonly string[];
  /** Wire name of the field that the first row begins with: set when the drawer was opened by 'Ответственный'. */
  readonly first?: string | undefined;
  /** Rows of a drawer that an expired sign-in has closed. */
  readonly typed?: readonly FieldChange[] | undefined;
  /** Name of an object. */
  readonly titleOf: (id: string) => ReactNode;
  readonly onClose: () => void;
  /** Reduces the selection to these ids. */
  readonly onKeep: (ids: readonly string[]) => void;
}

/**
 * Edits fields of many objects at once: rows of field, operation and value; then preview, progress, and outcome with
 * undo.
 */
export function BulkDrawer({ about, ids, first, typed, titleOf, onClose, onKeep }: BulkDrawerProps) {
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
  const previewed = useDeferredValue(changed);
  const isReady = Object.keys(changed).length > 0;
  const isOne = ids.length === 1;
  const running = changes.progress?.isAtServer === true ? changes.progress : undefined;
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

  /** Applies an ended change to refused objects once more, as an operation of its own. */
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

  const setRow = (row: FieldChange) => setRows((all) => all.map((one) => (one.key === row.key ? row : one)));
  const add = () =>
    setRows((all) => [...all, changeOf(Math.max(-1, ...all.map(({ key }) => key)) + 1, undefined, fields)]);

  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={ended ? outcomeTitle(ended, ids.length, about) : `Изменить ${formatCountOf(ids.length, forms)}`}
      width="min(100vw, 720px)"
      onSave={ended ? onClose : () => void save()}
      saveLabel={ended ? 'Готово' : isOne ? 'Изменить' : `Изменить ${formatCountOf(ids.length, forms)}`}
      cancelLabel={ended ? 'Закрыть' : 'Отменить'}
      isSaving={isSaving && !running}
      isSaveDisabled={!ended && (!isReady || isSaving)}
      buttons={running && <BulkRunButtons onStop={changes.stop} onClose={onClose} />}
      footerEnd={
        !ended && (
          <Text as="kbd" size={11} c="soft" bd="line-2" bdrs="r1" px={6} className="on-laptop">
            Ctrl Enter
          </Text>
        )
      }
    >
      {ended ? (
        <BulkOutcome
          about={about}
          ended={ended}
          titleOf={titleOf}
          onAgain={(refusedIds) => void applyAgain(ended, refusedIds)}
          isBusy={isSaving}
          onKeep={onKeep}
          onClose={onClose}
        />
      ) : running ? (
        <BulkRun about={about} fields={changed} progress={running} titleOf={titleOf} />
      ) : (
        <>
          <Stack ref={first === undefined ? undefined : focusFirstValue} gap={8}>
            {rows.map((row) => (
              <ChangeRow
                key={row.key}
                about={about}
                row={row}
                onChange={setRow}
                onRemove={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
              />
            ))}
          </Stack>
          <Row mt={8}>
            <Button variant="subtle" leftSection={<IconPlus {...icon16} />} onClick={add}>
              Добавить поле
            </Button>
          </Row>
          <ChangePreview about={about} ids={ids} fields={previewed} titleOf={titleOf} />
        </>
      )}
    </SideDrawer>
  );
}

/** A ref: a drawer that opens with a chosen field begins at its value, whose list opens with the focus. */
function focusFirstValue(rows: HTMLElement | null): void {
  rows?.querySelector('[name^="change-"]')?.setAttribute('data-autofocus', '');
}

/** Also null when the note cannot be loaded, because the change itself is done. */
function seenByOthers({ seenBy }: ChangedEntity, { outcomes }: Pick<EndedChange, 'outcomes'>): Promise<ReactNode> {
  const done = outcomes.filter(({ state }) => state === 'done').map(({ id }) => id);
  if (seenBy === undefined || done.length === 0) return Promise.resolve(null);
  return seenBy(done).catch(() => null);
}

function outcomeTitle({ outcomes }: EndedChange, total: number, about: ChangedEntity): string {
  return changedOfText(outcomes.filter(({ state }) => state === 'done').length, total, about);
}
