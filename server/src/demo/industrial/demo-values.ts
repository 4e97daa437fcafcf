/** Ids of industrial dictionaries by name, by the tables' names. */
export type ValueOf = (table: string, name: string) => { id: number };
