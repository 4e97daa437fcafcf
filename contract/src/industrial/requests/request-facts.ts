import type { PlainColumn } from '#plain-column.ts';
import { askedAreaFlags, type requestFields } from './request-fields.ts';

type RequestField = keyof typeof requestFields;
/** Columns that are not single fields; the table supplies their texts. */
type OwnColumn = 'company' | 'warehouse' | 'selection' | 'asked';
type Places = Readonly<Record<string, readonly (RequestField | OwnColumn | PlainColumn<RequestField>)[]>>;

/** Wishes of a request for a vacancy, shown before the flags. */
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
  /** Requested flags of a vacancy, shown after the kinds of warehouse. */
  flags,
  /** Facts of the sections of the request's form and page: `wanted`, `place`, `building`. */
  wanted: [...offer, ...askedAreaFlags, ...flags],
  place: ['cityRegions', 'highways', 'complexName'],
  building,
  /** Form inputs that take half of the row's width. */
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
  /** Form inputs that take a third of the row's width. */
  thirdLines: ['buildingClasses', 'buildingTypes', 'constructionStatuses'],
  /** Figures of cards, of the card preview and of the page head; also the first filter chips of a search. */
  figures: ['vacancyAreaRange', 'netRentalRateTo', 'buildingClasses', 'workingHeightRange', 'accessDate'],
  /** Additional facts of an expanded card. */
  panel: ['requestTypes', 'mainAreaTypesCalc', 'totalArea', 'buildingTypes', 'constructionStatuses', 'complexName'],
  /** Columns of the table: plain ones with a width, and those whose text or sort the table defines. */
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
  /** Criteria shown above the list. */
  quickCriteria: ['cityRegions', 'vacancyTypes', 'vacancyAreaRange', 'buildingClasses', 'accessDate'],
} as const satisfies Places;

/** Facts of a request for one place on screen, in order; label, unit and format come from `requestFields`. */
export function factsOfRequest<Place extends keyof typeof facts>(place: Place): (typeof facts)[Place] {
  return facts[place];
}
