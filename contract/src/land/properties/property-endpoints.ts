import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { entityEndpoints } from '#entity-endpoints.ts';
import { paging } from '#list.ts';
import { MapPlaces, MapPoint, windowed } from '#map-cells.ts';
import { changeEndpoints } from '#operations/operation-endpoints.ts';
import { OtherRecord } from '#other-record.ts';
import { ownOnly } from '#own-only.ts';
import { text } from '#text.ts';
import { NewProperty, Property, PropertyDraft, PropertyRow } from './property.ts';
import { FoundProperties, foundPropertyOrder, PropertyFilter, propertyListOrder } from './property-filter.ts';

const page = (take: number) => z.object({ ...paging(take), ...propertyListOrder });

const calls = entityEndpoints('/api/land/properties', Property, 'property.not_found');

export const findProperties = calls.find('get-all', 'Объекты по фильтру, страницей', {
  query: z.object({ ...paging(1000), ...foundPropertyOrder }),
  body: FoundProperties,
  row: PropertyRow,
});

export const countProperties = calls.count('Сколько объектов отвечают фильтру', PropertyFilter);

/** The point's kind is the id of the property type, whose colour is in the dictionary; 0 = archived. */
export const PropertyPoint = MapPoint;
export type PropertyPoint = MapPoint;

export const mapProperties = endpoint({
  method: 'POST',
  path: '/api/land/properties/map-properties',
  access: 'employee',
  summary: 'Точки объектов по фильтру: id, широта, долгота, вид (id типа, 0 у архивных)',
  body: PropertyFilter,
  output: z.array(PropertyPoint),
  failures: [],
});

/** Not in the specification: points and cells for the map of the list. */
export const mapPropertyPlaces = endpoint({
  method: 'POST',
  path: '/api/land/properties/map-places',
  access: 'employee',
  summary: 'Места объектов по фильтру: все точки, пока их немного, иначе их число в клетках окна карты',
  body: z.object({ filter: PropertyFilter, ...windowed }),
  output: MapPlaces,
  failures: [],
});

export const createProperty = calls.create(
  'Новый объект; с тем же newId второй не появится',
  NewProperty,
  'property.not_found',
  'property.changed',
  'cadastral_number.taken',
  'property.unknown_reference',
  'file.gone',
  'trash.id_taken',
);

export const listProperties = calls.list('Все объекты страницами, без фильтра', page(1000), PropertyRow);

export const updateProperty = calls.update(
  'Изменить объект; устаревшее состояние не принимается',
  PropertyDraft,
  'property.changed',
  'cadastral_number.taken',
  'property.unknown_reference',
  'file.gone',
);

export const listOverdueProperties = calls.listOf(
  'overdue-properties',
  'Активные объекты, давно не актуализированные, старые первыми (D-06); по просьбе только свои (N-05)',
  z.object({ ...paging(10), ...ownOnly }),
  PropertyRow,
);

export const countOverdueProperties = endpoint({
  method: 'GET',
  path: '/api/land/properties/overdue-properties-amount',
  access: 'employee',
  summary: 'Сколько объектов давно не актуализировали; по просьбе только своих (N-05)',
  query: z.object(ownOnly),
  output: z.int(),
  failures: [],
});

export const checkCadastralNumber = endpoint({
  method: 'GET',
  path: '/api/land/properties/cadastral-numbers/check/{number}',
  access: 'employee',
  summary: 'Свободен ли кадастровый номер; номер своего объекта (propertyId) не занят (D-15)',
  params: z.object({ number: text(200).min(1) }),
  query: z.object({ propertyId: z.uuid().optional() }),
  output: z.object({
    isUnique: z.boolean(),
    /** The active or archived object with this number; null when there is none. */
    propertyId: z.uuid().nullable(),
    /** First cadastral number of that object. */
    cadastralNumber: z.string().nullable(),
    /**
     * The record that has the number: that object, or one in the trash. A trashed one does not block the number: it
     * only cannot be restored while the number is taken.
     */
    holder: OtherRecord.nullable(),
  }),
  failures: [],
});

export const getProperty = calls.get('Один объект целиком');

export const deleteProperty = calls.delete('Удалить объект вместе с избранным и строками подборок (D-18)');

export const archiveProperty = calls.act('POST', 'archive', 'В архив; повтор ничего не меняет (A-02)');

export const unarchiveProperty = calls.act('POST', 'unarchive', 'Из архива; повтор ничего не меняет (A-02)');

/** A GET that changes state, as given (1§7, A-03): never prefetch it; the answer is not stored. */
export const actualizeProperty = calls.act('GET', 'actualize', 'Данные подтверждены сегодня (D-19)');

/** A request whose selection holds the property. */
export const PropertyRequest = z.object({
  id: z.uuid(),
  name: z.string(),
  requestDate: z.string(),
  isActual: z.boolean(),
  isEnabled: z.boolean(),
  /** Status of the property in that selection: false = hidden (F-03). */
  status: z.boolean(),
});

export const listPropertyRequests = calls.part(
  'requests',
  'Запросы, в чьих подборках есть объект (A-15)',
  z.array(PropertyRequest),
);

export const listPropertyHistory = calls.history('История изменений объекта, новые первыми');

/** Cell edits, bulk changes and undo. */
export const propertyChanges = changeEndpoints('/api/land/properties', PropertyFilter);
