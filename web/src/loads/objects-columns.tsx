import type { Load, LoadObject, ObjectCell } from '@gektar/contract/loads/load.ts';
import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import type { TableColumn } from '#table/table-column.ts';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';
import type { LoadKind } from './load-kind.ts';
import { StateMark, type StateTone } from './state-mark.tsx';

const figure = /^[−-]?[\d\s\u00a0\u202f]+(,\d+)?$|^\d\d\.\d\d\.\d{4}$/;

/** Fields that a column shows; none for the number of the row and the state. */
function fieldsOf(columnId: string, { title, part }: LoadKind): readonly string[] {
  if (columnId === 'title') return title.fields;
  if (columnId === 'part') return part.fields;
  return columnId === 'row' || columnId === 'state' ? [] : [columnId];
}

/** The cell of the file behind a cell of the table: of several a doubtful one first. */
export function cellAt({ cells }: LoadObject, columnId: string, kind: LoadKind): ObjectCell | undefined {
  const fields = fieldsOf(columnId, kind);
  const own = cells.filter(({ field }) => fields.includes(field));
  return own.find(({ doubt }) => doubt !== null) ?? own[0];
}

/**
 * Columns of the objects of a load: row of the file, name, fields that the file has, state.
 * @param objects the first objects, by which columns of figures are found
 */
export function objectColumns(
  { fields, tables, questions }: Pick<Load, 'fields' | 'tables' | 'questions'>,
  objects: readonly LoadObject[],
  kind: LoadKind,
): readonly TableColumn<LoadObject>[] {
  const ofFile = new Set([
    ...tables.flatMap(({ columns }) => columns.flatMap(({ field }) => field ?? [])),
    ...questions.map(({ field }) => field),
    ...objects.flatMap(({ cells }) => cells.map(({ field }) => field)),
  ]);
  const inNames = [...kind.title.fields, ...kind.part.fields];
  const position = ({ name }: { readonly name: string }) => {
    const first = kind.firstFields.indexOf(name);
    return first < 0 ? kind.firstFields.length : first;
  };
  const shown = fields
    .filter(({ name }) => ofFile.has(name) && !inNames.includes(name))
    .toSorted((one, other) => position(one) - position(other));
  return [
    { id: 'row', title: 'Стр.', width: 64, align: 'end', cell: ({ row }) => row },
    { id: 'title', title: kind.title.head, width: 188, tone: 'strong', cell: ({ title }) => title || missing.dash },
    { id: 'part', title: kind.part.head, width: 148, cell: ({ part }) => part || missing.dash },
    ...shown.map(({ name, label }): TableColumn<LoadObject> => {
      const texts = objects.flatMap((object) => cellAt(object, name, kind)?.text || []);
      const isFigure = texts.length > 0 && texts.every((text) => figure.test(text));
      return {
        id: name,
        title: label,
        width: isFigure ? 122 : 140,
        ...(isFigure && { align: 'end' as const }),
        cell: (object) => fieldCell(cellAt(object, name, kind)),
      };
    }),
    { id: 'state', title: 'Состояние', width: 142, staysInSight: true, cell: (object) => stateCell(object, kind) },
  ];
}

function fieldCell(cell: ObjectCell | undefined): ReactNode {
  if (cell === undefined) return <span className="nil">{missing.dash}</span>;
  if (cell.text !== '') return <QuietDecimals text={cell.text} />;
  return cell.doubt === null ? <span className="nil">{missing.dash}</span> : 'не назван';
}

/** State of an object in words, with what it lacks in the tip. */
export function stateCell({ state, missing: lacking }: LoadObject, { readyWord }: LoadKind): ReactNode {
  const states: Readonly<Record<LoadObject['state'], { tone: StateTone; text: string }>> = {
    ready: { tone: 'done', text: readyWord },
    doubt: { tone: 'asks', text: 'С вопросом' },
    exists: { tone: 'there', text: 'Уже есть' },
    refused: { tone: 'none', text: 'Не берём' },
  };
  const { tone, text } = states[state];
  return (
    <span title={lacking.length > 0 ? `Не хватает: ${lacking.join(', ')}` : undefined}>
      <StateMark tone={tone}>{text}</StateMark>
    </span>
  );
}
