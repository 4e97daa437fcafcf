import type { PropertyRow } from './property.ts';
import type { propertyFields } from './property-fields.ts';

type PlotField = keyof typeof propertyFields;
/** Facts of several fields, worded by each room. */
type JoinedFact = 'district' | 'utilities' | 'advantages' | 'coordinates';
/** A figure on a slide and its share of the width of the strip. */
interface SlideFigure {
  readonly field: PlotField;
  readonly share: number;
}
type Places = Readonly<Record<string, readonly (PlotField | JoinedFact | SlideFigure)[]>>;

const forClients = {
  /**
   * Plain fields that leave without a sign-in even for a confidential plot, in the order of the answer. Chosen by hand: a
   * new field stays internal until it is listed here (G-10).
   */
  disclosed: [
    'region',
    'landHighway',
    'kmFromCity',
    'propertyType',
    'category',
    'ownershipType',
    'bestUses',
    'permittedUseTypes',
    'area',
    'buildingArea',
    'price',
    'pricePerHa',
  ],
  figures: ['area', 'price', 'pricePerHa', 'kmFromCity'],
  pageFacts: [
    'cadastralNumbers',
    'propertyType',
    'category',
    'ownershipType',
    'region',
    'landHighway',
    'address',
    'buildingArea',
  ],
  /** Without region and highway: the title of a sheet has them. */
  reportFacts: ['cadastralNumbers', 'propertyType', 'category', 'ownershipType', 'address', 'buildingArea'],
  /** Lists of words, a section each, on page and report. */
  lists: ['bestUses', 'permittedUseTypes'],
  slideFigures: [
    { field: 'price', share: 3.3 },
    { field: 'pricePerHa', share: 2.9 },
    { field: 'area', share: 2.1 },
    { field: 'kmFromCity', share: 1.9 },
    { field: 'buildingArea', share: 2.1 },
  ],
  slideFacts: ['cadastralNumbers', 'category', 'ownershipType', 'permittedUseTypes'],
  sheet: [
    'cadastralNumbers',
    'propertyType',
    'region',
    'landHighway',
    'kmFromCity',
    'area',
    'price',
    'pricePerHa',
    'utilities',
    'category',
    'address',
    'ownershipType',
    'buildingArea',
    'bestUses',
    'permittedUseTypes',
    'advantages',
    'coordinates',
  ],
} as const satisfies Places;

const forBrokers = {
  /** Figures of cards and of the flag of a point on the map. */
  cardFigures: ['area', 'kmFromCity'],
  /** Facts of the card previewed next to the form. */
  previewFacts: ['area', 'kmFromCity', 'region', 'landHighway', 'ownershipType'],
  /** Figures at the head of the page of a plot. */
  keyFigures: ['area', 'price', 'pricePerHa', 'kmFromCity'],
  pagePlace: ['region', 'address', 'landHighway', 'kmFromCity'],
  pageRights: [
    'ownershipType',
    'linkToDocumentation',
    'linkToDisk',
    'linkToPublicCadastralMap',
    'documents',
    'buildingArea',
  ],
  pageExtra: [
    'isChecked',
    'isActive',
    'isUnfriendlyCountry',
    'lastConversationDate',
    'dateTimeCreated',
    'referralContactId',
    'referralAppointmentDateTime',
    'referralComment',
  ],
  /** Columns of a selection after those of the item, as in the table of plots (J-03). */
  sheet: [
    'cadastralNumbers',
    'propertyType',
    'region',
    'district',
    'landHighway',
    'kmFromCity',
    'area',
    'price',
    'pricePerHa',
    'actualizationDateTime',
    'utilities',
    'category',
    'responsibleEmployeeId',
    'lastConversationDate',
    'dateTimeCreated',
    'address',
    'onSale',
    'isChecked',
    'isActive',
    'isConfidentially',
    'isUnfriendlyCountry',
    'ownershipType',
    'buildingArea',
    'bestUses',
    'permittedUseTypes',
    'okveds',
    'advantages',
    'client',
    'comment',
    'coordinates',
    'linkToDisk',
    'linkToDocumentation',
  ],
} as const satisfies Places;

/** Facts of a plot for clients, in the order of a place; label, unit and format follow from `propertyFields`. */
export function factsForClients<Place extends keyof typeof forClients>(place: Place): (typeof forClients)[Place] {
  return forClients[place];
}

/** The distance of a plot on maps and in the line of its place (km). */
export function plotDistance({ kmFromCity }: Pick<PropertyRow, 'kmFromCity'>): number {
  return kmFromCity;
}

/** Facts of a plot for brokers, in the order of a place. */
export function factsForBrokers<Place extends keyof typeof forBrokers>(place: Place): (typeof forBrokers)[Place] {
  return forBrokers[place];
}
