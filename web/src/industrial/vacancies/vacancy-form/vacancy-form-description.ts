import { fieldsOfKind } from '@gektar/contract/fields.ts';
import type { Vacancy } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { describeForm } from '#form/described/describe-form.ts';
import { UNFILLED } from '#industrial/editing/industrial-forms.ts';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { vacancyBasics, vacancyCharacteristics, vacancyTerms } from '#industrial/vacancies/vacancy-sections.ts';
import * as inputs from './vacancy-inputs.tsx';
import { vacancyOwnFields } from './vacancy-own-fields.ts';
import type { VacancyValues } from './vacancy-values.ts';

/** The form of a vacancy: six sections with the titles of H-04. */
export const vacancyForm = describeForm<VacancyValues, Vacancy>({
  fields: vacancyFields,
  sections: [
    {
      id: 'main',
      title: 'Основное',
      fields: ['name', ...vacancyBasics],
    },
    {
      id: 'areas',
      title: 'Площади и ставки',
      fields: [
        'areaSetWithPrice',
        'minimalRentalBlockArea',
        'minimalSaleBlockArea',
        'salePrice',
        'opexPerSqm',
        'isOpexIncluded',
        'isRentalPriceOnRequest',
        'isPriceByRequest',
      ],
    },
    {
      id: 'terms',
      title: 'Условия сделки',
      fields: vacancyTerms,
    },
    {
      id: 'characteristics',
      title: 'Характеристики',
      fields: vacancyCharacteristics,
    },
    { id: 'agents', title: 'Агенты', fields: ['leaseAgents', 'saleAgents'] },
    { id: 'documents', title: 'Документы', fields: ['documents'] },
  ],
  spans: {
    ...Object.fromEntries(
      fieldsOfKind(vacancyFields, 'number', 'option', 'day', 'flag', 'choice').map((one) => [one, 2]),
    ),
    name: 2,
    vacancyTypes: 2,
    floors: 2,
    isWholeForRent: 3,
    isPublicationOnWebsite: 3,
    minimalRentalBlockArea: 2,
    securityPayment: 2,
    countPalletPlaces: 3,
    palletPlacesOnRequest: 3,
    palletPrice: 3,
    palletPriceOnRequest: 3,
    numberGatesZero: 3,
    dockNumber: 3,
  },
  inputs: {
    vacancyStatus: inputs.StatusInput,
    areaSetWithPrice: inputs.AreasInput,
    leaseAgents: inputs.LeaseAgentsInput,
    saleAgents: inputs.SaleAgentsInput,
    documents: inputs.DocumentsInput,
  },
  own: vacancyOwnFields,
  kit: industrialFieldKit,
  unfilledText: UNFILLED,
});
