import { factsForBrokers } from '@gektar/contract/land/properties/plot-facts.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags, propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { describeForm } from '#form/described/describe-form.ts';
import { landFieldKit } from '#land/land-field-kit.tsx';
import { ReferralFields } from '#people/referral-fields.tsx';
import { ownFields } from './own-fields.ts';
import * as inputs from './property-inputs.tsx';
import type { PropertyValues } from './property-values.ts';

/** The form of an object: six sections (1§2, D-04). */
export const propertyForm = describeForm<PropertyValues, Property>({
  fields: propertyFields,
  sections: [
    {
      id: 'about',
      title: 'Об объекте',
      fields: [
        'cadastralNumbers',
        'propertyType',
        'lastConversationDate',
        'responsibleEmployeeId',
        'landContact',
        'companyId',
        'contactId',
        'referralContactId',
        'referralAppointmentDateTime',
        'referralComment',
      ],
    },
    {
      id: 'address',
      title: 'Адрес',
      fields: ['address', 'landHighway', 'position', 'linkToPublicCadastralMap', 'isApproximatePosition', 'polygons'],
    },
    {
      id: 'general',
      title: 'Общая информация',
      fields: [...factsForBrokers('formGeneral'), ...utilityKeys],
    },
    { id: 'advantages', title: 'Преимущества', fields: advantageFlags },
    {
      id: 'extra',
      title: 'Доп. информация',
      fields: ['onSale', 'isChecked', 'isActive', 'isConfidentially', 'isUnfriendlyCountry', 'comment', 'documents'],
    },
    { id: 'photos', title: 'Загрузка фотографий', fields: ['images'] },
  ],
  spans: {
    ...forEachName(factsForBrokers('halfLines'), () => 3),
    propertyType: 2,
    lastConversationDate: 2,
    responsibleEmployeeId: 2,
    kmFromCity: 2,
    ...Object.fromEntries(advantageFlags.map((flag) => [flag, 2])),
    isActive: 2,
    isConfidentially: 2,
    isUnfriendlyCountry: 2,
  },
  inputs: {
    cadastralNumbers: inputs.CadastralNumbersInput,
    landContact: inputs.OwnerInputs,
    companyId: null,
    contactId: null,
    referralContactId: ReferralFields,
    referralAppointmentDateTime: null,
    referralComment: null,
    address: inputs.AddressInput,
    landHighway: inputs.HighwayInput,
    position: inputs.PositionInput,
    polygons: inputs.OutlineInput,
    area: inputs.AreaInput,
    price: inputs.PriceInput,
    ...Object.fromEntries(utilityKeys.map((key) => [key, null])),
    [utilityKeys[0]]: inputs.UtilityInputs,
    documents: inputs.DocumentsInput,
    images: inputs.PhotosInput,
  },
  ticks: [...propertyFlags, 'isApproximatePosition'],
  texts: { price: ({ price }) => formatPrice(price) },
  own: ownFields,
  kit: landFieldKit,
});
