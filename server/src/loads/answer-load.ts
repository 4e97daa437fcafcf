import { Failure } from '@gektar/contract/failure.ts';
import type { CellChoice, GivenAnswer, KnownKind, PartPlace } from '@gektar/contract/loads/load-answer.ts';
import { MAX_LOAD_ANSWERS } from '@gektar/contract/loads/load-limits.ts';
import { formatDate, moscowTime, parseDay } from '@gektar/format/date.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { columnUnits, isUnitDoubt, unitChoices } from '#importing/sheets/unit-choices.ts';
import { changesReading, reasonOf } from './apply-answers.ts';
import { opexLine, sectionField } from './known-lines.ts';
import type { LoadKind } from './load-kind.ts';
import type { LoadParts } from './load-parts.ts';
import { findContent, findVersion, mustFindLoad, type StoredLoad, updateAnswers } from './load-queries.ts';
import type { LoadReading } from './load-reading.ts';
import { labelOf, valuesOf } from './load-view.ts';
import { isEmpty, valueText } from './object-values.ts';
import { countsOf, findChoices, type PresentLoad, type PresentLoads, viewOf } from './present-load.ts';
import { readWith } from './start-load.ts';
import type { StoredAnswer } from './stored-answer.ts';

interface Answering {
  readonly kind: LoadKind;
  readonly loads: PresentLoads;
  readonly parts: LoadParts;
  readonly employeeId: string;
}

/**
 * Stores an employee's answer about a load.
 * @throws {Failure} request.invalid at the part of the answer that does not exist in the load; load.changed;
 * load.closed; load_file.not_found when the file has to be read again but is deleted
 */
export async function giveAnswer(
  db: Db,
  { id, rowVersion, answer }: { id: string; rowVersion: number; answer: GivenAnswer },
  about: Answering,
): Promise<void> {
  const present = await findOpen(db, { id, rowVersion }, about);
  const choices = await findChoices(db, about.kind);
  const given = await placed(db, resolved(answer, present, { ...about, choices }), about.kind);
  const { answers } = present.stored;
  if (answers.length >= MAX_LOAD_ANSWERS) throw new Failure('load.closed');
  const added: StoredAnswer = {
    id: uuidv7(),
    answer: given,
    text: answerText(given, about.kind),
    count: countOf(answer, present),
    employeeId: about.employeeId,
    dateTime: moscowTime(),
  };
  await store(db, present, { answers: [...answers, added], changed: given }, about);
}

/**
 * Withdraws an answer, by default the last one.
 * @throws {Failure} request.invalid at `answerId`; the failures of `giveAnswer`
 */
export async function takeAnswerBack(
  db: Db,
  { id, rowVersion, answerId }: { id: string; rowVersion: number; answerId: string | null },
  about: Answering,
): Promise<void> {
  const present = await findOpen(db, { id, rowVersion }, about);
  const { answers } = present.stored;
  const taken = answerId === null ? answers.at(-1) : answers.find((one) => one.id === answerId);
  if (taken === undefined) throw invalid('answerId', 'Этого ответа уже нет');
  await store(db, present, { answers: answers.filter((one) => one !== taken), changed: taken.answer }, about);
}

async function findOpen(
  db: Db,
  { id, rowVersion }: { id: string; rowVersion: number },
  { kind, loads }: Answering,
): Promise<PresentLoad> {
  const stored = await mustFindLoad(db, kind.domain, id);
  if (stored.state !== 'questions') throw new Failure('load.closed');
  if (stored.rowVersion !== rowVersion) throw new Failure('load.changed');
  return loads.find(db, kind, id);
}

/** Number of cells with the question that an answer settles, counted before the file is read again with the answer. */
function countOf(answer: GivenAnswer, { view }: PresentLoad): number {
  if (answer.kind !== 'group') return 0;
  return view.questions.find(({ group }) => group === answer.group)?.count ?? 0;
}

