import type { ExtraField, UserNoun } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { Button, Input } from '@mantine/core';
import { IconPencil, IconPlus, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { TextField } from '#form/field/text-field.tsx';
import { useFocusOnSlash } from '#form/filter/focus-on-slash.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import { DictionaryDialog } from './dictionary-dialog.tsx';
import classes from './dictionary-editor.module.css';
import { type DictionaryCalls, type DictionaryValue, findValues } from './dictionary-value.ts';
import { ValueTable } from './value-table.tsx';

export interface DictionaryEditorProps {
  readonly title: string;
  readonly extras: readonly ExtraField[];
  /** undefined while loading. */
  readonly values: readonly DictionaryValue[] | undefined;
  /** Noun of the records that refer to the values; with it the values are shown in a table, with counts. */
  readonly usedBy?: UserNoun | undefined;
  readonly isFailed: boolean;
  readonly calls: DictionaryCalls;
  readonly onChanged: () => void;
}

/** Number of values from which a search field is shown. */
const SEARCH_FROM = 12;

/** The values of one dictionary: a list, 'Добавить значение', an edit icon per value (1§2). */
export function DictionaryEditor(props: DictionaryEditorProps) {
  const { title, extras, values, usedBy, isFailed, calls, onChanged } = props;
  const [edited, setEdited] = useState<DictionaryValue | 'new'>();
  const [search, setSearch] = useState('');
  const searchBox = useRef<HTMLElement>(null);
  useFocusOnSlash(searchBox);
  const found = values && findValues(values, search);

  return (
    <Stack
      as="section"
      alignContent="start"
      gap={12}
      miw={0}
      className={classes.editor}
      data-wide={usedBy && true}
      aria-label={title}
    >
      <Row as="header" gap={12} className={classes.head}>
        <h1>{title}</h1>
        {values && (
          <Text as="span" fz={13} c="mute">
            {formatCountOf(values.length, ['значение', 'значения', 'значений'])}
          </Text>
        )}
        <Button
          variant="filled"
          ml="auto"
          leftSection={<IconPlus {...icon16} />}
          onClick={() => setEdited('new')}
          disabled={!values}
        >
          Добавить значение
        </Button>
      </Row>
      {usedBy && (
        <Input
          ref={(element) => {
            searchBox.current = element;
          }}
          type="search"
          aria-keyshortcuts="/"
          aria-label="Название"
          placeholder="Название"
          leftSection={<IconSearch {...icon16} />}
          className={classes.search ?? ''}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {!usedBy && values && values.length >= SEARCH_FROM && (
        <div className={classes.search}>
          <TextField
            ref={(element) => {
              searchBox.current = element;
            }}
            label="Поиск"
            type="search"
            value={search}
            onChange={setSearch}
            placeholder="Код или название"
          />
        </div>
      )}
      {isFailed && !values && <FailedState onRetry={onChanged} />}
      {!isFailed && !values && <TableSkeleton rows={8} columns={2} />}
      {found?.length === 0 && <EmptyState title="Нет данных" />}
      {found && found.length > 0 && usedBy && <ValueTable values={found} usedBy={usedBy} onEdit={setEdited} />}
      {found && found.length > 0 && !usedBy && (
        <Card as="ul">
          {found.map((value) => (
            <ValueLine key={value.id} value={value} onEdit={setEdited} />
          ))}
        </Card>
      )}
      {edited && values && (
        <DictionaryDialog
          key={edited === 'new' ? 'new' : edited.id}
          value={edited === 'new' ? undefined : (values.find(({ id }) => id === edited.id) ?? edited)}
          values={values}
          extras={extras}
          calls={calls}
          usedBy={usedBy}
          title={edited === 'new' ? 'Добавить новое значение' : 'Редактировать значение'}
          confirmLabel={edited === 'new' ? 'Создать' : 'Сохранить'}
          onClose={() => setEdited(undefined)}
          onChanged={onChanged}
        />
      )}
    </Stack>
  );
}

interface ValueLineProps {
  readonly value: DictionaryValue;
  readonly onEdit: (value: DictionaryValue) => void;
}

/** A value of a dictionary without counts. */
function ValueLine({ value, onEdit }: ValueLineProps) {
  return (
    <Row as="li" gap={10} size={13} mih="var(--row-h)" p="2px 8px 2px 14px" className={classes.value}>
      {value.color !== undefined && (
        <span className={classes.swatch} style={{ background: valueColors[value.color] }} aria-hidden="true" />
      )}
      {value.order !== undefined && (
        <Text as="span" c="soft" tabular flex="none" miw={56}>
          {value.order}
        </Text>
      )}
      {value.code !== undefined && (
        <Text as="span" c="soft" tabular flex="none" miw={56}>
          {value.code}
        </Text>
      )}
      <Text as="span" overflowWrap="anywhere" flex={1} miw={0}>
        {value.name}
      </Text>
      <IconButton
        label={`Редактировать: ${value.name}`}
        icon={<IconPencil {...icon16} />}
        variant="subtle"
        onClick={() => onEdit(value)}
      />
    </Row>
  );
}
