import { describedValue } from '@gektar/contract/described-value.ts';
import { fixedValue, flagWord } from '@gektar/contract/fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { emptyValue } from '#form/described/described-values.ts';
import { useLeaveGuard } from '#form/leave-guard.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import type { CellEditing } from '#table/cell-editing.ts';
import type { EditingProps } from '#table/use-loaded-editing.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { openCellDrafts } from './cell-drafts.ts';
import { CellView } from './cell-view.tsx';
import { CellWriter, valueOfCell } from './cell-writer.ts';
import { type EditedRow, fieldOfCell, whyNotEdited, wireValue } from './edited-cell.ts';
import { FieldEditor } from './field-editor.tsx';
import type { PasteAbout } from './paste-block.ts';
import { pressHeldKeys } from './press-held-keys.ts';
import { UnwrittenBar } from './unwritten-bar.tsx';

const PasteDialog = lazyPart(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));
const RowSheet = lazyPart(async () => ({ default: (await import('./row-sheet.tsx')).RowSheet }));

interface OpenedRow<Row> {
  readonly row: Row;
  readonly columnId: string;
  /** Whether the other fields are left out. */
  readonly isAlone: boolean;
}

/**
 * Creates the component that makes the cells of these entities editable; they can also be copied, pasted and filled.
 */
export function editingOf(about: ChangedEntity) {
  return function Editing<Row extends EditedRow>(props: EditingProps<Row>) {
    const { nameOf, rows, totalCount = rows.length, paging, page, onReady } = props;
    const client = useQueryClient();
    const [pasted, setPasted] = useState<PasteAbout<Row>>();
    const [opened, setOpened] = useState<OpenedRow<Row>>();
    const pastedRows = new Map(pasted && [...rows, ...pasted.rows].map((row) => [row.id, row]));
    const nameOfId = ({ id }: EditedRow) => {
      const row = pastedRows.get(id);
      return row === undefined ? '' : nameOf(row);
    };
    const [{ writer, editing }] = useState(() => {
      const drafts = openCellDrafts(page?.path ?? window.location.pathname);
      const made = new CellWriter(about, client, { drafts, isOnPage: page !== undefined });
      return { writer: made, editing: cellEditing<Row>(made, rightsOf(about, client), setPasted, setOpened) };
    });
    useEffect(() => {
      onReady(editing);
      void pressHeldKeys();
    }, [onReady, editing]);
    useEffect(() => {
      void writer.resume();
      return () => writer.pause();
    }, [writer]);
    const isUnsaved = useSyncExternalStore(writer.store.subscribe, () => writer.store.hasUnsaved());
    useLeaveGuard(isUnsaved, () => writer.giveUp());
    return (
      <>
        <UnwrittenBar writer={writer} isOnPage={page !== undefined} />
        {pasted && (
          <Suspense>
            <PasteDialog
              writer={writer}
              pasted={pasted}
              nameOf={nameOfId}
              list={{ rows, totalCount, paging }}
              onClose={() => setPasted(undefined)}
            />
          </Suspense>
        )}
        {opened && (
          <Suspense>
            <RowSheet
              key={opened.row.id}
              writer={writer}
              row={rows.find(({ id }) => id === opened.row.id) ?? opened.row}
              name={nameOf(opened.row)}
              field={opened.columnId}
              isAlone={opened.isAlone}
              onClose={() => setOpened(undefined)}
            />
          </Suspense>
        )}
      </>
    );
  };
}

function cellEditing<Row extends EditedRow>(
  writer: CellWriter,
  rights: Rights,
  onPaste: (pasted: PasteAbout<Row>) => void,
  onOpenRow: (opened: OpenedRow<Row>) => void,
): CellEditing<Row> {
  const { about, store } = writer;
  const canEdit = ({ id }: Row, columnId: string) =>
    fieldOfCell(about, columnId) !== undefined && rights.refusal(id) === undefined;
  const refuse = ({ id }: Row, columnId: string) => {
    const refusal = fieldOfCell(about, columnId) && rights.refusal(id);
    if (refusal !== undefined) writer.lock(id, columnId, refusal);
    return refusal !== undefined;
  };
  return {
    subscribe: store.subscribe,
    states: store.states,
    canEdit,
    approach: ({ id }) => rights.ask(id),
    refuse,
    Editor: (props) => <FieldEditor {...props} writer={writer} />,
    View: (props) => <CellView {...props} description={about.fields[props.columnId]} writer={writer} />,
    explain: (row, columnId) => writer.explain(row.id, columnId, whyNotEdited(about, columnId)),
    toggle: (row, columnId) => {
      const field = fieldOfCell(about, columnId);
      if (field?.kind !== 'flag') return false;
      if (refuse(row, columnId)) return true;
      writer.write({ row, field: columnId, value: wireValue(row, columnId) !== true });
      return true;
    },
    clear: (row, columnId) => {
      const field = fieldOfCell(about, columnId);
      if (field !== undefined) writer.write({ row, field: columnId, value: emptyValue(field) });
    },
    textOf: (row, columnId) => copiedText(about, row, columnId),
    openRow: (row, columnId, isAlone = false) => onOpenRow({ row, columnId, isAlone }),
    paste: (text, rows, columnIds) => onPaste({ text, rows, columnIds }),
    fillDown: ({ rows: [first, ...others], columnIds }) => {
      if (first === undefined) return;
      const values = Object.fromEntries(columnIds.map((id) => [id, valueOfCell(about.fields, first, id)]));
      onPaste({ values, rows: others, columnIds });
    },
  };
}

/** Rights of the signed-in person to change rows, by row id. */
interface Rights {
  readonly ask: (id: string) => void;
  /** Undefined: allowed, or not known yet, in which case the server decides. */
  readonly refusal: (id: string) => string | undefined;
}

function rightsOf({ access }: ChangedEntity, client: QueryClient): Rights {
  if (access === undefined) return { ask: () => undefined, refusal: () => undefined };
  return {
    ask: (id) => void access.ask(client, id),
    refusal: (id) => (access.isRefused(client, id) ? access.refusal : undefined),
  };
}

/** Text of a value for a spreadsheet: numbers without spaces and units. */
function copiedText({ fields }: ChangedEntity, row: object, columnId: string): string | undefined {
  const description = fields[columnId];
  if (description === undefined) return undefined;
  const of = describedValue(description, wireValue(row, columnId));
  switch (of.kind) {
    case 'number':
      return of.value === null || of.value === undefined ? '' : String(of.value).replace('.', ',');
    case 'text':
    case 'link':
      return of.value ?? '';
    case 'day':
      return of.value === null ? '' : formatDate(of.value);
    case 'flag':
      return flagWord(of.field, of.value) ?? '';
    case 'choice':
      return of.value?.name ?? '';
    case 'option':
      return fixedValue(of.field.values, of.value)?.name ?? '';
    default:
      return undefined;
  }
}
