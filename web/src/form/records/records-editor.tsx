import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { ErrorLine } from '#form/field/error-line.tsx';
import type { FieldProps } from '#form/field/field.tsx';
import { SectionsContext } from '#form/sections/sections-context.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon14, icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import {
  asRecords,
  type EditedRecord,
  type FlagOf,
  type RecordProblems,
  recordProblems,
  withRecord,
} from './records.ts';
import classes from './records-editor.module.css';

/** Props of the input of one field of a row. */
type RecordFieldProps<Value> = Pick<FieldProps<Value>, 'value' | 'onChange' | 'onBlur' | 'disabled' | 'error'>;

/** Arguments for rendering the fields of a row. */
export interface RecordInput<Fields> {
  readonly record: EditedRecord<Fields>;
  readonly onChange: (about: Partial<Fields>) => void;
  /** Props of the input of one field. An error is shown only once a save was tried or an added row was left. */
  readonly bind: <Name extends keyof Fields & string>(name: Name) => RecordFieldProps<Fields[Name]>;
}

/** Description of a list of rows. One constant per kind of row, or rebuilt when its choices are loaded. */
export interface RecordsDescription<Fields extends object> {
  /** 'Контакт': the heading of a row, with its number. */
  readonly one: string;
  /** 'Добавить контакт' */
  readonly add: string;
  readonly empty: Fields;
  /** Fields in a grid of six columns: each in a `RecordCell`. */
  readonly fields: (input: RecordInput<Fields>) => ReactNode;
  /** Schema of the wire form of a row, to which `toWire` converts. */
  readonly schema: z.ZodType;
  readonly toWire: (record: EditedRecord<Fields>) => unknown;
  /** A flag that at most one row has. */
  readonly onlyOne?: FlagOf<Fields> | undefined;
}

export interface RecordsEditorProps<Fields extends object>
  extends Omit<FieldProps<readonly EditedRecord<Fields>[]>, 'label' | 'placeholder'> {
  readonly label: string;
  readonly description: RecordsDescription<Fields>;
}

/** Largest number of rows in a list, as in the contract. */
const MAX_RECORDS = 200;

/** A list whose rows are added, filled in and removed in place. Does not save; each row shows its own errors. */
export function RecordsEditor<Fields extends object>(props: RecordsEditorProps<Fields>) {
  const { label, description, value: records, onChange, disabled = false, error } = props;
  const { one, add, empty, onlyOne } = description;
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef<string>(undefined);
  const errorId = useId();
  // Focuses the first field of a new row once it is rendered.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const fields = list.current?.querySelector(`[data-record="${wanted.current}"] .${classes.fields}`);
    fields?.querySelector<HTMLElement>('input, button, textarea')?.focus();
    wanted.current = undefined;
  });
  const { submitCount } = useFormState();
  /** Added rows that the focus has not left yet: temporary id → number of save attempts when the row was added. */
  const [fresh, setFresh] = useState<ReadonlyMap<string, number>>(new Map());
  const problems = new Map(
    error === undefined
      ? []
      : records.map((record) => [record.tempId, recordProblems(description.schema, description.toWire(record))]),
  );
  const isShownInRows = [...problems.values()].some((found) => Object.keys(found).length > 0);
  const quiet = use(SectionsContext)?.quiet;
  const name = props.name ?? '';
  const isQuiet =
    isShownInRows &&
    records.every(
      ({ tempId }) => fresh.get(tempId) === submitCount || Object.keys(problems.get(tempId) ?? {}).length === 0,
    );
  useLayoutEffect(() => quiet?.set(name, isQuiet), [quiet, name, isQuiet]);
  return (
    <fieldset aria-label={label} aria-describedby={errorId}>
      {records.length > 0 && (
        <ul ref={list} className={classes.list}>
          {records.map((record, index) => (
            <Box
              as="li"
              key={record.tempId}
              data-record={record.tempId}
              bd="line-2"
              bdrs="r2"
              bg="surface"
              p="6px 14px 14px"
            >
              <fieldset
                aria-label={`${one} ${index + 1}`}
                onBlur={({ currentTarget, relatedTarget }) => {
                  const isLeft = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
                  if (isLeft) setFresh(new Map([...fresh].filter(([id]) => id !== record.tempId)));
                }}
              >
                <Row justify="space-between" size={12} c="soft" fw={500} mih={32} me="-6px">
                  {one} {index + 1}
                  <IconButton
                    label={`Удалить: ${one.toLowerCase()} ${index + 1}`}
                    icon={<IconTrash {...icon14} />}
                    variant="subtle"
                    size={28}
                    disabled={disabled}
                    onClick={() => {
                      onChange(records.filter(({ tempId }) => tempId !== record.tempId));
                      button.current?.focus();
                    }}
                  />
                </Row>
                <div className={classes.fields}>
                  {description.fields(
                    inputOf(record, {
                      disabled,
                      onBlur: props.onBlur,
                      change: (about) => onChange(withRecord(records, record.tempId, about, onlyOne)),
                      problems: fresh.get(record.tempId) === submitCount ? undefined : problems.get(record.tempId),
                    }),
                  )}
                </div>
              </fieldset>
            </Box>
          ))}
        </ul>
      )}
      <Button
        ref={(element) => {
          button.current = element;
          props.ref?.(element);
        }}
        leftSection={<IconPlus {...icon16} />}
        disabled={disabled || records.length >= MAX_RECORDS}
        onClick={() => {
          const added = asRecords([empty]);
          wanted.current = added[0]?.tempId;
          setFresh(new Map([...fresh, ...added.map(({ tempId }) => [tempId, submitCount] as const)]));
          onChange([...records, ...added]);
        }}
      >
        {add}
      </Button>
      <ErrorLine id={errorId} error={isShownInRows ? undefined : error} />
    </fieldset>
  );
}

interface RecordState<Fields> {
  readonly disabled: boolean;
  readonly onBlur: (() => void) | undefined;
  readonly change: (about: Partial<Fields>) => void;
  readonly problems: RecordProblems | undefined;
}

function inputOf<Fields extends object>(
  record: EditedRecord<Fields>,
  { disabled, onBlur, change, problems }: RecordState<Fields>,
): RecordInput<Fields> {
  return {
    record,
    onChange: change,
    bind: (name) => ({
      value: record[name],
      onChange: (value) => change({ ...record, [name]: value }),
      onBlur,
      disabled,
      error: problems?.[name],
    }),
  };
}

/** A cell in the grid of a row. */
export function RecordCell({ span, children }: { span: 1 | 2 | 3 | 4 | 6; children: ReactNode }) {
  return (
    <Box miw={0} gridColumn={`span ${span}`} className={classes.cell}>
      {children}
    </Box>
  );
}
