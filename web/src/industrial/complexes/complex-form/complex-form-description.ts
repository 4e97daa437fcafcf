import { fieldsOfKind } from '@gektar/contract/fields.ts';
import type { Complex } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { describeForm } from '#form/described/describe-form.ts';
import { UNFILLED } from '#industrial/editing/industrial-forms.ts';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { ContactsInput, OperatorsInput } from '#industrial/people/people-inputs.tsx';
import * as inputs from './complex-inputs.tsx';
import { complexOwnFields } from './complex-own-fields.ts';
import type { ComplexValues } from './complex-values.ts';

/** The form of a complex: six sections, titles literal (2§2). */
export const complexForm = describeForm<ComplexValues, Complex>({
  fields: complexFields,
  sections: [
    {
      id: 'main',
      title: 'Основное',
      fields: [
        'name',
        'complexType',
        'complexConstructionStatus',
        'commissioningDate',
        'complexArea',
        'typeIndustrialArea',
        'responsibleUser',
        'vacanciesUpdatePeriod',
        'rentalBrokerCommission',
        'salesBrokerCommission',
        'isManyOwners',
        'ownerOccupied',
        'streetHunt',
        'ownerWebsite',
        'linkCian',
        'additionalInformation',
      ],
    },
    {
      id: 'location',
      title: 'Локация',
      fields: [
        'fullAddress',
        'position',
        'isApproximatePosition',
        'regionId',
        'cityId',
        'settlementId',
        'address',
        'house',
        'highway',
        'distanceFromRingRoad',
        'distanceFromCenter',
        'distanceNearestPublicStop',
        'polygons',
      ],
    },
    { id: 'people', title: 'Контакты и операторы', fields: ['contacts', 'operatorWithRoles', 'tenants'] },
    {
      id: 'utilities',
      title: 'Коммуникации и инфраструктура',
      fields: [
        'electricitySupply',
        'gasSupply',
        'waterSupply',
        'sewerageTypes',
        'truckParkingSpaces',
        'carParkingSpaces',
        'numberOfCheckpoints',
        'hasCanteen',
        'hasHostel',
        'hasIndustrialRailway',
        'hasOutdoorAreaForRent',
        'hasContainerYardForRent',
        'hasResponsibleStorage',
      ],
    },
    {
      id: 'plot',
      title: 'Земельный участок',
      fields: ['cadastralNumbers', 'landPlotArea', 'landPlotRights', 'permittedUseTypes'],
    },
    { id: 'documents', title: 'Документы', fields: ['linkToDisk', 'documents', 'images'] },
  ],
  spans: {
    ...Object.fromEntries(fieldsOfKind(complexFields, 'number', 'option', 'day', 'flag').map((name) => [name, 2])),
    complexType: 2,
    typeIndustrialArea: 2,
    responsibleUser: 2,
    rentalBrokerCommission: 2,
    salesBrokerCommission: 2,
    ownerWebsite: 3,
    linkCian: 3,
    isApproximatePosition: 3,
    address: 4,
    house: 2,
    distanceNearestPublicStop: 3,
    distanceFromCenter: 3,
    sewerageTypes: 3,
    landPlotRights: 3,
    landPlotArea: 3,
  },
  inputs: {
    fullAddress: inputs.FullAddressInput,
    highway: inputs.HighwayInput,
    position: inputs.PositionInput,
    regionId: inputs.RegionInput,
    cityId: inputs.CityInput,
    settlementId: null,
    polygons: inputs.OutlineInput,
    contacts: ContactsInput,
    operatorWithRoles: OperatorsInput,
    tenants: inputs.TenantsInput,
    cadastralNumbers: inputs.CadastralNumbersInput,
    documents: inputs.DocumentsInput,
    images: inputs.PhotosInput,
  },
  ticks: ['isApproximatePosition'],
  own: complexOwnFields,
  kit: industrialFieldKit,
  unfilledText: UNFILLED,
});
