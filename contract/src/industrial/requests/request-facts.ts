import type { PlainColumn } from '#plain-column.ts';
import { askedAreaFlags, type requestFields } from './request-fields.ts';

type RequestField = keyof typeof requestFields;
/** Columns of other words, worded by the table. */
type OwnColumn = 'company' | 'warehouse' | 'selection' | 'asked';
type Places = Readonly<Record<string, readonly (RequestField | OwnColumn | PlainColumn<RequestField>)[]>>;

/** Asked of a vacancy, before the flags. */
const offer = ['vacancyTypes', 'mainAreaTypesCalc', 'vacancyAreaRange', 'netRentalRateTo', 'accessDate'] as const;
const flags = ['bts', 'isWholeForRent', 'hasShelving'] as const;
const building = [
  'buildingClasses',
  'buildingTypes',
  'constructionStatuses',
  'workingHeightRange',
  'totalArea',
] as const;

const facts = {
  offer,
  /** Flags asked of a vacancy, after the kinds of its warehouse. */
  flags,
  /** Sections of the form and of the page of a request. */
  wanted: [...offer, ...askedAreaFlags, ...flags],
  place: ['cityRegions', 'highways', 'complexName'],
  building,
  /** Inputs of the form that take half a line. */
  halfLines: [
    'requestDate',
    'responsibleEmployeeId',
    'vacancyTypes',
    'vacancyAreaRange',
    'netRentalRateTo',
    'accessDate',
    'highways',
    'complexName',
    'workingHeightRange',
    'totalArea',
    ...askedAreaFlags,
    ...flags,
  ],
  /** Inputs of the form that take a third of a line. */
  thirdLines: ['buildingClasses', 'buildingTypes', 'constructionStatuses'],
  /** Figures of cards, of the previewed card and of the head of the page; the first chips of a search. */
  figures: ['vacancyAreaRange', 'netRentalRateTo', 'buildingClasses', 'workingHeightRange', 'accessDate'],
  /** Added by an unfolded card. */
  panel: ['requestTypes', 'mainAreaTypesCalc', 'totalArea', 'buildingTypes', 'constructionStatuses', 'complexName'],
  /** Columns of the table: plain ones, and those that the table words or sorts. */
  columns: [
    'name',
    'company',
    'vacancyTypes',
    'vacancyAreaRange',
    { field: 'netRentalRateTo', width: 172 },
    'cityRegions',
    { field: 'buildingClasses', width: 108 },
    { field: 'workingHeightRange', width: 144 },
    'warehouse',
    { field: 'accessDate', width: 184 },
    'selection',
    'requestDate',
    'responsibleEmployeeId',
    'dateTimeCreated',
    'requestTypes',
    { field: 'mainAreaTypesCalc', width: 160, isHiddenAtFirst: true },
    { field: 'highways', width: 168, isHiddenAtFirst: true },
    { field: 'complexName', width: 176, isHiddenAtFirst: true },
    { field: 'buildingTypes', width: 168, isHiddenAtFirst: true },
    { field: 'constructionStatuses', width: 184, isHiddenAtFirst: true },
    { field: 'totalArea', width: 208, isHiddenAtFirst: true },
    'asked',
    { field: 'linkToDisk', width: 220, isHiddenAtFirst: true },
    { field: 'comment', width: 320, isHiddenAtFirst: true },
  ],
  /** Criteria above the list. */
  quickCriteria: ['cityRegions', 'vacancyTypes', 'vacancyAreaRange', 'buildingClasses', 'accessDate'],
} as const satisfies Places;

/** Facts of a request in the order of a place; label, unit and format follow from `requestFields`. */
export function factsOfRequest<Place extends keyof typeof facts>(place: Place): (typeof facts)[Place] {
  return facts[place];
}
