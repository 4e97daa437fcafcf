import * as z from 'zod';
import { domains } from '#domain.ts';
import { namesOf } from '#records.ts';
import { columnUses, knownKinds, LoadAnswer, ObjectKey } from './load-answer.ts';
import { loadRefusals } from './load-limits.ts';

/**
 * `reading`: the file is being read; `questions`: it can be answered and accepted; `accepting`: objects are being
 * written; `done`: all or, when stopped, a part of them is written; `undone`: taken back; `refused`: not readable.
 */
export const loadStates = ['reading', 'questions', 'accepting', 'done', 'undone', 'refused'] as const;
export type LoadState = (typeof loadStates)[number];

/**
 * Objects of a load by their state. `all` = `ready` + `doubt` + `exists`; refused rows are none.
 * Of `exists`: `all` of them = `differs` + `maybe` + `same`.
 */
export const ObjectCounts = z.object({
  /** Without `refused`. */
  all: z.int(),
  /** New, complete and without an open question. */
  ready: z.int(),
  /** New, with an open question or without a required field: accepted as drafts. */
  doubt: z.int(),
  /** The same as a stored object. */
  exists: z.int(),
  /** Stored already, with other values. */
  differs: z.int(),
  /** Perhaps the same as a stored object; the user is asked. */
  maybe: z.int(),
  /** Stored already, with the same values. */
  same: z.int(),
  /** Rows that look like objects but are not, and objects left out by an answer. */
  refused: z.int(),
});
export type ObjectCounts = z.infer<typeof ObjectCounts>;

/** Rows of the file: `all` = `ofObjects` + `refused` + `ofTable`. */
export const RowCounts = z.object({
  /** Rows with content on the sheets that are read. */
  all: z.int(),
  /** An object may have several rows. */
  ofObjects: z.int(),
  refused: z.int(),
  /** Titles, heads, sections, notes of the table. */
  ofTable: z.int(),
});
export type RowCounts = z.infer<typeof RowCounts>;

/** Outcomes of the objects of a load, counted. */
export const LoadOutcomeCounts = z.object({
  /** Objects chosen for writing. */
  total: z.int(),
  created: z.int(),
  drafts: z.int(),
  updated: z.int(),
  /** Refused by a check or changed by somebody meanwhile. */
  failed: z.int(),
  /** Rows not chosen, without a difference, or refused. */
  skipped: z.int(),
  /** Not written yet; 0 at the end, above 0 after a stop. */
  waiting: z.int(),
  isStopped: z.boolean(),
  /** Objects that an undo did not remove. */
  left: z.int(),
});
export type LoadOutcomeCounts = z.infer<typeof LoadOutcomeCounts>;

/** A sender whose tables are recognised by their heads. */
export const LoadSender = z.object({
  id: z.uuid(),
  name: z.string(),
  columnCount: z.int(),
  /** Number of accepted loads. */
  loadCount: z.int(),
  /** Texts of the remembered answers: 'ставка за месяц'. */
  remembered: z.array(z.string()),
  /** Time of the last accepted load. */
  dateTime: z.string(),
});
export type LoadSender = z.infer<typeof LoadSender>;

/**
 * A line of 'Последние загрузки':
 *
 *     { "id": "0199…", "rowVersion": 4, "domain": "industrial", "fileName": "Складской двор, ноябрь.xlsx",
 *       "isText": false, "byteCount": 48213, "hasFile": true, "state": "questions", "refusal": null,
 *       "employeeId": "…", "dateTime": "2026-11-23T14:32:10", "sender": { "id": "…", "name": "ООО «Складской двор»" },
 *       "objects": { "all": 64, "ready": 29, "doubt": 23, "exists": 12, "differs": 7, "maybe": 0, "same": 5,
 *         "refused": 0 },
 *       "questionCount": 9, "outcome": null, "operationId": null, "acceptedDateTime": null, "acceptedBy": null,
 *       "undoneDateTime": null, "undoneBy": null }
 */
