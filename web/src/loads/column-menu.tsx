import type { LoadColumn, LoadField, LoadTable } from '@gektar/contract/loads/load.ts';
import { plural } from '@gektar/format/plural.ts';
import { IconBan, IconCornerDownLeft, IconMessageCircle, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Group } from '#ui/component/group.tsx';
import { icon14 } from '#ui/icon.ts';
import type { ColumnUse } from './column-choice.ts';
import classes from './column-menu.module.css';
import { holderOf } from './column-words.ts';

export interface ColumnMenuProps {
  readonly column: LoadColumn;
  readonly table: LoadTable;
  readonly fields: readonly LoadField[];
  /** A value of the column, as an example: 'В комментарий: «ворота: 18»'. */
  readonly sample: string;
  /** @param from the column that has the chosen field now and loses it */
  readonly onChoose: (use: ColumnUse, from?: LoadColumn) => void;
}

/** An entry of the menu. */
interface Choice {
  readonly id: string;
  readonly icon?: ReactNode;
  readonly label: string;
  readonly note?: string | undefined;
  readonly use: ColumnUse;
  readonly from?: LoadColumn | undefined;
}

/** Largest number of fields found for a text. */
const MOST_FOUND = 12;

/**
 * Menu of the meanings of a column: likely fields, a search over all fields, units, the comment, or nothing. Keys: ↑ ↓
 * Enter, 1 to 9.
 */
export function ColumnMenu({ column, table, fields, sample, onChoose }: ColumnMenuProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const groups =
    text.trim() === '' ? ownGroups(column, table, fields, sample) : [foundGroup(text, column, table, fields)];
  const choices = groups.flatMap((group) => group.choices);
  const choose = (choice: Choice | undefined) => choice && onChoose(choice.use, choice.from);

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((now) => Math.min(Math.max(now + step, 0), choices.length - 1));
    else if (event.key === 'Enter') choose(choices[active]);
    else if (text === '' && /^[1-9]$/.test(event.key)) choose(choices[Number(event.key) - 1]);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes.menu}>
      <label className={classes.search}>
        <IconSearch {...icon14} />
        <input
          type="search"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={choices[active] && `${id}-${active}`}
          aria-label="Найти поле"
          placeholder="Найти поле"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={handleKey}
        />
      </label>
      <div id={`${id}-list`} role="listbox" aria-label={`Столбец ${column.letters}`}>
        {groups.map(({ title, choices: own }) => (
          <Group key={title} aria-label={title} className={classes.group}>
            <span className={classes.title} aria-hidden>
              {title}
            </span>
            {own.map((choice) => {
              const index = choices.indexOf(choice);
              return (
                <button
                  key={choice.id}
                  type="button"
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={classes.choice}
                  onClick={() => choose(choice)}
                >
                  {choice.icon ?? <IconCornerDownLeft {...icon14} />}
                  <span>
                    {choice.label}
                    {choice.note !== undefined && <small>{choice.note}</small>}
                  </span>
                  {index < 9 && text === '' && <kbd>{index + 1}</kbd>}
                </button>
              );
            })}
          </Group>
        ))}
        {choices.length === 0 && <p className={classes.title}>Такого поля нет</p>}
      </div>
    </div>
  );
}

interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

function ownGroups(
  column: LoadColumn,
  table: LoadTable,
  fields: readonly LoadField[],
  sample: string,
): readonly ChoiceGroup[] {
  const { candidates, field, use, unit, title } = column;
  const likely = candidates.map((one) => fieldChoice(one.field, one.label, column, table));
  const ofUnits = unitsOf(column, fields).map((one): Choice => {
    const isRead = one.id === unit || (one.id === 'whole' && one.field === field);
    const from = one.field === field ? undefined : holderOf(table, one.field, column.letters);
    return {
      id: `unit ${one.id}`,
      label: one.label,
      note: use === 'field' && isRead ? 'так и читаем' : takenNote(from),
      use: { use: 'field', field: one.field, unit: one.id },
      from,
    };
  });
  const comment = title === '' ? sample : `${title}: ${sample}`;
  const others: readonly Choice[] = [
    {
      id: 'comment',
      icon: <IconMessageCircle {...icon14} />,
      label: `В комментарий: «${comment}»`,
      use: { use: 'comment', field: null, unit: null },
    },
    {
      id: 'skip',
      icon: <IconBan {...icon14} />,
      label: 'Не брать столбец',
      use: { use: 'skip', field: null, unit: null },
    },
  ];
  const count = candidates.length;
  return [
    ...(count > 0
      ? [{ title: `Похоже на ${plural(count, ['одно поле', 'несколько полей', 'несколько полей'])}`, choices: likely }]
      : []),
    ...(ofUnits.length > 0 ? [{ title: 'Единица', choices: ofUnits }] : []),
    { title: 'Или', choices: others },
  ];
}

/** Units of the field of a column; of one without a field, what the price that it may be is for. */
export function unitsOf(
  { use, field, candidates }: Pick<LoadColumn, 'use' | 'field' | 'candidates'>,
  fields: readonly LoadField[],
): LoadField['units'] {
  const unitsOfField = (of: string | null) => fields.find(({ name }) => name === of)?.units ?? [];
  if (use === 'field') return unitsOfField(field);
  const pers = candidates.map((one) => unitsOfField(one.field).filter(({ id }) => isPer(id)));
  return pers.find((units) => units.length > 0) ?? [];
}

/** Whether a unit is what a price is for: a whole object, an area. */
const isPer = (id: string) => id === 'whole' || id.startsWith('per-');

function takenNote(from: LoadColumn | undefined): string | undefined {
  return from && `Занято столбцом ${from.letters}, поменять местами?`;
}

function foundGroup(text: string, column: LoadColumn, table: LoadTable, fields: readonly LoadField[]): ChoiceGroup {
  const words = text.toLowerCase().trim().split(/\s+/);
  const found = fields.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  return {
    title: 'Поля',
    choices: found.slice(0, MOST_FOUND).map(({ name, label }) => fieldChoice(name, label, column, table)),
  };
}

function fieldChoice(field: string, label: string, column: LoadColumn, table: LoadTable): Choice {
  const from = holderOf(table, field, column.letters);
  return { id: `field ${field}`, label, note: takenNote(from), use: { use: 'field', field, unit: null }, from };
}
