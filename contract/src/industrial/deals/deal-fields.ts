import { units } from '@gektar/format/unit.ts';
import { day, flag, number, option, own, remark, text } from '#fields.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';

/** The fields of a deal (2§3, H-36, docs/glossary.md). */
export const dealFields = {
  vacancyType: option('Тип вакансии', enumerations['vacancy-types']),
  closeDate: day('Дата закрытия', { gender: 'she' }),
  tenantName: own('Арендатор'),
  agentName: own('Агент'),
  sectorId: own('Сектор'),
  industryId: own('Отрасль', { gender: 'she' }),
  rentalPeriod: number('Срок аренды', { unit: units.month, max: 999, decimals: 0 }),
  endDateOfTheContract: day('Окончание договора', { gender: 'it' }),
  movedOut: text('Откуда переехал'),
  isInvestmentDeal: flag('Инвестиционная сделка', { gender: 'she' }),
  isVerifiedByReseach: flag('Проверена аналитиками', { gender: 'she' }),
  additionalInformation: remark('Дополнительная информация', { short: 'Доп. информация', gender: 'she' }),
} as const;

export const requiredOfDeal = ['vacancyType', 'closeDate'] as const satisfies readonly (keyof typeof dealFields)[];
