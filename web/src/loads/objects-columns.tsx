import type { LoadObject, ObjectCell } from '@gektar/contract/loads/load.ts';
import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import type { TableColumn } from '#table/table-column.ts';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';
import type { LoadKind } from './load-kind.ts';
import { notNamed } from './not-named.ts';
import { StateMark, type StateTone } from './state-mark.tsx';

const figure = /^[−-]?[\d\s\u00a0\u202f]+(,\d+)?$|^\d\d\.\d\d\.\d{4}$/;

/** Fields that a column shows; none for the number of the row and the state. */
function fieldsOf(columnId: string, { title, part }: LoadKind): readonly string[] {
  if (columnId === 'title') return title.fields;
  if (columnId === 'part') return part.fields;
  return columnId === 'row' || columnId === 'state' ? [] : [columnId];
}

/** The cell of the file that a cell of the table shows; of several cells, a doubtful one first. */
export function cellAt({ cells }: LoadObject, columnId: string, kind: LoadKind): ObjectCell | undefined {
  const fields = fieldsOf(columnId, kind);
  const own = cells.filter(({ field }) => fields.includes(field));
  return own.find(({ doubt }) => doubt !== null) ?? own[0];
}

/**
 * Columns for the objects of a load: row of the file, name, fields that objects have or are asked about, state.
 * @param objects the loaded objects; columns that show mostly numbers are found from them
 */
export function objectColumns(objects: readonly LoadObject[], kind: LoadKind): readonly TableColumn<LoadObject>[] {
  const labels = new Map<string, string>();
  const inFile = new Set<string>();
  for (const { cells } of objects) {
    for (const { field, label, unit, raw } of cells) {
      labels.set(field, [kind.names[field] ?? label, unit].filter((part) => part !== '').join(', '));
      if (raw !== '') inFile.add(field);
    }
  }
  for (const name of [...kind.title.fields, ...kind.part.fields]) labels.delete(name);
  const { firstFields } = kind;
  // Fields without a column in the file come last.
  const position = (name: string) => {
    const first = firstFields.indexOf(name);
    if (first >= 0) return first;
    return firstFields.length + (inFile.has(name) ? 0 : 1);
  };
  const shown = [...labels].toSorted(([one], [other]) => position(one) - position(other));
  return [
    { id: 'row', title: 'Стр.', width: 64, align: 'end', cell: ({ row }) => row },
    {
      id: 'title',
      title: kind.title.head,
      width: 188,
      tone: 'strong',
      cell: ({ title, text }) => title || text || missing.dash,
    },
    { id: 'part', title: kind.part.head, width: 148, cell: ({ part }) => part || missing.dash },
    ...shown.map(([name, label]): TableColumn<LoadObject> => {
      const texts = objects.flatMap((object) => cellAt(object, name, kind)?.text || []);
      return {
        id: name,
        title: label,
        width: widthOf(label, texts),
        ...(areFigures(texts) && { align: 'end' as const }),
        cell: (object) => fieldCell(cellAt(object, name, kind)),
      };
    }),
    { id: 'state', title: 'Состояние', width: 142, staysInSight: true, cell: (object) => stateCell(object, kind) },
  ];
}

/** Least and greatest width of a field's column, its padding, and the width of a letter (px). */
const width = { least: 84, most: 168, padding: 26, letter: 7.4 };

/** As wide as the head and most of the texts need. */
function widthOf(label: string, texts: readonly string[]): number {
  const lengths = texts.map(({ length }) => length).toSorted((one, other) => one - other);
  const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  const px = Math.max(label.length, usual) * width.letter + width.padding;
  return Math.round(Math.min(width.most, Math.max(width.least, px)));
}

/** Whether most texts are numbers, so that the column is aligned right; a few ranges do not change that. */
function areFigures(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.filter((text) => figure.test(text)).length >= texts.length * 0.7;
}

function fieldCell(cell: ObjectCell | undefined): ReactNode {
  if (cell === undefined) return <span className="nil">{missing.dash}</span>;
  if (cell.text !== '') return <QuietDecimals text={cell.text} />;
  return cell.doubt === null ? <span className="nil">{missing.dash}</span> : notNamed(cell.label);
}

/** State of an object: 'С вопросом'. Its tooltip lists the missing fields. */
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
