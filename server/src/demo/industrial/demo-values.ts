/** Id of a dictionary value, by the name of the dictionary's table and the name of the value. */
export type ValueOf = (table: string, name: string) => { id: number };
