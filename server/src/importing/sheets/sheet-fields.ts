/** How a cell is read into a field. */
export type SheetReading =
  | { readonly kind: 'area'; readonly unit: 'hectare' | 'squareMetre' }
  | { readonly kind: 'price' }
  /** Roubles per area; the area is in the head or the cell. */
  | { readonly kind: 'pricePerArea' }
  /** Roubles per m² a year. */
  | { readonly kind: 'rate' }
  /** Roubles as they are written: a fee whose period no field has. */
  | { readonly kind: 'sum' }
  | { readonly kind: 'number'; readonly factorOf?: string; readonly end?: 'lower' | 'upper' }
  | { readonly kind: 'choice'; readonly source: string; readonly isMany?: true }
  | { readonly kind: 'option'; readonly values: readonly { readonly id: number; readonly name: string }[] }
  | {
      readonly kind: 'flag';
      /** Answers that other flags do not have, looked for first; `unclear` is a question. */
      readonly words?: readonly {
        readonly pattern: RegExp;
        readonly means: boolean | 'unclear';
        readonly example: string;
      }[];
    }
  | { readonly kind: 'day' }
  | { readonly kind: 'availability' }
  | { readonly kind: 'cadastral' }
  | { readonly kind: 'position'; readonly part: 'latitude' | 'longitude' | 'both' }
  | { readonly kind: 'utility' }
  /** A number with its unit; words alone go to the comment. */
  | { readonly kind: 'supply' }
  /** Height above the ground in centimetres; bare numbers below 10 are metres. */
  | { readonly kind: 'level' }
  | { readonly kind: 'vat' }
  | { readonly kind: 'opex' }
  | { readonly kind: 'pitch' }
  | { readonly kind: 'temperature' }
  | { readonly kind: 'link' }
  | { readonly kind: 'text' }
  /** Text for the comment, with the head as its label. */
  | { readonly kind: 'remark' }
  /** Whether the row is offered at all. */
  | { readonly kind: 'status' }
  /** Unit of the area or of the price of the row: 'га', 'сот.', 'руб./м²/мес.'. */
  | { readonly kind: 'unit'; readonly of?: 'price' }
  /** Number of the row; not read. */
  | { readonly kind: 'sequence' };

/** A field that a sheet may have, and the heads by which its column is found. */
export interface SheetField {
  /** Wire name; of a part of an object with its path: `building.workingHeight`. */
  readonly name: string;
  readonly label: string;
  /** Beginnings of words of a head, in any order: 'кад номер' finds 'Кадастровый номер участка'. */
  readonly heads: readonly string[];
  /** Heads of columns that have a part of the value; without a column of the whole they are joined. */
  readonly parts?: readonly string[];
  /** Beginnings of words that a head of this field never has. */
  readonly not?: readonly string[];
  /** A head, as found in a sheet, that means this field. */
  readonly example: string;
  readonly reading: SheetReading;
  /** Whether a head of units alone ('га', 'руб.') means this field. */
  readonly isMain?: true;
  /** Whether 'нет' is a number of none: docks, gates. */
  readonly isCount?: true;
  /** Texts by which a column without a head is this field: 'корп. 4' of a building. */
  readonly shape?: RegExp;
  /** Whether a column below a head that nobody knows is this field by the shape of its texts as well. */
  readonly isKnownByShape?: true;
  /** Largest value (in the unit of the field). */
  readonly max?: number;
  readonly decimals?: number;
}

/** A value of a dictionary by which cells are understood. */
export interface SheetChoice {
  readonly id: number;
  readonly name: string;
  readonly code?: string;
}
/** Values of dictionaries by source. */
export type SheetChoices = Readonly<Record<string, readonly SheetChoice[]>>;
