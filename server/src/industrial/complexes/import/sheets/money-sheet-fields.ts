import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { describedField } from '#importing/sheets/described-field.ts';
import type { SheetField } from '#importing/sheets/sheet-fields.ts';

/** Expenses, taxes and sale prices of a vacancy, with the heads of their columns. */
export const moneySheetFields: readonly SheetField[] = [
  describedField('opexPerSqm', vacancyFields.opexPerSqm, {
    heads: [
      'opex',
      'опекс',
      'экспл',
      'эксплуатац',
      'эксплуатационн',
      'эксплуатационн расход',
      'ор',
      'экспл расход',
      'операционн расход',
      'opex руб',
      'service charge',
      'орех',
      'эр',
      'операционные',
    ],
    not: ['ввод', 'год'],
    example: 'OPEX',
    reading: { kind: 'opex' },
  }),
  describedField('leaseVat', vacancyFields.leaseVat, {
    heads: ['ндс', 'vat', 'налог', 'система налогооблож', 'налогооблож', 'сно'],
    not: ['ставк', 'продаж'],
    example: 'НДС',
    reading: { kind: 'vat' },
  }),
  describedField('saleVat', vacancyFields.saleVat, {
    heads: ['ндс продаж', 'налог продаж', 'vat sale'],
    example: 'НДС продажи',
    reading: { kind: 'vat' },
  }),
  describedField('salePrice', vacancyFields.salePrice, {
    heads: [
      'продаж',
      'цен продаж',
      'стоимост продаж',
      'sale',
      'sale price',
      'стоимост объект',
      '?цен',
      '?стоимост',
      'цен действующ',
      'цен текущ',
      'цен актуальн',
      'цен нов',
      'цен первоначальн',
      'цен начальн',
      'цен стартов',
      'цен прежн',
      'цен стар',
      'стоимост начальн',
      'стоимост действующ',
      'стоимост первоначальн',
    ],
    not: ['аренд', 'ставк', 'комисси', 'паллет'],
    example: 'Продажа, млн руб.',
    reading: { kind: 'price' },
  }),
  describedField('salePricePerArea', vacancyFields.salePrice, {
    heads: ['продаж', 'цен продаж', 'стоимост продаж', 'sale'],
    not: ['аренд', 'ставк'],
    example: 'Цена продажи, руб./м²',
    reading: { kind: 'pricePerArea' },
  }),
];
