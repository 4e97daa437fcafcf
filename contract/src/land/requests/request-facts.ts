import type { PlainColumn } from '#plain-column.ts';
import type { requestFields } from './request-fields.ts';

type RequestField = keyof typeof requestFields;
/** Columns that are not single fields; the table supplies their texts. */
type OwnColumn = 'company' | 'selection' | 'asked';
type Places = Readonly<Record<string, readonly (RequestField | OwnColumn | PlainColumn<RequestField>)[]>>;

const facts = {
  /** Area fields that a request and a plot have under the same name. */
  areas: ['area', 'buildingArea'],
  /** Facts of the sections of the request's form and page: `wanted`, `place`. */
  wanted: ['propertyTypes', 'area', 'buildingArea', 'budget', 'bestUses', 'okveds'],
  place: ['regions', 'landHighways', 'distanceFromNearestCity'],
  /** Form inputs that take half of the row's width. */
  halfLines: ['area', 'buildingArea', 'distanceFromNearestCity'],
  /** Additional facts of an expanded card. */
  panel: ['distanceFromNearestCity', 'budget', 'buildingArea', 'requestType', 'bestUses', 'okveds'],
  /** Columns of the table: plain ones with a width, and those whose text or sort the table defines. */
  columns: [
    'name',
    'company',
    'propertyTypes',
    'area',
    'budget',
    { field: 'regions', width: 184 },
    'landHighways',
    'distanceFromNearestCity',
    'selection',
    { field: 'requestDate', width: 128 },
    'responsibleEmployeeId',
    { field: 'isActual', width: 104 },
    'actualizeRequestDate',
    'dateTimeCreated',
    { field: 'buildingArea', width: 176, isHiddenAtFirst: true },
    { field: 'requestType', width: 168, isHiddenAtFirst: true },
    { field: 'bestUses', width: 240, isHiddenAtFirst: true },
    { field: 'okveds', width: 160, isHiddenAtFirst: true },
    'asked',
    { field: 'linkToDisk', width: 220, isHiddenAtFirst: true },
    { field: 'comment', width: 320, isHiddenAtFirst: true },
  ],
  /** Amounts that the filter of the list restricts. */
  amountCriteria: ['area', 'budget', 'buildingArea'],
} as const satisfies Places;

/** Facts of a request for one place on screen, in order; label, unit and format come from `requestFields`. */
export function factsOfRequest<Place extends keyof typeof facts>(place: Place): (typeof facts)[Place] {
  return facts[place];
}