export const LoadLine = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  domain: z.enum(domains),
  /** Name given by the sender; 'вставка из буфера' for a text from the clipboard. */
  fileName: z.string(),
  isText: z.boolean(),
  byteCount: z.int(),
  /** false after 90 days, or when the file was deleted by hand. */
  hasFile: z.boolean(),
  state: z.enum(loadStates),
  /** Set in the state `refused`; the words are in `loadRefusals`. */
  refusal: z.enum(namesOf(loadRefusals)).nullable(),
  employeeId: z.uuid(),
  dateTime: z.string(),
  sender: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** null while the file is being read, and when it is refused. */
  objects: ObjectCounts.nullable(),
  /** Open questions, each of one or many cells. */
  questionCount: z.int(),
  outcome: LoadOutcomeCounts.nullable(),
  /** Operation that wrote the objects; `POST /api/operations/{id}/undo` takes it back. */
  operationId: z.uuid().nullable(),
  acceptedDateTime: z.string().nullable(),
  acceptedBy: z.uuid().nullable(),
  undoneDateTime: z.string().nullable(),
  undoneBy: z.uuid().nullable(),
});
export type LoadLine = z.infer<typeof LoadLine>;

/** A choice of a question. */
export const QuestionOption = z.object({
  /** Sent back as `{ "option": id }`, or for a column as its `unit` or `field`. */
  id: z.string(),
  label: z.string(),
  /** Effect of the choice with a number from this file: '740 → 8 880,00 руб./м² в год'; may be empty. */
  effect: z.string(),
  /** Marked 'похоже'; never chosen in advance. */
  isLikely: z.boolean(),
});
export type QuestionOption = z.infer<typeof QuestionOption>;

/** A cell that a question is about. */
const QuestionSample = z.object({
  key: ObjectKey,
  /** 'I8'; empty for a value that no cell has. */
  address: z.string(),
  raw: z.string(),
  /** The value as it would be written, as text. */
  text: z.string(),
});

/**
 * An open question. Questions about the file come first, then about columns, complexes and buildings, then all others;
 * within these, the largest first.
 *
 *     { "group": "leasePricePerSqm: Ставка за месяц или за год? Период не назван", "level": "file",
 *       "field": "leasePricePerSqm", "label": "Ставка", "reason": "Ставка за месяц или за год? Период не назван",
 *       "count": 58, "table": "Склады!3", "letters": "G",
 *       "options": [{ "id": "month", "label": "За месяц", "effect": "740 → 8 880,00", "isLikely": true },
 *         { "id": "year", "label": "За год", "effect": "740 → 740,00", "isLikely": false }],
 *       "mayAgree": true, "mayEmpty": false, "mayFill": true, "keys": ["Склады!6", …],
 *       "samples": [{ "key": "Склады!6", "address": "G6", "raw": "760", "text": "9 120,00" }] }
 */
export const LoadQuestion = z.object({
  /** Sent back in an answer of the kind `group`. */
  group: z.string(),
  /**
   * `complex`: about a field of one complex or building, whatever the number of its vacancies; `absent`: about a
   * required field that no column of the file contains, whatever the number of objects.
   */
  level: z.enum(['file', 'column', 'complex', 'group', 'absent', 'cell']),
  field: z.string(),
  label: z.string(),
  reason: z.string(),
  /** Number of cells. */
  count: z.int(),
  /** Table and column of a question about a column; answered by the kind `column` as well. */
  table: z.string().nullable(),
  letters: z.string().nullable(),
  options: z.array(QuestionOption),
  /** Whether `{ "agree": true }` settles it: every cell has an understood value. */
  mayAgree: z.boolean(),
  /** Whether `{ "empty": true }` settles it: the field is not required. */
  mayEmpty: z.boolean(),
  /** Whether one value settles it: not for coordinates of several plots, nor for fields of many buildings. */
  mayFill: z.boolean(),
  /** The first objects with the question, at most 1,000. */
  keys: z.array(ObjectKey),
  /** A few of them. */
  samples: z.array(QuestionSample),
});
export type LoadQuestion = z.infer<typeof LoadQuestion>;

/** A field that a column may have. */
export const LoadField = z.object({
  name: z.string(),
  label: z.string(),
  /**
   * Units of the field's column, by id; empty for fields without. Of a price also what it is for, 'За сотку', with the
   * field that this makes the column.
   */
  units: z.array(z.object({ id: z.string(), label: z.string(), field: z.string() })),
  isRequired: z.boolean(),
});
export type LoadField = z.infer<typeof LoadField>;

