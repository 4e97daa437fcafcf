import { createContext } from 'react';

/** Texts at fields that are to be filled in, by name. */
export type FieldMarks = ReadonlyMap<string, string>;

/** Marks of a form, each shown while its field is empty and has no error. */
export const FieldMarksContext = createContext<FieldMarks>(new Map());
