import { createContext, type ReactNode } from 'react';

/** Texts at fields that should be filled in, by field name. */
export type FieldMarks = ReadonlyMap<string, string>;

/** Marks of a form, each shown while its field is empty and has no error. */
export const FieldMarksContext = createContext<FieldMarks>(new Map());

/** Texts with the values that a colleague has saved since the form was opened, by field name; a save merges them. */
export const TheirFieldsContext = createContext<ReadonlyMap<string, ReactNode>>(new Map());
