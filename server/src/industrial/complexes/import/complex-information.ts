import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { type LabelledLine, readLabelledLines, yesNo } from '#importing/labelled-lines.ts';
import { notInDictionary, readList } from '#importing/read-cell.ts';
import type { Remarks } from '#importing/remarks.ts';
import type { ComplexCells, ComplexColumn } from './complex-columns.ts';

const longest = complexFields.additionalInformation.max;

/**
 * Content of the file for which a complex has no field, as lines of `additionalInformation`: data of buildings, which
 * the file does not list, and the source.
 */
const lines: readonly LabelledLine<ComplexColumn>[] = [
  ['Стройка', 'status', (cell) => (cell.toLowerCase() === 'frozen' ? 'приостановлена' : '')],
  ['Муниципальное образование', 'municipality'],
  ['Девелопер или оператор', 'developer_or_operator'],
  ['Класс зданий', 'building_class', inLatin],
  ['Год ввода', 'year'],
  ['Этажей', 'floors'],
  ['Рабочая высота, м', 'working_height_m'],
  ['Нагрузка на пол, т/м²', 'floor_load_t'],
  ['Шаг колонн, м', 'column_pitch_m'],
  ['Минимальный блок, м²', 'min_block_sqm'],
  ['Зданий', 'buildings_count'],
  ['Резидентов', 'residents_count'],
  ['Аренда от, руб. за м² в год', 'rent_from_rub_sqm_year'],
  ['Light Industrial', 'light_industrial', (cell) => yesNo[cell] ?? cell],
  ['Коды ОКВЭД', 'okved_classes', (cell) => readList(cell).join(', ')],
  ['Описание', 'notes'],
  ['Сведения на', 'as_of'],
  ['Источник', 'source'],
  ['Публикация', 'source_url'],
];

const classNames = new Set(enumerations['building-classes'].map(({ name }) => name));

/** Text of all labelled lines; an unknown building class is reported and left out. */
export function readInformation(cells: ComplexCells, remarks: Remarks<ComplexColumn>): string | null {
  const isKnown = cells.building_class === '' || classNames.has(inLatin(cells.building_class));
  if (!isKnown) remarks.leaveOut('building_class', notInDictionary(cells.building_class));
  const labelled = isKnown ? cells : { ...cells, building_class: '' };
  return readLabelledLines(lines, labelled, remarks, { longest, refusal: `Не больше ${longest} знаков` });
}

const latin: Readonly<Record<string, string>> = { А: 'A', В: 'B', С: 'C', Д: 'D' };

/** A building class in Latin letters, from what people type: `а +`, or `В+` in Cyrillic. */
function inLatin(cell: string): string {
  const name = cell.toUpperCase().replace(/\s+/g, '').replaceAll('−', '-');
  return [...name].map((letter) => latin[letter] ?? letter).join('');
}
