import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { EntityEvent } from '#history.ts';
import { paging } from '#list.ts';
import { MapPlaces, MapPoint, windowed } from '#map-cells.ts';
import { text } from '#text.ts';
import { NewProperty, Property, PropertyDraft, PropertyRow } from './property.ts';
import { FoundProperties, PropertyFilter, propertyListOrder } from './property-filter.ts';

const page = (take: number) => z.object({ ...paging(take), ...propertyListOrder });

export const findProperties = endpoint({
  method: 'POST',
  path: '/api/land/properties/get-all',
  access: 'employee',
  summary: 'Объекты по фильтру, страницей',
  query: page(1000),
  body: FoundProperties,
  output: z.array(PropertyRow),
  failures: [],
});

export const countProperties = endpoint({
  method: 'POST',
  path: '/api/land/properties/count',
  access: 'employee',
  summary: 'Сколько объектов отвечают фильтру',
  body: PropertyFilter,
  output: z.int(),
  failures: [],
});

/** Kind: id of the property type, whose colour is in the dictionary. 0 = archived. */
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

/** Own addition to the specification: what the map of a list asks. */
export const mapPropertyPlaces = endpoint({
  method: 'POST',
  path: '/api/land/properties/map-places',
  access: 'employee',
  summary: 'Места объектов по фильтру: все точки, пока их немного, иначе их число в клетках окна карты',
  body: z.object({ filter: PropertyFilter, ...windowed }),
  output: MapPlaces,
  failures: [],
});

export const createProperty = endpoint({
  method: 'POST',
  path: '/api/land/properties',
  access: 'employee',
  summary: 'Новый объект; с тем же newId второй не появится',
  body: NewProperty,
  output: Property,
  success: 201,
  failures: ['property.changed', 'cadastral_number.taken', 'property.unknown_reference', 'file.gone'],
});

export const listProperties = endpoint({
  method: 'GET',
  path: '/api/land/properties',
  access: 'employee',
  summary: 'Все объекты страницами, без фильтра',
  query: page(1000),
  output: z.array(PropertyRow),
  failures: [],
});

export const updateProperty = endpoint({
  method: 'POST',
  path: '/api/land/properties/update',
  access: 'employee',
  summary: 'Изменить объект; устаревшее состояние не принимается',
  body: PropertyDraft,
  output: Property,
  failures: [
    'property.not_found',
    'property.changed',
    'cadastral_number.taken',
    'property.unknown_reference',
    'file.gone',
  ],
});

export const listOverdueProperties = endpoint({
  method: 'GET',
  path: '/api/land/properties/overdue-properties',
  access: 'employee',
  summary: 'Активные объекты, давно не актуализированные, старые первыми (D-06)',
  query: z.object(paging(10)),
  output: z.array(PropertyRow),
  failures: [],
});

export const countOverdueProperties = endpoint({
  method: 'GET',
  path: '/api/land/properties/overdue-properties-amount',
  access: 'employee',
  summary: 'Сколько объектов давно не актуализировали',
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
    /** The object with this number; null when it is free. */
    propertyId: z.uuid().nullable(),
    /** First cadastral number of that object. */
    cadastralNumber: z.string().nullable(),
  }),
  failures: [],
});

export const getProperty = endpoint({
  method: 'GET',
  path: '/api/land/properties/{id}',
  access: 'employee',
  summary: 'Один объект целиком',
  params: ById,
  output: Property,
  failures: ['property.not_found'],
});

export const deleteProperty = endpoint({
  method: 'DELETE',
  path: '/api/land/properties/{id}',
  access: 'employee',
  summary: 'Удалить объект вместе с избранным и строками подборок (D-18)',
  params: ById,
  output: ById,
  failures: ['property.not_found'],
});

export const archiveProperty = endpoint({
  method: 'POST',
  path: '/api/land/properties/{id}/archive',
  access: 'employee',
  summary: 'В архив; повтор ничего не меняет (A-02)',
  params: ById,
  output: Property,
  failures: ['property.not_found'],
});

export const unarchiveProperty = endpoint({
  method: 'POST',
  path: '/api/land/properties/{id}/unarchive',
  access: 'employee',
  summary: 'Из архива; повтор ничего не меняет (A-02)',
  params: ById,
  output: Property,
  failures: ['property.not_found'],
});

/** A GET that changes state, as given (1§7, A-03): never prefetch it; the answer is not stored. */
export const actualizeProperty = endpoint({
  method: 'GET',
  path: '/api/land/properties/{id}/actualize',
  access: 'employee',
  summary: 'Данные подтверждены сегодня (D-19)',
  params: ById,
  output: Property,
  failures: ['property.not_found'],
});

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

export const listPropertyRequests = endpoint({
  method: 'GET',
  path: '/api/land/properties/{id}/requests',
  access: 'employee',
  summary: 'Запросы, в чьих подборках есть объект (A-15)',
  params: ById,
  output: z.array(PropertyRequest),
  failures: ['property.not_found'],
});

export const listPropertyHistory = endpoint({
  method: 'GET',
  path: '/api/land/properties/{id}/history',
  access: 'employee',
  summary: 'История изменений объекта, новые первыми',
  params: ById,
  query: z.object(paging(50)),
  output: z.array(EntityEvent),
  failures: ['property.not_found'],
});
