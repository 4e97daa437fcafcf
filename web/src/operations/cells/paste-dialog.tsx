import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import type { Reference } from '#form/described/field-kit.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import type { CellWriter } from './cell-writer.ts';
import { type EditedRow, fieldOfCell, whyNotEdited } from './edited-cell.ts';
import { linesOf, type PasteAbout, type PastedBlock, pastedBlock } from './paste-block.ts';
import { PasteTable } from './paste-table.tsx';
import { averageShare, type LineState } from './pasted-lines.ts';
import { percentText } from './percent-text.ts';
import { type PastedList, RowsForPaste } from './rows-for-paste.tsx';
import { usePaste } from './use-paste.ts';

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
  const { block, lines, canSave, save, correct, ...paste } = usePaste(about, pasted, entries, onClose);
  const [tab, setTab] = useState<Tab>('all');

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
  const countOf = (state: LineState) => formatCount(lines.filter((line) => line.state === state).length);
  const tabs = [
    { value: 'all', label: `Все ${formatCount(total)}` },
    { value: 'changed', label: `Изменятся ${countOf('changed')}` },
    { value: 'same', label: `Уже такие ${countOf('same')}` },
    { value: 'refused', label: `Не приняты ${countOf('refused')}` },
  ] as const;
  const saveLabel = paste.isAgain
    ? `Повторить ${countOf('changed')}`
    : `Записать ${countOf('changed')} из ${formatCount(total)}`;
  // Memoized: a thousand rows are rendered again when they change, not at each step of the progress.
  const table = useMemo(() => {
    const shown = tab === 'all' ? lines : lines.filter(({ state }) => state === tab);
    return <PasteTable about={about} lines={shown} columnIds={block.columnIds} nameOf={nameOf} onCorrect={correct} />;
  }, [about, block, lines, nameOf, correct, tab]);
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
      {paste.progress && <ProgressBar label="Записано" {...paste.progress} onCancel={paste.stop} />}
      {paste.error && (
        <Text size={13} c="danger" role="alert">
          {failureText(paste.error)}
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

/** How many values are written into which rows, and which values do not fit. */
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
