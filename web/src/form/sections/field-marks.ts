import { createContext, type ReactNode } from 'react';

/** Texts at fields that are to be filled in, by name. */
export type FieldMarks = ReadonlyMap<string, string>;

/** Marks of a form, each shown while its field is empty and has no error. */
export const FieldMarksContext = createContext<FieldMarks>(new Map());

/** What a colleague has saved meanwhile in fields of a form, by name; a save merges it. */
export const TheirFieldsContext = createContext<ReadonlyMap<string, ReactNode>>(new Map());