/** Stores answers with the resulting load; the file is read again if one of the answers affects its reading. */
async function store(
  db: Db,
  { stored, reading }: PresentLoad,
  { answers, changed }: { answers: readonly StoredAnswer[]; changed: GivenAnswer },
  { kind, parts, loads }: Answering,
): Promise<void> {
  const version = await findVersion(db, kind);
  const text = changesReading(changed) ? await readAgain(db, stored, answers, { kind, parts }) : undefined;
  const current = text === undefined ? reading : (JSON.parse(text) as LoadReading);
  const view = await viewOf(db, kind, current, { answers, employeeId: stored.employeeId });
  const counted = answers.map((answer, index) => ({ ...answer, count: view.answerCounts[index] || answer.count }));
  await updateAnswers(db, stored, { answers: counted, counts: countsOf(view), reading: text });
  const rowVersion = stored.rowVersion + 1;
  loads.put({ stored: { ...stored, answers: counted, rowVersion }, reading: current, view }, version);
}

async function readAgain(
  db: Db,
  stored: StoredLoad,
  answers: readonly StoredAnswer[],
  { kind, parts }: Pick<Answering, 'kind' | 'parts'>,
): Promise<string> {
  const content = await findContent(db, stored.id);
  if (content === undefined) throw new Failure('load_file.not_found');
  const read = await readWith(db, kind, { content, stored, answers }, parts);
  if ('refusal' in read) throw invalid('answer', 'С этим ответом таблицу не прочитать');
  return read.reading;
}

function invalid(field: string, message: string): Failure {
  return new Failure('request.invalid', { fields: { [field]: message } });
}

interface Resolving extends Answering {
  readonly choices: SheetChoices;
}

/**
 * The answer with options replaced by their values, so that it can be applied without dictionaries.
 * @throws {Failure} request.invalid
 */
function resolved(answer: GivenAnswer, { reading, view }: PresentLoad, about: Resolving): GivenAnswer {
  switch (answer.kind) {
    case 'group': {
      const question = view.questions.find(({ group }) => group === answer.group);
      if (question === undefined) throw invalid('answer.group', 'Этого вопроса уже нет');
      const { choice } = answer;
      if ('agree' in choice && !question.mayAgree) throw invalid('answer.choice', 'Укажите значение');
      if ('empty' in choice && !question.mayEmpty) throw invalid('answer.choice', 'Поле обязательно');
      if ('value' in choice && !isEmpty(choice.value) && !question.mayFill)
        throw invalid('answer.choice.value', 'У каждого объекта своё значение');
      const { group } = answer;
      const placed = view.objects.filter(
        ({ near, asked }) =>
          near?.group === group || asked.some((one) => one.group === group && one.part !== undefined),
      );
      if (placed.length > 0) {
        const keys = placed.map(({ answered }) => answered.read.key);
        return { kind: 'cells', keys, field: question.field, choice: checked(choice, question.field, about) };
      }
      if (!('option' in choice)) return { ...answer, choice: checked(choice, question.field, about) };
      const option = question.options.find(({ id }) => id === choice.option);
      if (option === undefined) throw invalid('answer.choice', 'Такого варианта нет');
      if (isUnitDoubt(question.reason)) return answer;
      if (question.level === 'column' && question.table !== null && question.letters !== null) {
        const { table, letters } = question;
        return { kind: 'column', table, letters, use: 'field', field: option.id, unit: null };
      }
      return { ...answer, choice: checked(choice, question.field, about) };
    }
    case 'cells': {
      if (!Object.hasOwn(about.kind.fields, answer.field)) throw invalid('answer.field', 'Такого поля нет');
      refuseUnknown(answer.keys, reading);
      return { ...answer, choice: checked(answer.choice, answer.field, about) };
    }
    case 'place':
    case 'leave':
      refuseUnknown(answer.keys, reading);
      return answer;
    case 'column':
      return checkedColumn(answer, reading, about.kind);
    case 'row': {
      const isThere = [...reading.objects, ...reading.refused].some(
        ({ sheet, row }) => sheet === answer.sheet && row === answer.row,
      );
      if (!isThere) throw invalid('answer.row', 'Такой строки в загрузке нет');
      return answer;
    }
    case 'sheet':
    case 'head':
      if (!reading.sheets.some(({ name }) => name === answer.sheet)) throw invalid('answer.sheet', 'Такого листа нет');
      return answer;
    case 'hidden': {
      const sheet = reading.sheets.find(({ name }) => name === answer.sheet);
      if (sheet === undefined) throw invalid('answer.sheet', 'Такого листа нет');
      if (answer.names.some((name) => !sheet.hidden.includes(name)))
        throw invalid('answer.names', 'Такого скрытого столбца или строки нет');
      return answer;
    }
    case 'known':
      return checkedKnown(answer, reading, about.kind);
    case 'match':
      if (answer.choice === 'link' && answer.id === null) throw invalid('answer.id', 'Выберите объект');
      return answer;
    default:
      return answer;
  }
}

