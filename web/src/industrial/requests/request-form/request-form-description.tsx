import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { askedAreaFlags, askedFlags, requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { describeForm } from '#form/described/describe-form.ts';
import { UNFILLED } from '#industrial/editing/industrial-forms.ts';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { clientInputs, referralNames } from '#people/client-inputs.tsx';
import { aboutSection } from '#requests/request-form.ts';
import { ColleagueNames, RequestTypeNames } from './request-contents.tsx';
import { AccessDatesInput, AccessInput, MainTypeInput, PlacesInput, RequestTypesInput } from './request-inputs.tsx';
import { requestOwnFields } from './request-own-fields.ts';
import type { RequestValues } from './request-values.ts';

/** The form of a request: five sections, own wording of their titles. */
export const requestForm = describeForm<RequestValues, IndustrialRequest>({
  fields: requestFields,
  sections: [
    aboutSection('requestTypes', ...referralNames),
    {
      id: 'what',
      title: 'Что ищет',
      fields: [
        'vacancyTypes',
        'mainAreaTypesCalc',
        'vacancyAreaRange',
        'netRentalRateTo',
        'accessDate',
        ...askedAreaFlags,
        'bts',
        'isWholeForRent',
        'hasShelving',
      ],
    },
    { id: 'where', title: 'Где', fields: ['cityRegions', 'highways', 'complexName'] },
    {
      id: 'building',
      title: 'Здание',
      fields: ['buildingClasses', 'buildingTypes', 'constructionStatuses', 'workingHeightRange', 'totalArea'],
    },
    { id: 'extra', title: 'Доп. информация', fields: ['linkToDisk', 'comment', 'additionalAccessEmployees'] },
  ],
  spans: {
    requestDate: 3,
    responsibleEmployeeId: 3,
    vacancyTypes: 3,
    vacancyAreaRange: 3,
    netRentalRateTo: 3,
    highways: 3,
    complexName: 3,
    buildingClasses: 2,
    buildingTypes: 2,
    constructionStatuses: 2,
    workingHeightRange: 3,
    totalArea: 3,
    ...Object.fromEntries(askedFlags.map((flag) => [flag, 3])),
  },
  inputs: {
    ...clientInputs,
    requestTypes: RequestTypesInput,
    mainAreaTypesCalc: MainTypeInput,
    accessDate: AccessDatesInput,
    cityRegions: PlacesInput,
    additionalAccessEmployees: AccessInput,
  },
  contents: {
    requestTypes: ({ values }) => <RequestTypeNames sum={values.requestTypes} />,
    additionalAccessEmployees: ({ values }) => <ColleagueNames ids={values.additionalAccessEmployees} />,
  },
  ticks: askedFlags,
  own: requestOwnFields,
  kit: industrialFieldKit,
  unfilledText: UNFILLED,
});