/**
 * A column of a table with its meaning:
 *
 *     { "letters": "G", "title": "Аренда, руб. ставка", "use": "field", "field": "rate", "label": "Ставка",
 *       "unit": "month", "unitLabel": "руб./м² в месяц", "doubt": "Ставка за месяц или за год? Период не назван",
 *       "candidates": [{ "field": "rate", "label": "Ставка" }], "isByHand": false,
 *       "valueCount": 58, "readCount": 58 }
 */
export const LoadColumn = z.object({
  letters: z.string(),
  /** Head with the group above it. */
  title: z.string(),
  use: z.enum(columnUses),
  /** Name of a field of `fields`; null unless `use` is `field`. */
  field: z.string().nullable(),
  label: z.string(),
  /** Unit by id; null where the field has none, or its unit has no id. */
  unit: z.string().nullable(),
  /** Unit in words; may be empty. */
  unitLabel: z.string(),
  /** Question about the whole column. */
  doubt: z.string().nullable(),
  /** Fields that it may be, the likeliest first. */
  candidates: z.array(z.object({ field: z.string(), label: z.string() })),
  /** Whether a person chose the meaning. */
  isByHand: z.boolean(),
  /** Cells with text below the head, and those of them that were read; null while the rows are read. */
  valueCount: z.int(),
  readCount: z.int().nullable(),
});
export type LoadColumn = z.infer<typeof LoadColumn>;

export const LoadTable = z.object({
  /** Sheet and first row: `Склады!3`. */
  id: z.string(),
  sheet: z.string(),
  headRows: z.array(z.int()),
  /** First and last row with values. */
  firstRow: z.int(),
  lastRow: z.int(),
  /** Whether each object is a column. */
  isOnItsSide: z.boolean(),
  columns: z.array(LoadColumn),
});
export type LoadTable = z.infer<typeof LoadTable>;

export const LoadSheet = z.object({
  name: z.string(),
  /** Hidden in the file; taken only by an answer. */
  isHidden: z.boolean(),
  isTaken: z.boolean(),
  /** Rows with content. */
  rowCount: z.int(),
  columnCount: z.int(),
  /** Letters of hidden columns, numbers of hidden rows; read only by an answer. */
  hidden: z.array(z.string()),
  /** Heads of hidden columns by letters: { "K": "Дно" }; absent in loads read by earlier versions. */
  hiddenTitles: z.record(z.string(), z.string()).optional(),
  /** Those of `hidden` that an answer takes. */
  hiddenTaken: z.array(z.string()).optional(),
});
export type LoadSheet = z.infer<typeof LoadSheet>;

/** Stages of an acceptance, in order; land has no `parents`. */
export const loadStages = ['saved', 'parents', 'objects', 'check', 'requests'] as const;
export type LoadStage = (typeof loadStages)[number];

/**
 * How far an acceptance is; objects are counted by `outcome`:
 *
 *     { "stage": "objects", "seconds": { "saved": 0.4, "parents": 0.6 }, "newComplexes": 7, "newBuildings": 11,
 *       "checkedCount": null, "requestCount": null }
 */
export const LoadProgress = z.object({
  /** Current stage; null at the end. */
  stage: z.enum(loadStages).nullable(),
  /** Durations of finished stages (s). */
  seconds: z.partialRecord(z.enum(loadStages), z.number()),
  /** Complexes and buildings that the objects need and the database does not have. */
  newComplexes: z.int(),
  newBuildings: z.int(),
  /** Written objects and drafts that are in the lists; null before the check. */
  checkedCount: z.int().nullable(),
  /** Requests that fit a written object; null before they are compared. */
  requestCount: z.int().nullable(),
});
export type LoadProgress = z.infer<typeof LoadProgress>;

/** Rows of one kind of a table that make no objects; the first numbers and texts of them. */
export const TableRows = z.object({
  kind: z.enum(['title', 'head', 'section', 'note', 'other']),
  sheet: z.string(),
  count: z.int(),
  rows: z.array(z.int()),
  /** 'Новорижское шоссе · Ленинградское ш.' */
  text: z.string(),
  /** Label of the field that sections fill: 'Шоссе'; null for other kinds. */
  field: z.string().nullable(),
});
export type TableRows = z.infer<typeof TableRows>;

