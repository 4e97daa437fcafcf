import type { Cells, TableColumn } from '#importing/columns.ts';

/**
 * Columns read by the import: name, whether it is required, and accepted headers. Other columns of a file are ignored.
 * Units in headers are those of the file, not of the product.
 */
const columns = [
  column('id', 'required', 'Номер строки', 'Код', 'ИД', '№', '№ п/п'),
  column('name', 'required', 'Название', 'Наименование', 'Комплекс'),
  column('kind', 'required', 'Тип комплекса', 'Тип', 'Вид'),
  column('status', 'required', 'Статус строительства', 'Статус', 'Состояние'),
  column('address', 'optional', 'Адрес', 'Местоположение'),
  column('region_code', 'required', 'Регион', 'Код региона', 'Субъект РФ'),
  column('region', 'optional'),
  column('municipality', 'optional', 'Муниципальное образование', 'Район'),
  column('lat', 'required', 'Широта'),
  column('lon', 'required', 'Долгота'),
  column('coord_quality', 'optional', 'Точность места', 'Точность координат'),
  column('total_area_sqm', 'optional', 'Площадь, м²', 'Площадь (м²)', 'Площадь комплекса, м²', 'Площадь'),
  column('land_area_ha', 'optional', 'Площадь участка, га', 'Участок, га'),
  column('building_class', 'optional', 'Класс', 'Класс зданий'),
  column('year', 'optional', 'Год ввода', 'Год', 'Дата ввода'),
  column('floors', 'optional', 'Этажей', 'Этажность'),
  column('working_height_m', 'optional', 'Рабочая высота, м', 'Высота, м'),
  column('floor_load_t', 'optional', 'Нагрузка на пол, т', 'Нагрузка на пол, т/м²'),
  column('column_pitch_m', 'optional', 'Шаг колонн, м', 'Шаг колонн'),
  column('min_block_sqm', 'optional', 'Минимальный блок, м²'),
  column('buildings_count', 'optional', 'Зданий', 'Число зданий'),
  column('residents_count', 'optional', 'Резидентов', 'Число резидентов'),
  column(
    'developer_or_operator',
    'optional',
    'Девелопер или оператор',
    'Оператор',
    'Девелопер',
    'Управляющая компания',
  ),
  column('highway', 'optional', 'Шоссе'),
  column('km_from_mkad', 'optional', 'От МКАД, км', 'Расстояние от МКАД, км', 'Расстояние от МКАД'),
  column('rent_from_rub_sqm_year', 'optional', 'Аренда от, руб. за м² в год'),
  column('electricity_mw', 'optional', 'Электричество, МВт', 'Электрическая мощность, МВт'),
  column('gas_m3h', 'optional', 'Газ, м³/ч'),
  column('water_m3day', 'optional', 'Вода, м³/сутки', 'Вода, м³/сут'),
  column('parking_car', 'optional', 'Места для легковых', 'Парковка легковая'),
  column('parking_truck', 'optional', 'Места для грузовиков', 'Парковка грузовая'),
  column('is_special_economic_zone', 'optional', 'Особая экономическая зона', 'ОЭЗ'),
  column('is_industrial_park', 'optional', 'Индустриальный парк'),
  column('light_industrial', 'optional', 'Light Industrial'),
  column('okved_classes', 'optional', 'Коды ОКВЭД', 'ОКВЭД'),
  column('website', 'optional', 'Сайт'),
  column('notes', 'optional', 'Описание', 'Комментарий', 'Примечание'),
  column('as_of', 'optional', 'Сведения на', 'Дата сведений'),
  column('source', 'optional', 'Источник'),
  column('source_url', 'optional', 'Ссылка на источник', 'Публикация'),
] as const;

export type ComplexColumn = (typeof columns)[number]['name'];
export const complexColumns: readonly TableColumn<ComplexColumn>[] = columns;
export const complexColumnNames: readonly ComplexColumn[] = columns.map(({ name }) => name);
export type ComplexCells = Cells<ComplexColumn>;

function column<Name extends string>(
  name: Name,
  need: 'required' | 'optional',
  ...titles: string[]
): TableColumn<Name> {
  return { name, titles, isRequired: need === 'required' };
}
