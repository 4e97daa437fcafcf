import type { PlainColumn } from '#plain-column.ts';
import type { PropertyRow } from './property.ts';
import type { propertyFields } from './property-fields.ts';

type PlotField = keyof typeof propertyFields;
/** Facts that combine several fields; each component words them itself. */
type JoinedFact = 'district' | 'utilities' | 'advantages' | 'coordinates';
/** A figure on a slide, with its share of the strip's width. */
interface SlideFigure {
  readonly field: PlotField;
  readonly share: number;
}
type Places = Readonly<Record<string, readonly (PlotField | JoinedFact | SlideFigure | PlainColumn<PlotField>)[]>>;

const forClients = {
  /**
   * Plain fields sent to clients without a sign-in, even for a confidential plot, in the order of the answer. Listed
   * explicitly: a new field stays internal until it is added here (G-10).
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
  /** Excludes region and highway, which are in the title of the plot's page of the report. */
  reportFacts: ['cadastralNumbers', 'propertyType', 'category', 'ownershipType', 'address', 'buildingArea'],
  /** Lists of words, each in a separate section on page and report. */
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
  /** Figures of cards and of the label at a map point. */
  cardFigures: ['area', 'kmFromCity'],
  /** Facts on the card preview next to the form. */
  previewFacts: ['area', 'kmFromCity', 'region', 'landHighway', 'ownershipType'],
  /** Figures in the head of a plot's page. */
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
  /** Amounts that the filter of a list restricts. */
  amounts: ['price', 'pricePerHa', 'area', 'buildingArea', 'kmFromCity'],
  /** The amounts except the distance, in the order of the filter group. */
  areaAndPrice: ['area', 'price', 'pricePerHa', 'buildingArea'],
  /** The section 'Общая информация' of the form, before the utilities. */
  formGeneral: [
    'area',
    'price',
    'kmFromCity',
    'category',
    'ownershipType',
    'region',
    'buildingArea',
    'linkToDocumentation',
    'linkToDisk',
    'bestUses',
    'permittedUseTypes',
    'okveds',
  ],
  /** Form inputs that take half of the row's width. */
  halfLines: [
    'linkToPublicCadastralMap',
    'isApproximatePosition',
    'category',
    'ownershipType',
    'region',
    'buildingArea',
    'linkToDocumentation',
    'linkToDisk',
    'onSale',
    'isChecked',
  ],
  /** Columns of the table of plots that are hidden at first. */
  hiddenColumns: [
    { field: 'onSale', width: 104 },
    { field: 'isChecked', width: 120 },
    { field: 'isActive', width: 104 },
    { field: 'isConfidentially', width: 152 },
    { field: 'isUnfriendlyCountry', width: 192 },
    { field: 'ownershipType', width: 220 },
    { field: 'buildingArea', width: 152 },
    { field: 'bestUses', width: 240 },
    { field: 'permittedUseTypes', width: 160 },
    { field: 'okveds', width: 160 },
    'advantages',
    { field: 'client', width: 200 },
    { field: 'comment', width: 320 },
    'coordinates',
    { field: 'linkToDisk', width: 220 },
    { field: 'linkToDocumentation', width: 220 },
  ],
  /** Columns of a selection spreadsheet after those of the selection item, as in the table of plots (J-03). */
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

/**
 * Facts of a plot shown to clients in one place on screen, in order; label, unit and format come from `propertyFields`.
 */
export function factsForClients<Place extends keyof typeof forClients>(place: Place): (typeof forClients)[Place] {
  return forClients[place];
}

/** Distance of a plot as shown on maps and in its location text (km). */
export function plotDistance({ kmFromCity }: Pick<PropertyRow, 'kmFromCity'>): number {
  return kmFromCity;
}

/** Facts of a plot shown to brokers in one place on screen, in order. */
export function factsForBrokers<Place extends keyof typeof forBrokers>(place: Place): (typeof forBrokers)[Place] {
  return forBrokers[place];
}
