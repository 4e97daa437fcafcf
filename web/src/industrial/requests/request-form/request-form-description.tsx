import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/industrial/requests/request-facts.ts';
import { askedFlags, requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { describeForm } from '#form/described/describe-form.ts';
import { UNFILLED } from '#industrial/editing/industrial-forms.ts';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { clientInputs, referralNames } from '#people/client-inputs.tsx';
import { aboutSection } from '#requests/request-form.ts';
import { ColleagueNames, RequestTypeNames } from './request-contents.tsx';
import { AccessInput, MainTypeInput, PlacesInput, RequestTypesInput } from './request-inputs.tsx';
import { requestOwnFields } from './request-own-fields.ts';
import type { RequestValues } from './request-values.ts';

/** The form of a request: five sections, whose titles are not in the specification. */
export const requestForm = describeForm<RequestValues, IndustrialRequest>({
  fields: requestFields,
  sections: [
    aboutSection('requestTypes', ...referralNames),
    { id: 'what', title: 'Что ищет', fields: factsOfRequest('wanted') },
    { id: 'where', title: 'Где', fields: factsOfRequest('place') },
    { id: 'building', title: 'Здание', fields: factsOfRequest('building') },
    { id: 'extra', title: 'Доп. информация', fields: ['linkToDisk', 'comment', 'additionalAccessEmployees'] },
  ],
  spans: {
    ...forEachName(factsOfRequest('halfLines'), () => 3),
    ...forEachName(factsOfRequest('thirdLines'), () => 2),
  },
  inputs: {
    ...clientInputs,
    requestTypes: RequestTypesInput,
    mainAreaTypesCalc: MainTypeInput,
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
