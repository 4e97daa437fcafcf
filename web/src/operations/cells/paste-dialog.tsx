import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import type { Reference } from '#form/described/field-kit.ts';
import { changedText, fieldLabels } from '#operations/operation-words.ts';
import { undo } from '#operations/undo-operation.ts';
import { useChanges } from '#operations/use-changes.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import type { CellWriter } from './cell-writer.ts';
import { type EditedRow, fieldOfCell, whyNotEdited } from './edited-cell.ts';
import { cellKey, linesOf, type PasteAbout, type PastedBlock, pastedBlock } from './paste-block.ts';
import { PasteTable } from './paste-table.tsx';
import { averageShare, type LineState, pastedLines } from './pasted-lines.ts';
import { percentText } from './percent-text.ts';
import { type PastedList, RowsForPaste } from './rows-for-paste.tsx';
import { usePastePreview } from './use-paste-preview.ts';

export interface PasteDialogProps<Row> {
  readonly writer: CellWriter;
  readonly pasted: PasteAbout<Row>;
  readonly nameOf: (row: Row) => string;
  readonly list: PastedList<Row>;
  readonly onClose: () => void;
}

const rowForms: PluralForms = ['строка', 'строки', 'строк'];
const valueForms: PluralForms = ['значение', 'значения', 'значений'];

type Tab = LineState | 'all';

/**
 * Dialog for a pasted block before it is written. One value in one cell is written immediately, more rows are shown
 * first. The rows that a long block needs are loaded before that.
 */
export function PasteDialog<Row extends EditedRow>(props: PasteDialogProps<Row>) {
  const { pasted, list, onClose } = props;
  const [rows, setRows] = useState<readonly Row[]>();
  const whole = useMemo(() => rows && { ...pasted, rows }, [pasted, rows]);
  return whole === undefined ? (
    <RowsForPaste pasted={pasted} list={list} onReady={setRows} onClose={onClose} />
  ) : (
    <WholePaste {...props} pasted={whole} />
  );
}

function WholePaste<Row extends EditedRow>(props: PasteDialogProps<Row>) {
  const { writer, pasted, onClose } = props;
  const { about } = writer;
  const sources = pasted.columnIds.flatMap((id) => {
    const field = fieldOfCell(about, id);
    return field?.kind === 'choice' ? [{ id, source: field.source }] : [];
  });
  const [entries, setEntries] = useState<Readonly<Record<string, readonly Reference[] | undefined>>>({});
  const isSingle = pasted.text !== undefined && isOneValue(pasted.text);
  const isLoaded = sources.every(({ id }) => entries[id] !== undefined);
  return (
    <>
      {sources.map(({ id, source }) => (
        <about.kit.Entries
          key={id}
          source={source}
          onLoaded={(loaded) => setEntries((all) => (all[id] === undefined ? { ...all, [id]: loaded } : all))}
        />
      ))}
      {isLoaded &&
        (isSingle ? (
          <SingleValue {...props} entries={entries} />
        ) : (
          <BlockDialog {...props} entries={entries} onClose={onClose} />
        ))}
    </>
  );
}

interface LoadedProps<Row> extends PasteDialogProps<Row> {
  /** Dictionary values by column. */
  readonly entries: Readonly<Record<string, readonly Reference[] | undefined>>;
}

function isOneValue(text: string): boolean {
  const lines = linesOf(text);
  return lines.length === 1 && lines[0]?.length === 1;
}

/** A single value in one cell, written without a question. */
function SingleValue<Row extends EditedRow>({ writer, pasted, entries, onClose }: LoadedProps<Row>) {
  const write = useEffectEvent(() => {
    const [columnId] = pasted.columnIds;
    const [row] = pasted.rows;
    if (columnId !== undefined && row !== undefined) {
      if (fieldOfCell(writer.about, columnId) === undefined) {
        writer.explain(row.id, columnId, whyNotEdited(writer.about, columnId));
      } else {
        const [line] = pastedBlock(writer.about, { ...pasted, rows: [row] }, new Map(), entries).rows;
        const message = line?.messages[columnId];
        if (message !== undefined) writer.explain(row.id, columnId, message);
        else if (line !== undefined) writer.writeWire({ row, field: columnId, wire: line.fields[columnId] });
      }
    }
    onClose();
  });
  useEffect(() => write(), []);
  return null;
}

