import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { askInTime, type Patience } from './ask-in-time.ts';

/** Source of plot outlines: our own table, or an external service with our table as fallback (L-02). */
export interface Cadastre {
  /** Outlines of the plot with this number (degrees); empty where the number is unknown. */
  outlinesOf(cadastralNumber: string, signal?: AbortSignal): Promise<Polygon[]>;
}

export interface OutsideCadastre extends Patience {
  readonly cadastre: Cadastre;
}

/**
 * Queries the external service first; falls back to our own table when it refuses, times out or does not know the
 * number.
 */
export function withOwnOutlines({ cadastre, ...patience }: OutsideCadastre, own: Cadastre): Cadastre {
  return {
    async outlinesOf(cadastralNumber) {
      const found = await askInTime(patience, (signal) => cadastre.outlinesOf(cadastralNumber, signal));
      return found?.length ? found : own.outlinesOf(cadastralNumber);
    },
  };
}
