import type { PlainColumn } from '#plain-column.ts';
import type { requestFields } from './request-fields.ts';

type RequestField = keyof typeof requestFields;
/** Columns of other words, worded by the table. */
type OwnColumn = 'company' | 'selection' | 'asked';
type Places = Readonly<Record<string, readonly (RequestField | OwnColumn | PlainColumn<RequestField>)[]>>;

const facts = {
  /** Areas that a request and a plot have under one name. */
  areas: ['area', 'buildingArea'],
  /** Sections of the form and of the page of a request. */
  wanted: ['propertyTypes', 'area', 'buildingArea', 'budget', 'bestUses', 'okveds'],
  place: ['regions', 'landHighways', 'distanceFromNearestCity'],
  /** Inputs of the form that take half a line. */
  halfLines: ['area', 'buildingArea', 'distanceFromNearestCity'],
  /** Added by an unfolded card. */
  panel: ['distanceFromNearestCity', 'budget', 'buildingArea', 'requestType', 'bestUses', 'okveds'],
  /** Columns of the table: plain ones, and those that the table words or sorts. */
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
  /** Criteria of the list's filter. */
  amountCriteria: ['area', 'budget', 'buildingArea'],
} as const satisfies Places;

/** Facts of a request in the order of a place; label, unit and format follow from `requestFields`. */
export function factsOfRequest<Place extends keyof typeof facts>(place: Place): (typeof facts)[Place] {
  return facts[place];
}
