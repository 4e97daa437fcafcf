import type { Load, LoadColumn, LoadQuestion, LoadSheet } from '@gektar/contract/loads/load.ts';
import type { CellChoice, GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { joinNumbers } from '@gektar/format/range.ts';
import { Button } from '@mantine/core';
import { IconEyeOff, IconTable } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { Floating } from '#ui/menu/floating.tsx';
import { toggled } from '#ui/toggled.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { columnAsking, meaningOf } from './column-words.ts';
import classes from './columns-step.module.css';
import { MOST_HEAD_ROWS } from './dragged-head.ts';
import { HiddenPart } from './hidden-part.tsx';
import { hiddenName, isHiddenRow, leftOutOf } from './hidden-words.ts';
import { insteadOfRows } from './instead-of-rows.tsx';
import { Known } from './known-lines.tsx';
import { rowsQuery } from './load-data.ts';
import { useLoadsAbout } from './load-kind.ts';
import { fileQuestions } from './load-steps.ts';
import { choicesOf, QuestionsPanel } from './questions-panel.tsx';
import sheetClasses from './raw-sheet.module.css';
import { RawSheet } from './raw-sheet.tsx';
import { sheetColumns } from './sheet-letters.ts';
import type { StepProps } from './step-props.ts';
import { useLoadActions } from './use-load-actions.ts';
import { useLoadKeys } from './use-load-keys.ts';
import { useStepPanel } from './use-step-panel.tsx';

const rowForms: PluralForms = ['строки', 'строк', 'строк'];
const restForms: PluralForms = ['строка не объект', 'строки не объекты', 'строк не объекты'];

/** 'Столбцы': the sheet as in the file, with the meaning of each column and row. */
export function ColumnsStep({ load, search, onSearch, frame }: StepProps) {
  const { sheets, questions } = load;
  const isOpen = load.state === 'questions';
  const isReading = load.state === 'reading';
  const actions = useLoadActions(load);
  const [sheetName, setSheetName] = useState<string>();
  const [newHead, setNewHead] = useState<ReadonlySet<number>>();
  const sheet = sheets.find(({ name }) => name === sheetName) ?? sheets.find(({ isTaken }) => isTaken) ?? sheets[0];
  const asked = fileQuestions(load);
  const panel = useStepPanel('Вопросы к файлу', asked.length, true);
  const [first] = asked;
  const toNext = () => onSearch({ ...search, step: hasTree(load) ? 'tree' : 'objects' });
  const choose = (question: LoadQuestion, choice: CellChoice) =>
    void actions.answer({ kind: 'group', group: question.group, choice });

  useLoadKeys(load, actions, {
    choices: first && choicesOf(first),
    onChoose: ({ choice }) => first && choose(first, choice),
    onPrimary: toNext,
  });

  async function readHead(rows: ReadonlySet<number>) {
    if (sheet === undefined) return;
    const given = [...rows].toSorted((one, other) => one - other);
    const refused = await actions.answer({ kind: 'head', sheet: sheet.name, rows: given });
    if (refused === undefined) setNewHead(undefined);
  }

  return frame({
    foot: !isReading && (
      <>
        <Button variant="filled" size="sm" aria-keyshortcuts="Control+Enter" onClick={toNext}>
          {hasTree(load) ? 'Дальше: комплексы' : 'Дальше: объекты'}
        </Button>
        {isOpen && (
          <NewHead
            rows={newHead}
            onChange={setNewHead}
            isPending={actions.isPending}
            onRead={(rows) => void readHead(rows)}
          />
        )}
        <span className="grow" />
        <Counts load={load} />
      </>
    ),
    children: (
      <div className={classes.columns}>
        <section className={classes.main} aria-label="Лист">
          {!panel.isAside && <div className={classes.head}>{panel.button}</div>}
          {sheet === undefined ? (
            <EmptyState title="Нет данных" caption="Листов с содержимым в файле нет" />
          ) : (
            <SheetView
              key={sheet.name}
              load={load}
              sheet={sheet}
              isOpen={isOpen}
              onAnswer={actions.answer}
              newHead={newHead}
              onPressRow={(row) => setNewHead(toggled(newHead, row))}
              onHead={(given) => void readHead(given)}
            />
          )}
          <SheetTabs
            sheets={sheets}
            current={sheet?.name}
            isOpen={isOpen}
            onOpen={setSheetName}
            onTake={(name, take) => void actions.answer({ kind: 'sheet', sheet: name, take })}
            onHidden={(answer) => void actions.answer(answer)}
          />
        </section>
        {panel.draw(
          isReading ? (
            <Spinner label="Читаем строки" />
          ) : (
            <>
              <QuestionsPanel
                title="Вопросы к файлу"
                isOfFile
                load={{ ...load, questions: asked }}
                current={first?.group}
                isOpen={isOpen}
                onChoose={choose}
                onOneByOne={({ group }) => onSearch({ ...search, step: 'objects', show: undefined, group })}
                onTakeBack={(answer) => void actions.takeBack(answer.id)}
              />
              <Known load={load} isOpen={isOpen} onAnswer={actions.answer} />
            </>
          ),
        )}
        {questions.length > 0 && asked.length === 0 && <span className="sr">К файлу вопросов нет</span>}
      </div>
    ),
  });
}

const hasTree = ({ domain }: Load) => domain === 'industrial';

/** '412 вакансий из 436 строк · 24 строки не объекты' */
function Counts({ load: { rows, objects } }: { readonly load: Load }) {
  const { kind } = useLoadsAbout();
  return (
    rows &&
    objects && (
      <span className="soft on-tablet">
        <b>{formatCountOf(objects.all, kind.forms)}</b> из {formatCountOf(rows.all, rowForms)}
        {rows.all > rows.ofObjects && ` · ${formatCountOf(rows.all - rows.ofObjects, restForms)}`}
      </span>
    )
  );
}

interface NewHeadProps {
  /** Rows pressed so far; undefined while no header is being chosen. */
  readonly rows: ReadonlySet<number> | undefined;
  readonly onChange: (rows: ReadonlySet<number> | undefined) => void;
  readonly isPending: boolean;
  readonly onRead: (rows: ReadonlySet<number>) => void;
}

/** 'Другая шапка': the user presses the rows of the header in the sheet, then the file is read again. */
function NewHead({ rows, onChange, isPending, onRead }: NewHeadProps) {
  if (rows === undefined) {
    return (
      <Button size="sm" onClick={() => onChange(new Set())}>
        Другая шапка
      </Button>
    );
  }
  return (
    <>
      <Button
        size="sm"
        loading={isPending}
        disabled={rows.size === 0 || rows.size > MOST_HEAD_ROWS}
        onClick={() => onRead(rows)}
      >
        Читать заново
      </Button>
      <Button size="sm" variant="subtle" onClick={() => onChange(undefined)}>
        Отменить
      </Button>
      <span className="soft">нажмите на строки шапки, не больше пяти</span>
    </>
  );
}

type Answer = (answer: GivenAnswer) => unknown;

interface SheetViewProps {
  readonly load: Load;
  readonly sheet: LoadSheet;
  readonly isOpen: boolean;
  readonly onAnswer: Answer;
  readonly newHead: ReadonlySet<number> | undefined;
  readonly onPressRow: (row: number) => void;
  /** Reads the table again below a head of these rows. */
  readonly onHead: (rows: ReadonlySet<number>) => void;
}

function SheetView({ load, sheet, isOpen, onAnswer, newHead, onPressRow, onHead }: SheetViewProps) {
  const { tables, fields } = load;
  const query = useInfiniteQuery(rowsQuery(load, sheet.name));
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  const ofSheet = tables.filter((table) => table.sheet === sheet.name);
  const [tableId, setTableId] = useState<string>();
  const table = ofSheet.find((one) => one.id === tableId) ?? ofSheet[0];
  const columns = useMemo(() => {
    const read = new Set(table?.columns.flatMap(({ use, letters }) => (use === 'skip' ? [] : [letters])));
    return sheetColumns(rows, sheet.columnCount, leftOutOf(sheet), read);
  }, [rows, sheet, table]);
  const [openColumn, setOpenColumn] = useState<string>();
  if (query.data === undefined) return insteadOfRows(query, 8);

  const sampleOf = ({ letters }: LoadColumn) => {
    const index = columns.find((column) => column.letters === letters)?.index ?? -1;
    return rows.find(({ meaning, cells }) => meaning === null && (cells[index] ?? '') !== '')?.cells[index] ?? '';
  };
  const columnHead = (column: LoadColumn, content: ReactNode) => {
    if (!isOpen || table === undefined) return content;
    const { letters } = column;
    return (
      <Floating
        opened={openColumn === letters}
        onChange={(isNow) => setOpenColumn(isNow ? letters : undefined)}
        position="bottom-start"
        label={`Столбец ${letters}`}
        target={
          <button
            type="button"
            aria-expanded={openColumn === letters}
            aria-haspopup="dialog"
            title={column.title}
            onClick={() => setOpenColumn(openColumn === letters ? undefined : letters)}
          >
            {content}
          </button>
        }
      >
        <ColumnMenu
          column={column}
          table={table}
          fields={fields}
          sample={sampleOf(column)}
          onChoose={(use, from) => {
            setOpenColumn(undefined);
            // Swaps meanings: the column that loses its field gets the previous meaning of this one.
            if (from) void onAnswer({ kind: 'column', table: table.id, letters: from.letters, ...meaningOf(column) });
            void onAnswer({ kind: 'column', table: table.id, letters, ...use });
          }}
        />
      </Floating>
    );
  };

  return (
    <>
      {ofSheet.length > 1 && (
        <div className={classes.tables}>
          {ofSheet.map((one, index) => (
            <LinkButton key={one.id} aria-pressed={one === table} onClick={() => setTableId(one.id)}>
              Таблица {index + 1}, строки {joinNumbers(one.firstRow, one.lastRow)}
            </LinkButton>
          ))}
        </div>
      )}
      <RawSheet
        label={sheet.name || 'Таблица'}
        columns={columns}
        table={table}
        rows={rows}
        count={query.data.pages.at(-1)?.count ?? 0}
        onEndReached={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        isLoadingMore={query.isFetchingNextPage}
        failure={query.isFetchNextPageError ? failureText(query.error) : undefined}
        columnHead={columnHead}
        askingOf={(column) => columnAsking(column, table?.id ?? '', load)}
        hiddenHead={(name) => (
          <HiddenPart
            sheet={sheet}
            names={[name]}
            rows={rows}
            isOpen={isOpen}
            onTake={() => void onAnswer({ kind: 'hidden', sheet: sheet.name, names: [name], take: true })}
          >
            {isHiddenRow(name) ? (
              <span className={sheetClasses.hiddenRow}>
                <IconEyeOff {...icon14} /> скрыта
              </span>
            ) : (
              <span className={sheetClasses.hiddenColumn}>
                <IconEyeOff {...icon14} />
                <span>{sheet.hiddenTitles?.[name]}</span>
              </span>
            )}
          </HiddenPart>
        )}
        headRows={newHead}
        onPressRow={onPressRow}
        onHead={isOpen ? onHead : undefined}
      />
    </>
  );
}

interface SheetTabsProps {
  readonly sheets: readonly LoadSheet[];
  readonly current: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (name: string) => void;
  readonly onTake: (name: string, take: boolean) => void;
  readonly onHidden: (answer: Extract<GivenAnswer, { kind: 'hidden' }>) => void;
}

function SheetTabs({ sheets, current, isOpen, onOpen, onTake, onHidden }: SheetTabsProps) {
  const open = sheets.find(({ name }) => name === current);
  const columns = open?.hidden.filter((one) => !isHiddenRow(one)) ?? [];
  const leftOut = open ? leftOutOf(open) : [];
  const rowCount = leftOut.filter(isHiddenRow).length;
  return (
    <div className={classes.tabs}>
      {sheets.map(({ name, isHidden, isTaken }) => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => onOpen(name)}>
          {isHidden ? <IconEyeOff {...icon14} /> : <IconTable {...icon14} />}
          {name || 'Таблица'}
          {!isTaken && <small>{isHidden ? 'скрыт, не берём' : 'не берём'}</small>}
        </button>
      ))}
      {isOpen && open && sheets.length > 1 && (
        <LinkButton onClick={() => onTake(open.name, !open.isTaken)}>
          {open.isTaken ? 'Не брать лист' : 'Взять лист'}
        </LinkButton>
      )}
      <span className="grow" />
      {open &&
        columns.map((letters) => (
          <span key={letters} className={classes.hidden}>
            <IconEyeOff {...icon14} />
            Скрытый столбец {hiddenName(open, letters)} {leftOut.includes(letters) ? 'не берём' : 'берём'}
            {isOpen && !leftOut.includes(letters) && (
              <LinkButton
                aria-label={`Не брать столбец ${letters}`}
                onClick={() => onHidden({ kind: 'hidden', sheet: open.name, names: [letters], take: false })}
              >
                Не брать
              </LinkButton>
            )}
          </span>
        ))}
      {rowCount > 0 && (
        <span className={classes.hidden}>
          <IconEyeOff {...icon14} />
          Скрытых строк {formatCount(rowCount)}, не берём
        </span>
      )}
    </div>
  );
}
