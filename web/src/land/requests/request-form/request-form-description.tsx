import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/land/requests/request-facts.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { describeForm } from '#form/described/describe-form.ts';
import { FormRows } from '#form/sections/form-section.tsx';
import { landFieldKit } from '#land/land-field-kit.tsx';
import { clientInputs, referralNames } from '#people/client-inputs.tsx';
import { aboutSection } from '#requests/request-form.ts';
import { askedFields } from './asked-utilities.ts';
import { AskedUtilityField } from './asked-utility-field.tsx';
import { BoundField } from './bound-field.tsx';
import { answeredFlags, type RequestValues, tickedFlags } from './request-values.ts';

/** The form of a request: six sections, whose titles are not in the specification. */
export const requestForm = describeForm<RequestValues, LandRequest>({
  fields: requestFields,
  sections: [
    aboutSection('isActual', 'requestType', ...referralNames),
    {
      id: 'what',
      title: 'Что ищет',
      fields: factsOfRequest('wanted'),
    },
    { id: 'where', title: 'Где', fields: factsOfRequest('place') },
    { id: 'utilities', title: requestFields.utilities.label, fields: utilityKeys },
    { id: 'advantages', title: 'Преимущества', fields: [...answeredFlags, ...tickedFlags] },
    { id: 'extra', title: 'Доп. информация', fields: ['linkToDisk', 'comment'] },
  ],
  spans: {
    requestDate: 2,
    responsibleEmployeeId: 2,
    isActual: 2,
    ...forEachName(factsOfRequest('halfLines'), () => 3),
    ...Object.fromEntries(answeredFlags.map((flag) => [flag, 3])),
    ...Object.fromEntries(tickedFlags.map((flag) => [flag, 2])),
  },
  inputs: {
    ...clientInputs,
    ...Object.fromEntries(utilityKeys.map((key) => [key, null])),
    [utilityKeys[0]]: AskedUtilities,
  },
  ticks: tickedFlags,
  own: askedFields,
  kit: landFieldKit,
});

/** Inputs of all five utilities, in their fixed order. */
function AskedUtilities() {
  return (
    <FormRows>
      {utilityKeys.map((key) => (
        <BoundField key={key} name={key}>
          {(field) => <AskedUtilityField utility={key} field={field} />}
        </BoundField>
      ))}
    </FormRows>
  );
}
