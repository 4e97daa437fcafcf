import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';

/** 'Ставка до 9 000,00 руб./м² в год'; undefined without a limit. */
export function rateOf({ netRentalRateTo }: Pick<IndustrialRequest, 'netRentalRateTo'>): string | undefined {
  return netRentalRateTo === null
    ? undefined
    : `Ставка до ${formatQuantity(netRentalRateTo, units.roublePerSquareMetreYear)}`;
}