/** Values that a word of the whole file can have; a day is any day. */
const knownValues: Readonly<Record<KnownKind, readonly string[]>> = {
  day: [],
  opex: ['included', 'excluded'],
  sections: ['take', 'skip'],
};

function checkedKnown(answer: KnownAnswer, reading: LoadReading, { opexField }: LoadKind): GivenAnswer {
  const { field, value } = answer;
  const isSaid = { day: true, opex: opexField !== undefined && opexLine(reading) !== undefined };
  const isThere = field === 'sections' ? sectionField(reading) !== undefined : isSaid[field];
  if (!isThere) throw invalid('answer.field', 'В этом файле такого нет');
  if (field === 'day') {
    if (parseDay(formatDate(value)) !== value) throw invalid('answer.value', 'Некорректная дата');
  } else if (!knownValues[field].includes(value)) throw invalid('answer.value', 'Такого варианта нет');
  return answer;
}

type KnownAnswer = Extract<GivenAnswer, { kind: 'known' }>;

/** 'Цены на 17.11.2026', 'OPEX сверх ставки', 'Строки-разделы: не берём' */
function knownText({ field, value }: KnownAnswer): string {
  if (field === 'day') return `Цены на ${formatDate(value)}`;
  if (field === 'opex') return value === 'included' ? 'OPEX в ставке' : 'OPEX сверх ставки';
  return `Строки-разделы: ${value === 'take' ? 'берём' : 'не берём'}`;
}

function refuseUnknown(keys: readonly string[], { objects }: LoadReading): void {
  const known = new Set(objects.map(({ key }) => key));
  if (keys.some((key) => !known.has(key))) throw invalid('answer.keys', 'Такого объекта в загрузке нет');
}

/**
 * The answer with the stored names of its complex and building.
 * @throws {Failure} request.invalid for a complex or building that does not exist, or a name that the field refuses
 */
async function placed(db: Db, answer: GivenAnswer, { tree, checkValue }: LoadKind): Promise<GivenAnswer> {
  if (answer.kind !== 'place') return answer;
  if (tree === undefined) throw invalid('answer.kind', 'У участков нет комплексов');
  const { findName } = tree;
  async function named(part: 'complex' | 'building'): Promise<PartPlace | null> {
    const place = answer.kind === 'place' ? answer[part] : null;
    if (place === null) return null;
    if (place.id === null) {
      const refusal = checkValue(`${part}.name`, place.name);
      if (refusal !== undefined) throw invalid(`answer.${part}.name`, refusal);
      return place;
    }
    const name = await findName(db, part, place.id);
    if (name === undefined)
      throw invalid(`answer.${part}.id`, part === 'complex' ? 'Такого комплекса нет' : 'Такого здания нет');
    return { ...place, name, isNew: false };
  }
  return { ...answer, complex: await named('complex'), building: await named('building') };
}

function checkedColumn(
  answer: Extract<GivenAnswer, { kind: 'column' }>,
  { tables }: LoadReading,
  { sheets }: LoadKind,
): GivenAnswer {
  const table = tables.find(({ id }) => id === answer.table);
  if (table === undefined) throw invalid('answer.table', 'Такой таблицы нет');
  if (!table.columns.some(({ letters }) => letters === answer.letters))
    throw invalid('answer.letters', 'Такого столбца нет');
  if (answer.use !== 'field') return answer;
  const field = sheets.fields.find(({ name }) => name === answer.field);
  if (field === undefined) throw invalid('answer.field', 'Такого поля нет');
  if (answer.unit !== null && !columnUnits(field).some(({ id }) => id === answer.unit))
    throw invalid('answer.unit', 'Такой единицы у поля нет');
  return answer;
}

/**
 * A choice with its option replaced by the value, checked as far as possible without the rest of the object.
 * @throws {Failure} request.invalid
 */
