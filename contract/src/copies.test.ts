import { describe, expect, test } from 'vitest';
import { type CopyRules, withoutFields } from './copies.ts';
import type { FieldDescriptions } from './fields.ts';
import { BuildingFields } from './industrial/buildings/building.ts';
import { buildingFields, copyOfBuilding } from './industrial/buildings/building-fields.ts';
import { ComplexFields } from './industrial/complexes/complex.ts';
import { complexFields, copyOfComplex } from './industrial/complexes/complex-fields.ts';
import { VacancyFields } from './industrial/vacancies/vacancy.ts';
import { copyOfVacancy, vacancyFields } from './industrial/vacancies/vacancy-fields.ts';
import { PropertyFields } from './land/properties/property.ts';
import { copyOfProperty, propertyFields } from './land/properties/property-fields.ts';

const copied: [string, CopyRules, FieldDescriptions, Readonly<Record<string, unknown>>][] = [
  ['a plot', copyOfProperty, propertyFields, PropertyFields.shape],
  ['a complex', copyOfComplex, complexFields, ComplexFields.shape],
  ['a building', copyOfBuilding, buildingFields, BuildingFields.shape],
  ['a vacancy', copyOfVacancy, vacancyFields, VacancyFields.shape],
];

describe.each(copied)('a copy of %s', (_, { differing, leftOut, responsible }, fields, shape) => {
  const own = [...differing, ...leftOut];

  test('leaves out fields that can be entered, each once', () => {
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((name) => !(name in shape))).toEqual([]);
  });

  test('has photos and documents of its own, numbers of the cadastre, outlines and entries of other sites', () => {
    const ofOne = [
      'images',
      'documents',
      'cadastralNumbers',
      'latitude',
      'longitude',
      'polygons',
      'linkToDisk',
      'linkCian',
    ];
    expect(ofOne.filter((name) => name in shape && !own.includes(name))).toEqual([]);
  });

  test('belongs to the one who copies', () => {
    const employees = Object.entries(fields).filter(([name, field]) => {
      return name in shape && field.kind === 'person' && field.who === 'employee';
    });
    expect(employees.map(([name]) => name)).toEqual(responsible === undefined ? [] : [responsible]);
  });
});

test('fields are left out by name, the others stay', () => {
  expect(withoutFields({ name: 'Корпус 1', images: [1], totalArea: 7 }, ['name', 'images'])).toEqual({ totalArea: 7 });
});
