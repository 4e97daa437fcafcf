import { fieldMessages } from '@gektar/contract/field-message.ts';
import { foldName } from '#importing/ids-by-name.ts';
import { notInDictionary, readList } from '#importing/read-cell.ts';
import type { Remarks } from '#importing/remarks.ts';
import type { DictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';

/**
 * Id in a dictionary; undefined when the value is refused with a remark, while the rest of the row is still checked.
 */
type Reference = { id: number } | undefined;

/** Name of a category in our dictionary, shorter than the official one below. */
const industry = 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения';
const categoryNames: Readonly<Record<string, string>> = {
  'земли промышленности, энергетики, транспорта, связи, радиовещания, телевидения, информатики, земли для обеспечения космической деятельности, земли обороны, безопасности и земли иного специального назначения':
    industry,
};

/** Form of ownership in our dictionary that has two names in the registers. */
const undelimited = 'Государственная собственность до разграничения (неразграниченная)';
const ownershipNames: Readonly<Record<string, string>> = {
  частная: 'Частная собственность',
  федеральная: 'Федеральная собственность',
  региональная: 'Собственность субъектов Российской Федерации',
  'собственность субъекта российской федерации': 'Собственность субъектов Российской Федерации',
  муниципальная: 'Муниципальная собственность',
  'государственная до разграничения': undelimited,
  'государственная собственность (неразграниченная)': undelimited,
};

export function readCategory(cells: PlotCells, ids: DictionaryIds, remarks: Remarks<PlotColumn>): Reference {
  return byName('category', cells, ids.categories, categoryNames, remarks);
}

export function readOwnership(cells: PlotCells, ids: DictionaryIds, remarks: Remarks<PlotColumn>): Reference {
  return byName('ownership', cells, ids.ownershipTypes, ownershipNames, remarks);
}

function byName(
  column: PlotColumn,
  cells: PlotCells,
  dictionary: ReadonlyMap<string, number>,
  otherNames: Readonly<Record<string, string>>,
  remarks: Remarks<PlotColumn>,
): Reference {
  const name = cells[column];
  const id = dictionary.get(foldName(otherNames[foldName(name)] ?? name));
  if (id !== undefined) return { id };
  remarks.refuse(column, name === '' ? fieldMessages.required : notInDictionary(name));
  return undefined;
}

/**
 * Property types by permitted use, in groups of falling precedence: warehouses and production, then housing, then
 * trade. Within a group the first code of the row decides. A code includes its subdivisions: 2.1 for 2.1.1.
 */
const typesByUse: readonly (readonly (readonly [code: string, type: string])[])[] = [
  [
    ['6.9', 'Под склад'],
    ['6', 'Производство'],
  ],
  [
    ['2.1', 'Под жилую застройку'],
    ['2.2', 'Личное подсобное хозяйство'],
  ],
  [['4', 'Коммерческая застройка']],
];

/** The file has no property type; it is derived from the permitted uses. */
export function readPropertyType(cells: PlotCells, ids: DictionaryIds, remarks: Remarks<PlotColumn>): Reference {
  const column = 'permitted_use_codes';
  const codes = readList(cells[column]);
  const meant = typesByUse.flatMap((types) => codes.flatMap((code) => typeOf(code, types)));
  const name = meant[0] ?? 'Иное назначение';
  const id = ids.propertyTypes.get(foldName(name));
  if (id !== undefined) return { id };
  remarks.refuse(column, notInDictionary(name));
  return undefined;
}

function typeOf(code: string, types: readonly (readonly [string, string])[]): string[] {
  const meant = types.find(([start]) => code === start || code.startsWith(`${start}.`));
  return meant ? [meant[1]] : [];
}
