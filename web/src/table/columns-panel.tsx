import { Button, Checkbox, ScrollArea, TextInput } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Text } from '#ui/layout/text.ts';
import { isVisible, orderedColumns } from './column-layout.ts';
import type { ColumnSet } from './column-memory.ts';
import classes from './columns-menu.module.css';
import type { ColumnsMenuProps } from './columns-menu-props.ts';
import { columnName, type TableColumn } from './table-column.ts';
import type { ColumnSettings } from './use-column-settings.ts';

/** Saved column sets, then the columns. */
export default function ColumnsPanel<Row>({ columns, settings }: ColumnsMenuProps<Row>) {
  return (
    <>
      <SetList settings={settings} />
      <ColumnList columns={columns} settings={settings} />
      <Box p="8px 14px 4px" bdt="line" m="6px -6px 0">
        <button type="button" className={classes.link} onClick={settings.reset}>
          Сбросить столбцы
        </button>
      </Box>
    </>
  );
}

/** Saved arrangements: apply, remove, save the current one. */
function SetList({ settings }: { settings: ColumnSettings }) {
  const [name, setName] = useState('');
  const { givenSets, savedSets, currentSet } = settings;

  const handleSave = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    settings.saveSet(name.trim());
    setName('');
  };
  const item = (set: ColumnSet, isSaved: boolean) => (
    <li key={set.name} className={classes.set}>
      <button
        type="button"
        className={classes.setName}
        aria-pressed={set.name === currentSet}
        onClick={() => settings.applySet(set)}
      >
        <span>{set.name}</span>
        {set.name === currentSet && <IconCheck {...icon14} />}
      </button>
      {isSaved && (
        <button
          type="button"
          className={classes.tool}
          aria-label={`Удалить набор «${set.name}»`}
          title="Удалить набор"
          onClick={() => settings.removeSet(set.name)}
        >
          <IconTrash {...icon14} />
        </button>
      )}
    </li>
  );
  return (
    <Box as="section" p="0 6px 8px" bdb="line" m="0 -6px 6px" aria-label="Наборы столбцов">
      <Text as="h2" size={12} c="mute" fw={400} p="6px 8px 4px">
        Наборы
      </Text>
      {givenSets.length + savedSets.length > 0 && (
        <ul className={classes.setItems}>
          {givenSets.map((set) => item(set, false))}
          {savedSets.map((set) => item(set, true))}
        </ul>
      )}
      <form className={classes.save} onSubmit={handleSave}>
        <TextInput
          aria-label="Название набора"
          placeholder="Название набора"
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={name.trim() === ''}>
          Сохранить
        </Button>
      </form>
    </Box>
  );
}

function ColumnList<Row>({ columns, settings }: ColumnsMenuProps<Row>) {
  const ordered = orderedColumns(columns, settings.layout);
  const hidden = ordered.filter(({ isHiddenAtFirst }) => isHiddenAtFirst);
  const list = (some: readonly TableColumn<Row>[]) => (
    <ul>
      {some.map((column) => (
        <ColumnItem key={column.id} column={column} columns={columns} settings={settings} />
      ))}
    </ul>
  );
  return (
    <section aria-label="Видимость и порядок столбцов">
      <Text as="h2" size={12} c="mute" fw={400} p="6px 8px 4px">
        Столбцы
      </Text>
      <ScrollArea.Autosize mah={320} type="auto" offsetScrollbars>
        {list(ordered.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst))}
        {hidden.length > 0 && (
          <>
            <Text as="h3" size={12} c="mute" fw={400} p="6px 8px 4px">
              Скрыты сначала
            </Text>
            {list(hidden)}
          </>
        )}
      </ScrollArea.Autosize>
    </section>
  );
}

/** The first column is always visible and first. */
function ColumnItem<Row>({ column, columns, settings }: ColumnsMenuProps<Row> & { column: TableColumn<Row> }) {
  const isFirst = column === columns[0];
  const shown = isVisible(columns, settings.layout, column);
  const name = columnName(column);
  return (
    <li className={classes.column}>
      <Checkbox
        label={
          isFirst ? (
            <>
              {name}{' '}
              <Text as="span" c="mute">
                закреплено
              </Text>
            </>
          ) : (
            name
          )
        }
        checked={shown}
        disabled={isFirst}
        onChange={(event) => settings.setVisible(column.id, event.currentTarget.checked)}
      />
      {!isFirst && shown && (
        <span className={classes.tools}>
          <button
            type="button"
            className={classes.tool}
            aria-label={`${name}: левее`}
            title="Левее"
            onClick={() => settings.step(column.id, -1)}
          >
            <IconChevronUp {...icon14} />
          </button>
          <button
            type="button"
            className={classes.tool}
            aria-label={`${name}: правее`}
            title="Правее"
            onClick={() => settings.step(column.id, 1)}
          >
            <IconChevronDown {...icon14} />
          </button>
        </span>
      )}
    </li>
  );
}
