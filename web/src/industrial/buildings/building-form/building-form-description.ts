import { fieldsOfKind } from '@gektar/contract/fields.ts';
import type { Building } from '@gektar/contract/industrial/buildings/building.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { describeForm } from '#form/described/describe-form.ts';
import { buildingCharacteristics } from '#industrial/buildings/building-sections.ts';
import { UNFILLED } from '#industrial/editing/industrial-forms.ts';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { ContactsInput, OperatorsInput } from '#industrial/people/people-inputs.tsx';
import * as inputs from './building-inputs.tsx';
import { buildingOwnFields } from './building-own-fields.ts';
import type { BuildingValues } from './building-values.ts';

/** The form of a building: four sections, titles literal (2§2). */
export const buildingForm = describeForm<BuildingValues, Building>({
  fields: buildingFields,
  sections: [
    {
      id: 'building',
      title: 'Здание и площади',
      fields: [
        'name',
        'constructionStatus',
        'buildingType',
        'buildingClass',
        'commissioningDate',
        'demolitionDate',
        'totalArea',
        'floorsNumber',
        'workingHeight',
        'areaSet',
      ],
    },
    {
      id: 'characteristics',
      title: 'Характеристики',
      fields: buildingCharacteristics,
    },
    { id: 'people', title: 'Контакты и операторы', fields: ['contacts', 'operatorWithRoles'] },
    {
      id: 'marketing',
      title: 'Доп. информация и маркетинг',
      fields: ['ownerBuildingWebsite', 'linkCian', 'builtToSuit', 'images', 'documents'],
    },
  ],
  spans: {
    ...Object.fromEntries(fieldsOfKind(buildingFields, 'number', 'option', 'day', 'flag').map((name) => [name, 2])),
    name: 2,
    buildingType: 2,
    flooringTypes: 3,
    facades: 3,
    fireExtinguishingSystems: 3,
    ventilations: 3,
    ownerBuildingWebsite: 2,
    linkCian: 2,
  },
  inputs: {
    buildingClass: inputs.ClassInput,
    areaSet: inputs.AreasInput,
    docksNumber: inputs.DocksInput,
    columnPitch: inputs.PitchInput,
    contacts: ContactsInput,
    operatorWithRoles: OperatorsInput,
    images: inputs.PhotosInput,
    documents: inputs.DocumentsInput,
  },
  own: buildingOwnFields,
  kit: industrialFieldKit,
  unfilledText: UNFILLED,
});
