import type { Column } from './column.ts';
import type { FactWords } from './facts.ts';
import type { CellReading } from './read-value.ts';
import type { ReadingChanges } from './reading-changes.ts';
import type { SheetChoices, SheetField } from './sheet-fields.ts';
import type { ChoiceWords } from './value-words.ts';

/** A row that may be an object. */
export interface RowReading {
  readonly sheet: string;
  readonly row: number;
  /** By name of the field; labelled values above the table where the row has none. */
  readonly values: ReadonlyMap<string, CellReading>;
  /** Columns without a field: 'Ворота: 18'. */
  readonly remarks: readonly string[];
  /** Names of sections that are no value of a dictionary, the nearest last. */
  readonly sections: readonly string[];
  /** The same sections as they are written, with all that they say. */
  readonly sectionTexts?: readonly string[];
  /** Texts of columns without a head. */
  readonly unnamed: readonly string[];
  readonly columns: readonly Column[];
  readonly titles: readonly string[];
  /** Texts that stand alone in their rows of the table: names of sections, notes as '** OPEX 1 950 руб./м² в год'. */
  readonly notes?: readonly string[];
  readonly listDay: string;
  /** Text of the row as it is. */
  readonly text: string;
  /** Whether no row above says anything about it: a card of a text. */
  readonly isApart?: true;
}

/** An object of a sheet in wire shape, and the rows that it comes from. */
export interface SheetObject {
  readonly sheet: string;
  readonly sourceRow: number;
  readonly sourceRows: readonly number[];
  readonly [field: string]: unknown;
}

/** A cell whose value is not certain. Equal `group`s are answered together. */
export interface SheetQuestion {
  readonly sheet: string;
  readonly row: number;
  readonly field: string;
  readonly reason: string;
  readonly group: string;
}

/** A row of which nothing is made. */
export interface RefusedRow {
  readonly sheet: string;
  readonly row: number;
  readonly reason: string;
}

export interface SheetsResult {
  readonly objects: readonly SheetObject[];
  readonly questions: readonly SheetQuestion[];
  readonly refused: readonly RefusedRow[];
}

/** A column with the number of its cells that have a text, and of those that were read; null before they are read. */
export interface CountedColumn extends Column {
  readonly valueCount: number;
  readonly readCount: number | null;
}

/** A table with what its columns and rows mean. */
export interface ReadTable {
  readonly id: string;
  readonly sheet: string;
  readonly headRows: readonly number[];
  readonly titleRows: readonly number[];
  readonly sectionRows: readonly number[];
  readonly firstRow: number;
  readonly lastRow: number;
  readonly isOnItsSide: boolean;
  readonly listDay: string;
  /** Whether a title names it; false: it is today. */
  readonly isDayNamed: boolean;
  readonly columns: readonly CountedColumn[];
}

/** Objects of sheets with the tables and rows that they come from. */
export interface ReadSheets extends SheetsResult {
  readonly tables: readonly ReadTable[];
  readonly rows: readonly RowReading[];
}

/** What a kind of object needs to be read from sheets. */
export interface SheetKind {
  readonly fields: readonly SheetField[];
  /** Other words for values of dictionaries, by source. */
  readonly choiceWords: Readonly<Record<string, readonly ChoiceWords[]>>;
  /** Dictionary fields whose values a section row may contain. */
  readonly sectionFields: readonly string[];
  /** Facts of running text: read from descriptions where no column has the main field. */
  readonly facts?: readonly FactWords[];
  /** Field that makes an object of a text: several of them are several objects. */
  readonly mainField?: string;
  /** Field of a proper name that no fact of a text has. */
  readonly placeField?: string;
  /** Sections that say what the objects below them are: 'ОТАПЛИВАЕМЫЕ СКЛАДЫ', with cell texts by fields. */
  readonly sectionKinds?: readonly {
    readonly pattern: RegExp;
    readonly gives: Readonly<Record<string, string>>;
    readonly example: string;
  }[];
  /** Facts that a section may name with a name: 'Вешки (Алтуфьевское шоссе, 1 км)'. */
  readonly sectionFacts?: readonly string[];
  /** Further facts of sections, whose words mean something else in running text: 'Корпус 1 (2019 г.)'. */
  readonly sectionWords?: readonly FactWords[];
  /** Name of the part of an object that a section begins with, and the text after it: 'Корпус 1', ' класс А, 2016 г.' */
  readonly sectionName?: (text: string) => { name: string; rest: string } | undefined;
  /** Whether a group with the sum of its rows is their place: a district, an address. */
  readonly groupsArePlaces?: true;
  /** Field of the name of a group with the sum of its rows below an address: 'АБК'. */
  readonly groupField?: string;
  /** How deep a section is by its words: a complex 0, its building 1. */
  readonly sectionLevel?: (text: string) => number;
  /** Names at the beginning of a text that are the object's, not those of its place. */
  readonly objectNames?: { readonly field: string; readonly pattern: RegExp };
  /** Whether cells of a table without heads that are no known column are read as running text: '4 ворот, 2 дока'. */
  readonly readsCells?: true;
  /** Makes objects of the rows of all sheets, in order. */
  build(rows: readonly RowReading[], choices: SheetChoices): SheetsResult;
}

/** What sheets are read with. */
export interface SheetsContext {
  readonly choices: SheetChoices;
  readonly now: Date;
  readonly changes?: ReadingChanges;
  /** Receives the tables with their columns, before their rows are read. */
  readonly onTables?: (tables: readonly ReadTable[]) => void;
}
