import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { describedField } from '#importing/sheets/described-field.ts';
import type { SheetField } from '#importing/sheets/sheet-fields.ts';

const building = { part: 'building' } as const;
const squareMetres = { kind: 'area', unit: 'squareMetre' } as const;

/** Fields of a building, with the heads of their columns. */
export const buildingSheetFields: readonly SheetField[] = [
  describedField('name', buildingFields.name, {
    ...building,
    heads: [
      'здани',
      'корпус',
      'корп',
      'строени',
      'стр',
      'назван здани',
      'номер здани',
      'building',
      'литер',
      'к',
      'фаза',
      'phase',
      'очеред',
      'bldg',
      'номер корпус',
      'корпус здани',
    ],
    not: ['площад', 'класс', 'тип', 'этаж', 'год', 'высот', 'статус'],
    example: 'Корп.',
  }),
  describedField('buildingClass', buildingFields.buildingClass, {
    ...building,
    heads: ['класс', 'кл', 'класс здани', 'класс склад', 'class', 'класс объект', 'категор'],
    example: 'Кл.',
  }),
  describedField('workingHeight', buildingFields.workingHeight, {
    ...building,
    heads: [
      'высот',
      'рабоч высот',
      'высот потолк',
      'н',
      'h',
      'потолк',
      'высот ферм',
      'height',
      'высот склад',
      'clear height',
      'высот потолков',
      'ceiling',
      'ceiling height',
      'выс',
      'высот хранен',
    ],
    example: 'Н, м',
  }),
  describedField('totalArea', buildingFields.totalArea, {
    ...building,
    heads: ['площад здани', 'площад корпус', 'общая площад здани', 'общая площад', 'gba', 'total area'],
    not: ['свобод', 'блок', 'аренд', 'предлаг', 'вакант', 'помещен'],
    example: 'Общая площадь здания, м²',
    reading: squareMetres,
  }),
  describedField('floorLoad', buildingFields.floorLoad, {
    ...building,
    heads: ['нагрузк', 'нагрузк пол', 'нагр', 'floor load', 'нагрузк на пол'],
    example: 'Нагрузка на пол, т/м²',
  }),
  describedField('floorsNumber', buildingFields.floorsNumber, {
    ...building,
    heads: ['этажност', 'этажей', 'количество этаж', 'кол во этаж', 'floors number'],
    example: 'Этажность',
  }),
  describedField('columnPitch', buildingFields.columnPitch, {
    ...building,
    heads: ['шаг', 'шаг колонн', 'сетка колонн', 'сетк', 'column grid'],
    example: 'Шаг колонн',
    reading: { kind: 'pitch' },
  }),
  describedField('flooringTypes', buildingFields.flooringTypes, {
    ...building,
    heads: ['пол', 'полы', 'тип пол', 'покрыти пол'],
    not: ['нагрузк', 'отметк'],
    example: 'Тип пола',
  }),
  describedField('fireExtinguishingSystems', buildingFields.fireExtinguishingSystems, {
    ...building,
    heads: ['пожаротушен', 'систем пожаротушен', 'пожар', 'спринклер'],
    example: 'Пожаротушение',
  }),
  describedField('hasHeating', buildingFields.hasHeating, {
    ...building,
    heads: ['отоплен', 'отапливаем', 'heating'],
    example: 'Отопление',
  }),
  describedField('commissioningDate', buildingFields.commissioningDate, {
    ...building,
    heads: [
      'year built',
      'year construction',
      'completion',
      'год постройк',
      'год ввод',
      'дат ввод',
      'ввод эксплуатац',
      'год',
      'срок ввод',
      'сдач',
    ],
    not: ['ставк', 'руб', 'мес'],
    example: 'Год постройки',
  }),
];
