import { createContext } from 'react';

/** Texts at fields that are to be filled in, by name. */
export type FieldMarks = ReadonlyMap<string, string>;

/** Marks of a form, shown while their fields are empty and without an error. */
export const FieldMarksContext = createContext<FieldMarks>(new Map());