/** A fact in a file that holds for all of its objects: day of the list, OPEX, field of its sections. */
export const LoadKnown = z.object({
  kind: z.enum(knownKinds),
  /** `YYYY-MM-DD`; 'included' or 'excluded'; of sections 'take' or 'skip'. */
  text: z.string(),
  /** Label of the field that sections fill; empty for others. */
  label: z.string(),
  /** Row that contains it; null: no row does. */
  row: z.int().nullable(),
  /** Whether an answer says so and not the file. */
  isByHand: z.boolean(),
  /** Number of sections. */
  count: z.int(),
});
export type LoadKnown = z.infer<typeof LoadKnown>;

/** A load with the result of its reading. Objects, raw rows and outcomes are listed separately. */
export const Load = LoadLine.extend({
  /** Day of the list, `YYYY-MM-DD`: named in the file, or that of the load. */
  listDay: z.string().nullable(),
  rows: RowCounts.nullable(),
  sheets: z.array(LoadSheet),
  tables: z.array(LoadTable),
  fields: z.array(LoadField),
  questions: z.array(LoadQuestion),
  /** In the order in which they were given. */
  answers: z.array(LoadAnswer),
  /** Rows of the table itself, which `rows.ofTable` counts. */
  tableRows: z.array(TableRows),
  /** Facts in the file that hold for all of its objects, in the order of the panel. */
  known: z.array(LoadKnown),
  /** Objects that an acceptance would write, by part. */
  acceptable: z.object({ ready: z.int(), drafts: z.int(), updates: z.int() }).nullable(),
  /** Objects that differ from stored ones, their differing fields, and those of the fields that the file sets. */
  differing: z.object({ objects: z.int(), fields: z.int(), taken: z.int() }).nullable(),
  /** null before the acceptance. */
  progress: LoadProgress.nullable(),
});
export type Load = z.infer<typeof Load>;

/** A row of a sheet as it is. */
export const RawRow = z.object({
  row: z.int(),
  cells: z.array(z.string()),
  /** Kind of a row that is not an object; null for an object. */
  meaning: z.enum(['title', 'head', 'section', 'refused', 'note', 'hidden']).nullable(),
  /** Reason of a refused row; empty otherwise. */
  reason: z.string(),
  /** Objects made of it. */
  keys: z.array(ObjectKey),
});
export type RawRow = z.infer<typeof RawRow>;

/** A field of an object with the cell that it comes from. */
export const ObjectCell = z.object({
  field: z.string(),
  label: z.string(),
  /** 'I8'; empty where no single cell has it. */
  address: z.string(),
  /** Text of the cell in the file. */
  raw: z.string(),
  /** In wire shape, as it would be written; null: nothing. */
  value: z.unknown(),
  /** The value as text: '8 880,00'. */
  text: z.string(),
  /** Unit of the value: 'га'; empty for none. */
  unit: z.string(),
  /** Why it is not certain; null: certain or answered. */
  doubt: z.string().nullable(),
  /** Group of the open question. */
  group: z.string().nullable(),
  /** Whether an answer filled or settled it. */
  isAnswered: z.boolean(),
});
export type ObjectCell = z.infer<typeof ObjectCell>;

/** A field in which the file differs from the database. */
export const FieldDifference = z.object({
  field: z.string(),
  label: z.string(),
  stored: z.unknown(),
  storedText: z.string(),
  file: z.unknown(),
  fileText: z.string(),
  /** null: neither, a person has to choose; until then the database stays as it is. */
  choice: z.enum(['stored', 'file']).nullable(),
  /** Whether an employee chose the value; false: the default, the newer of both. */
  isByHand: z.boolean(),
  /** Whether the text of the file is added to that of the database: comments. */
  isAdded: z.boolean(),
  /** Who wrote the value of the database, and when; null: unknown. */
  employeeId: z.uuid().nullable(),
  dateTime: z.string().nullable(),
});
export type FieldDifference = z.infer<typeof FieldDifference>;