function BlockDialog<Row extends EditedRow>(props: LoadedProps<Row>) {
  const { writer, pasted, entries, nameOf, onClose } = props;
  const { about } = writer;
  const client = useQueryClient();
  const changes = useChanges(about);
  const [corrected, setCorrected] = useState<ReadonlyMap<string, string>>(new Map());
  /** Outcomes of the rows that the last write refused. */
  const [refused, setRefused] = useState<ReadonlyMap<string, ChangeOutcome>>(new Map());
  const [isAgain, setIsAgain] = useState(false);
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(new Set());
  /** Current state of rows that somebody else has changed meanwhile. */
  const [fresh, setFresh] = useState<ReadonlyMap<string, object>>(new Map());
  const [tab, setTab] = useState<Tab>('all');
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
  const of = (state: LineState) => lines.filter((line) => line.state === state);
  const ready = of('changed');
  const isRunning = changes.progress !== undefined;
  const canSave = ready.length > 0 && !isRunning && !preview.isFetching;

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
    if (left.length === 0 && broken === undefined) return onClose();
    setDoneIds((ids) => new Set([...ids, ...done.map(({ id }) => id)]));
    // A row that a colleague has changed is shown with its current value and can then be overwritten.
    const changed = left.flatMap(({ id, state, current }) =>
      state === 'stale' && typeof current === 'object' && current !== null ? [[id, current] as const] : [],
    );
    setFresh((all) => new Map([...all, ...changed]));
    setRefused(new Map(left.filter(({ state }) => state !== 'stale').map((outcome) => [outcome.id, outcome])));
    setIsAgain(true);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'Enter' || isTyping || event.target instanceof HTMLButtonElement || !canSave) return;
    event.preventDefault();
    event.stopPropagation();
    void save();
  });
  useEffect(() => {
    // In the capture phase: until the focus has moved into the dialog, the table below would open a cell.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);

  const average = averageShare(lines);
  const total = lines.length;
  const tabs = [
    { value: 'all', label: `Все ${formatCount(total)}` },
    { value: 'changed', label: `Изменятся ${formatCount(ready.length)}` },
    { value: 'same', label: `Уже такие ${formatCount(of('same').length)}` },
    { value: 'refused', label: `Не приняты ${formatCount(of('refused').length)}` },
  ] as const;
  const saveLabel = isAgain
    ? `Повторить ${formatCount(ready.length)}`
    : `Записать ${formatCount(ready.length)} из ${formatCount(total)}`;
  // Memoized: a thousand rows are rendered again when they change, not at each step of the progress.
  const table = useMemo(() => {
    const correct = (row: EditedRow, columnId: string, text: string) => {
      setCorrected((all) => new Map(all).set(cellKey(row.id, columnId), text));
      setRefused((all) => new Map([...all].filter(([id]) => id !== row.id)));
    };
    const shown = tab === 'all' ? lines : lines.filter(({ state }) => state === tab);
    return <PasteTable about={about} lines={shown} columnIds={block.columnIds} nameOf={nameOf} onCorrect={correct} />;
  }, [about, block, lines, nameOf, tab]);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="min(100vw, 920px)"
      title={pasteTitle(writer, pasted, block)}
      footerStart={
        <Row>
          <Text as="span" size={13} c="soft">
            Одно действие: отменяется целиком. Не принятые можно исправить здесь же.
          </Text>
        </Row>
      }
      footer={
        <>
          <Button onClick={onClose}>Отменить</Button>
          <Button variant="filled" data-autofocus disabled={!canSave} onClick={() => void save()}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <PasteNotes {...props} block={block} />
      <Row gap={12} my={12} justify="space-between" wrap="wrap">
        <Segmented<Tab> aria-label="Показать строки" value={tab} onChange={setTab} options={tabs} />
        {average !== undefined && (
          <Text as="span" size={13} c="soft">
            в среднем {percentText(average)}
          </Text>
        )}
      </Row>
      {changes.progress && <ProgressBar label="Записано" {...changes.progress} onCancel={changes.stop} />}
      {preview.error && (
        <Text size={13} c="danger" role="alert">
          {failureText(preview.error)}
        </Text>
      )}
      {table}
    </Dialog>
  );
}

function pasteTitle<Row>({ about }: CellWriter, { values }: PasteAbout<Row>, { columnIds }: PastedBlock<Row>): string {
  const labels = columnIds.map((id) => {
    const field = about.fields[id];
    return field?.kind === 'number' ? `«${field.label}, ${field.unit}»` : `«${field?.label}»`;
  });
  const what = labels.length === 1 ? `столбец ${labels.join('')}` : `столбцы ${labels.join(', ')}`;
  return `${values === undefined ? 'Вставка в' : 'Заполнить'} ${what}`;
}

interface NotesProps<Row> extends Pick<PasteDialogProps<Row>, 'writer' | 'pasted' | 'nameOf' | 'list'> {
  readonly block: PastedBlock<Row>;
}

/** How many values go into which rows, and which of them do not fit. */
function PasteNotes<Row extends EditedRow>({ writer, pasted, block, nameOf, list }: NotesProps<Row>) {
  const [first] = pasted.rows;
  const { rows, columnIds, skippedIds, extraLines } = block;
  const count = rows.length * columnIds.length;
  return (
    <Text size={13} c="soft">
      {pasted.values === undefined && `${formatCountOf(count, valueForms)} из буфера, `}
      {formatCountOf(rows.length, rowForms)}
      {first !== undefined && `: с «${nameOf(first)}» вниз`}
      {skippedIds.length > 0 &&
        `. Не вставляется: ${skippedIds.map((id) => writer.about.fields[id]?.label ?? 'столбец без поля').join(', ')}`}
      {extraLines > 0 &&
        (list.rows.length >= list.totalCount
          ? `. Строк меньше, чем значений: ${formatCount(extraLines)} лишних`
          : `. Загружены первые ${formatCountOf(list.rows.length, rowForms)} списка, ${formatCount(extraLines)} не вставится: вставьте их отдельно`)}
    </Text>
  );
}
