import type { FieldDescription, FlagDescription } from '@gektar/contract/fields.ts';
import { missing } from '@gektar/format/words.ts';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DescribedInput } from '#form/described/described-input.tsx';
import { emptyValue, wireOf } from '#form/described/described-values.ts';
import { SelectField } from '#form/field/select-field.tsx';
import { numberProblem } from '#form/rules.ts';
import { firstUnfinished } from '#form/unfinished-typing.ts';
import type { CellEditorProps, CellMove } from '#table/cell-editing.ts';
import { KeysInside } from '#ui/component/keys-inside.tsx';
import { type CellWriter, valueOfCell } from './cell-writer.ts';
import classes from './cells.module.css';
import { type EditedRow, isSameWire, wireValue } from './edited-cell.ts';

interface EditorProps<Row extends EditedRow> extends CellEditorProps<Row> {
  readonly writer: CellWriter;
  readonly description: FieldDescription;
}

/** Kinds whose value is chosen from a list: choosing a value ends the edit. */
const chosenKinds: readonly FieldDescription['kind'][] = ['flag', 'choice', 'option', 'person'];

/** The input of one cell, as in the form. It writes when the focus leaves it, not on each key. */
export function CellEditor<Row extends EditedRow>(props: EditorProps<Row>) {
  const { row: given, columnId, opening, onClose, writer, description } = props;
  const { about, store } = writer;
  // The row as it was when the editor opened: what others write meanwhile is a conflict.
  const [row] = useState(() => (store.of(given.id, columnId)?.base as Row | undefined) ?? given);
  const [opened] = useState(() => {
    const state = store.of(row.id, columnId);
    const isUnsaved = state !== undefined && state.kind !== 'saved' && state.kind !== 'explained';
    return { isUnsaved, value: isUnsaved ? state.value : valueOfCell(about.fields, row, columnId) };
  });
  const [value, setValue] = useState(opening.by === 'print' ? emptyValue(description) : opened.value);
  const latest = useRef(value);
  const frame = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);

  const change = (next: unknown) => {
    latest.current = next;
    setValue(next);
    if (chosenKinds.includes(description.kind)) leave('stay', true);
  };

  function leave(move: CellMove, isWritten: boolean) {
    if (isLeft.current) return;
    if (isWritten) {
      // An input completes its text on blur: '1.2.27' becomes a day.
      isLeft.current = true;
      flushSync(() => inputIn(frame.current)?.blur());
      isLeft.current = false;
      if (firstUnfinished(frame.current) || problemOf(description, latest.current)) {
        if (move !== 'away') inputIn(frame.current)?.focus();
        return;
      }
    }
    isLeft.current = true;
    const wire = wireOf(about.fields, [columnId], { [columnId]: latest.current }, row)[columnId];
    const isChanged = !isSameWire(description, wire, wireValue(row, columnId));
    if (isWritten && (isChanged || opened.isUnsaved)) writer.write({ row, field: columnId, value: latest.current });
    else if (!isWritten && opened.isUnsaved) writer.leave(row.id, columnId);
    onClose(move);
  }

  useLayoutEffect(() => {
    const field = inputIn(frame.current);
    field?.focus();
    // The input selects its whole value on focus; after that the typed text replaces it.
    queueMicrotask(() => {
      if (opening.by === 'print') document.execCommand('insertText', false, opening.text);
      if (opening.by === 'caret') field?.setSelectionRange(field.value.length, field.value.length);
    });
  }, [opening]);

  // Unmounted with its row, for example when a colleague's edit made the filter exclude it: the typed value is written
  // as well.
  const writeUnlessLeft = useEffectEvent(() => {
    if (isLeft.current) return;
    isLeft.current = true;
    const wire = wireOf(about.fields, [columnId], { [columnId]: latest.current }, row)[columnId];
    if (latest.current !== opened.value && !isSameWire(description, wire, wireValue(row, columnId)))
      writer.write({ row, field: columnId, value: latest.current });
  });
  useEffect(() => () => writeUnlessLeft(), []);

  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave('stay', false);
    else if (event.key === 'Tab') leave(event.shiftKey ? 'previous' : 'next', true);
    else if (event.key === 'Enter' && !event.shiftKey) leave('down', true);
    else return;
    event.preventDefault();
  };

  const away = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = { name: columnId, label: description.label, isLabelHidden: true, value, onChange: change };
  return (
    <KeysInside
      ref={frame}
      className={classes.editor}
      data-kind={description.kind}
      onKeyDown={handleKey}
      onDoubleClick={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      // The focus may move to a list or a calendar of the input, which is rendered outside this element.
      onFocus={() => clearTimeout(away.current)}
      onBlur={() => {
        away.current = setTimeout(() => leave('away', true));
      }}
    >
      {description.kind === 'flag' ? (
        <FlagList description={description} field={{ ...field, value: value as boolean | null }} />
      ) : (
        <DescribedInput description={withoutHint(description)} field={field} kit={about.kit} isTick={false} />
      )}
    </KeysInside>
  );
}

/** The input in the editor that receives the keys. */
function inputIn(frame: HTMLElement | null) {
  return frame?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
}

function problemOf(description: FieldDescription, value: unknown): string | undefined {
  if (description.kind !== 'number' || typeof value !== 'number') return undefined;
  return numberProblem(value, {
    isInteger: description.decimals === 0,
    isZeroForbidden: description.zero === 'refused',
  });
}

function withoutHint<Description extends FieldDescription>(description: Description): Description {
  const { hint: _, ...others } = description;
  return others as Description;
}

interface FlagListProps {
  readonly description: FlagDescription;
  readonly field: {
    readonly name: string;
    readonly label: string;
    readonly value: boolean | null;
    readonly onChange: (value: boolean | null) => void;
  };
}

/** Yes, no and, where allowed, no answer. */
function FlagList({ description: { yes, no, notSaid }, field }: FlagListProps) {
  const words = [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ];
  const options = notSaid === 'allowed' ? [...words, { value: 'none', label: missing.value }] : words;
  const values: Readonly<Record<string, boolean>> = { yes: true, no: false };
  const chosen = field.value === null ? 'none' : field.value ? 'yes' : 'no';
  return (
    <SelectField<string>
      {...field}
      isLabelHidden
      isClearable={false}
      options={options}
      value={chosen}
      onChange={(next) => field.onChange(next === null ? null : (values[next] ?? null))}
    />
  );
}
