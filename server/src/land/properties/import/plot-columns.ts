import type { Cells, TableColumn } from '#importing/columns.ts';

/**
 * Columns read by the import: name, whether it is required, and accepted headers. Other columns of a file are ignored.
 * Units in headers are those of the file, not of the product.
 */
const columns = [
  column('id', 'required', 'Номер строки', 'Код', 'ИД', '№', '№ п/п'),
  column('title', 'optional', 'Название', 'Наименование'),
  column('address', 'optional', 'Адрес', 'Местоположение'),
  column('region_code', 'required', 'Регион', 'Код региона', 'Субъект РФ', 'region'),
  column('municipality', 'optional', 'Муниципальное образование', 'Район'),
  column('lat', 'required', 'Широта'),
  column('lon', 'required', 'Долгота'),
  column('coord_quality', 'optional', 'Точность места', 'Точность координат'),
  column('cadastral_numbers', 'required', 'Кадастровый номер', 'Кадастровые номера', 'Кад. номер', 'КН'),
  column('cadastral_relation', 'optional', 'Чей кадастровый номер'),
  column('cadastral_raw', 'optional', 'Кадастровый номер в источнике'),
  column('category', 'required', 'Категория земель', 'Категория'),
  column('permitted_use_codes', 'optional', 'Коды ВРИ', 'Код ВРИ', 'ВРИ'),
  column('area_ha', 'required', 'Площадь, га', 'Площадь (га)', 'Площадь га', 'Площадь'),
  column('surveyed', 'optional', 'Границы уточнены'),
  column('existing_buildings', 'optional', 'Застройка'),
  column('deal_type', 'optional', 'Сделка', 'Вид сделки', 'Тип сделки'),
  column('price_rub', 'optional', 'Цена, руб.', 'Цена', 'Цена (руб.)', 'Цена, ₽', 'Стоимость', 'Стоимость, руб.'),
  column('price_rub_per_ha_year', 'optional', 'Аренда за гектар в год, руб.'),
  column('price_rub_per_sqm_year', 'optional', 'Аренда за м² в год, руб.'),
  column('lease_term', 'optional', 'Срок аренды'),
  column('price_note', 'optional', 'О цене'),
  column('ownership', 'required', 'Форма собственности', 'Собственность'),
  column('owner_organisation', 'optional', 'Собственник', 'Владелец'),
  column('site_type', 'optional', 'Вид площадки'),
  column('preferential_regime', 'optional', 'Льготный режим'),
  column('preferential_object', 'optional', 'Льготная территория'),
  column('support_object', 'optional', 'Поддержка'),
  column('support_object_name', 'optional', 'Объект поддержки'),
  column('gas', 'optional', 'Газ', 'Газоснабжение'),
  column('gas_max_m3h', 'optional', 'Газ, м³/ч', 'Газ, наибольшая мощность, м³/ч'),
  column('gas_free_m3h', 'optional', 'Газ, свободная мощность, м³/ч'),
  column('electricity', 'optional', 'Электричество', 'Электроснабжение'),
  column('electricity_max_mw', 'optional', 'Электричество, МВт', 'Электричество, наибольшая мощность, МВт'),
  column('electricity_free_mw', 'optional', 'Электричество, свободная мощность, МВт'),
  column('water', 'optional', 'Вода', 'Водоснабжение'),
  column('water_max_m3h', 'optional', 'Вода, м³/ч', 'Вода, наибольшая мощность, м³/ч'),
  column('water_free_m3h', 'optional', 'Вода, свободная мощность, м³/ч'),
  column('sewerage', 'optional', 'Канализация', 'Водоотведение'),
  column('sewerage_max_m3h', 'optional', 'Канализация, м³/ч', 'Канализация, наибольшая мощность, м³/ч'),
  column('sewerage_free_m3h', 'optional', 'Канализация, свободная мощность, м³/ч'),
  column('heat', 'optional', 'Тепло', 'Теплоснабжение'),
  column('heat_max_gcalh', 'optional', 'Тепло, Гкал/ч', 'Тепло, наибольшая мощность, Гкал/ч'),
  column('heat_free_gcalh', 'optional', 'Тепло, свободная мощность, Гкал/ч'),
  column('access_road', 'optional', 'Подъезд', 'Подъездная дорога'),
  column('railway', 'optional', 'Железная дорога', 'Ж/д ветка', 'ЖД'),
  column('truck_parking', 'optional', 'Стоянка грузовых машин'),
  column('okved_classes', 'optional', 'Коды ОКВЭД', 'ОКВЭД'),
  column('is_investment_priority', 'optional', 'Приоритетная инвестплощадка'),
  column('other', 'optional', 'Прочее'),
  column('notes', 'optional', 'Описание', 'Комментарий', 'Примечание'),
  column('planning_limits', 'optional', 'Градостроительные ограничения', 'Ограничения'),
  column('link', 'required', 'Ссылка', 'Ссылка на документы', 'Ссылка на объявление'),
  column('source', 'optional', 'Источник'),
  column('last_conversation_date', 'optional', 'Дата последнего разговора', 'Последний разговор'),
] as const;

export type PlotColumn = (typeof columns)[number]['name'];
export const plotColumns: readonly TableColumn<PlotColumn>[] = columns;
export const plotColumnNames: readonly PlotColumn[] = columns.map(({ name }) => name);
export type PlotCells = Cells<PlotColumn>;

function column<Name extends string>(
  name: Name,
  need: 'required' | 'optional',
  ...titles: string[]
): TableColumn<Name> {
  return { name, titles, isRequired: need === 'required' };
}