export function checked(
  choice: CellChoice,
  field: string,
  { kind, choices }: Pick<Resolving, 'kind' | 'choices'>,
): CellChoice {
  const values = valuesOf(kind, field, choices);
  const isReference = kind.fields[field]?.description?.kind === 'choice';
  if ('option' in choice) {
    const value = values.find(({ id }) => String(id) === choice.option);
    if (value === undefined) throw invalid('answer.choice', 'Такого варианта нет');
    return { value: isReference ? { ...value } : value.id };
  }
  if ('value' in choice && typeof choice.value === 'string' && isReference) {
    const typed = choice.value.trim().toLowerCase();
    const value = values.find(({ name }) => name.toLowerCase() === typed);
    if (value === undefined) throw invalid('answer.choice.value', 'Такого значения в словаре нет');
    return { value: { ...value } };
  }
  if ('value' in choice && !isEmpty(choice.value)) {
    const refusal = kind.checkValue(field, choice.value);
    if (refusal !== undefined) throw invalid('answer.choice.value', refusal);
  }
  return choice;
}

/** Whether a choice is a period, whose text follows the field's label: 'Ставка за месяц'. */
function isPeriod(choice: CellChoice): boolean {
  return 'option' in choice && (choice.option === 'month' || choice.option === 'year');
}

const uses = { field: '', comment: 'В комментарий', skip: 'Не берём' } as const;

/** An answer as one line: 'Ставка за месяц', 'НДС аренды: Не включен', 'Столбец J: Доки'. */
function answerText(answer: GivenAnswer, kind: LoadKind): string {
  switch (answer.kind) {
    case 'group': {
      const field = (answer.group.split(': ')[0] ?? '').replace(/^missing /, '');
      const reason = reasonOf(answer.group);
      const text = choiceText(answer.choice, field, kind);
      if ('agree' in answer.choice) return `${reason}: ${text}`;
      return isPeriod(answer.choice) && isUnitDoubt(reason)
        ? `${labelOf(kind, field)} ${text}`
        : `${labelOf(kind, field)}: ${text}`;
    }
    case 'cells':
      return `${labelOf(kind, answer.field)}: ${choiceText(answer.choice, answer.field, kind)}`;
    case 'column':
      return `Столбец ${answer.letters}: ${uses[answer.use] || labelOf(kind, answer.field ?? '')}`;
    case 'row':
      return `Строка ${answer.row}: ${answer.take ? 'берём' : 'не берём'}`;
    case 'sheet':
      return `Лист «${answer.sheet}»: ${answer.take ? 'берём' : 'не берём'}`;
    case 'hidden':
      return `${hiddenText(answer.names)}: ${answer.take ? 'берём' : 'не берём'}`;
    case 'head':
      return answer.sheet === '' ? 'Другая шапка' : `Лист «${answer.sheet}»: другая шапка`;
    case 'match':
      return { same: 'Тот же объект', other: 'Другой объект', link: 'Связан с имеющимся' }[answer.choice];
    case 'difference':
      return answer.choice === 'file' ? 'Взять новое' : 'Оставить как в базе';
    case 'place': {
      const where = [answer.complex?.name, answer.building?.name].filter((name) => name !== undefined).join(', ');
      return `${answer.complex?.isNew === true ? 'Новый комплекс' : 'Место'}: ${where}`;
    }
    case 'leave':
      return answer.isOut ? 'Не берём' : 'Берём';
    case 'known':
      return knownText(answer);
    case 'ordinary':
      return 'Загружаем как обычную таблицу';
    case 'sender':
      return `От кого: ${answer.name}`;
  }
}

/** 'Скрытый столбец K', 'Скрытые строки 14, 15' */
function hiddenText(names: readonly string[]): string {
  const isRow = /^\d/.test(names[0] ?? '');
  const one = isRow ? 'Скрытая строка' : 'Скрытый столбец';
  const several = isRow ? 'Скрытые строки' : 'Скрытые столбцы';
  const more = names.length > MOST_NAMED ? ` и ещё ${names.length - MOST_NAMED}` : '';
  return `${names.length === 1 ? one : several} ${names.slice(0, MOST_NAMED).join(', ')}${more}`;
}

/** Largest number of hidden rows listed in an answer. */
const MOST_NAMED = 5;

function choiceText(choice: CellChoice, field: string, { fields, sheets }: LoadKind): string {
  if ('agree' in choice) return 'верно';
  if ('empty' in choice) return 'оставить пустым';
  if ('value' in choice) return valueText(fields[field] ?? { label: '' }, choice.value) || 'оставить пустым';
  const units = sheets.fields.flatMap((one) => unitChoices(one));
  return (units.find(({ id }) => id === choice.option)?.label ?? choice.option).toLowerCase();
}