/** The object of the database that matches an object of the file. */
export const ObjectMatch = z.object({
  kind: z.enum(['same', 'differs', 'maybe']),
  id: z.uuid(),
  /** Whether it is a draft: `/{domain}/drafts/{id}`. */
  isDraft: z.boolean(),
  title: z.string(),
  place: z.string(),
  /** Complex and building in the path of a vacancy; null elsewhere. */
  complexId: z.uuid().nullable(),
  buildingId: z.uuid().nullable(),
  /** Why it is the same, in Russian: 'кадастровый номер и площадь совпали'. */
  reason: z.string(),
  differences: z.array(FieldDifference),
  /** Fields with the same value. */
  sameCount: z.int(),
  /** Who changed the object last, and when. */
  employeeId: z.uuid().nullable(),
  dateTime: z.string().nullable(),
});
export type ObjectMatch = z.infer<typeof ObjectMatch>;

export const objectStates = ['ready', 'doubt', 'exists', 'refused'] as const;

/**
 * An object to be made, or a row of which none is made:
 *
 *     { "key": "Склады!8", "sheet": "Склады", "row": 8, "rows": [8], "title": "Ориентир Запад", "part": "4, 4-А",
 *       "state": "doubt", "reason": "", "text": "Ориентир Запад · 4 · А · 4-А · 5400+640 · 790 без НДС",
 *       "values": { "complex": { "name": "Ориентир Запад" }, "building": { "name": "4" }, "name": "4-А", … },
 *       "cells": [{ "field": "building.workingHeight", "label": "Рабочая высота", "address": "I8", "raw": "08.окт",
 *         "value": 8, "text": "8,00", "doubt": "Excel сделал из числа дату", "group": "…", "isAnswered": false }],
 *       "missing": ["НДС аренды"], "match": null, "parents": { "complex": "new", "building": "new" } }
 */
export const LoadObject = z.object({
  key: ObjectKey,
  sheet: z.string(),
  row: z.int(),
  rows: z.array(z.int()),
  /** Complex or first cadastral number; may be empty. */
  title: z.string(),
  /** Building and vacancy, or the address; may be empty. */
  part: z.string(),
  state: z.enum(objectStates),
  /** Reason why the row was refused; empty for other rows. */
  reason: z.string(),
  /** The row as it is. */
  text: z.string(),
  /** In wire shape, as they would be written. */
  values: z.record(z.string(), z.unknown()),
  cells: z.array(ObjectCell),
  /** Labels of required fields without a value. */
  missing: z.array(z.string()),
  match: ObjectMatch.nullable(),
  /** Whether the complex and the building of a vacancy are in the database; null for plots and refused rows. */
  parents: z.object({ complex: z.enum(['new', 'exists']), building: z.enum(['new', 'exists']) }).nullable(),
});
export type LoadObject = z.infer<typeof LoadObject>;

/** Outcome of one object of a load. */
export const LoadOutcome = z.object({
  key: ObjectKey,
  row: z.int(),
  sheet: z.string(),
  title: z.string(),
  part: z.string(),
  result: z.enum(['created', 'draft', 'updated', 'failed', 'skipped', 'waiting']),
  /** Object or draft; null when nothing was written. */
  objectId: z.uuid().nullable(),
  complexId: z.uuid().nullable(),
  buildingId: z.uuid().nullable(),
  /** Reason of `failed` and `skipped`, or what a draft lacks; in Russian. */
  message: z.string(),
});
export type LoadOutcome = z.infer<typeof LoadOutcome>;

/**
 * A line of the protocol of a load, an outcome with what was asked and answered:
 *
 *     { "key": "Склады!8", "row": 8, "sheet": "Склады", "title": "Ориентир Запад", "part": "4, 4-А", "result": "draft",
 *       "objectId": "…", "complexId": "…", "buildingId": "…", "message": "Не хватает: НДС аренды",
 *       "text": "Ориентир Запад · 4 · А · 4-А · 5400+640 · 790 без НДС",
 *       "doubts": ["Рабочая высота «08.окт»: Excel сделал из числа дату"],
 *       "answers": [{ "text": "Ставка за месяц или за год?: за месяц", "employeeId": "…", "dateTime": "…" }] }
 */
export const ProtocolLine = LoadOutcome.extend({
  /** The row as it is. */
  text: z.string(),
  /** Questions without an answer. */
  doubts: z.array(z.string()),
  /** Answers that filled or settled cells of the object, in the order of its columns. */
  answers: z.array(LoadAnswer.pick({ text: true, employeeId: true, dateTime: true })),
});
export type ProtocolLine = z.infer<typeof ProtocolLine>;
