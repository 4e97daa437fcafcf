import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { askInTime, type Patience } from './ask-in-time.ts';

/** Who knows the outlines of plots: our own table, or a service outside in front of it (L-02). */
export interface Cadastre {
  /** Outlines of the plot with this number, in degrees; empty where the number is not known. */
  outlinesOf(cadastralNumber: string, signal?: AbortSignal): Promise<Polygon[]>;
}

export interface OutsideCadastre extends Patience {
  readonly cadastre: Cadastre;
}

/** Asks outside first; a refusal, a silence or a number unknown there leaves the word to our own table. */
export function withOwnOutlines({ cadastre, ...patience }: OutsideCadastre, own: Cadastre): Cadastre {
  return {
    async outlinesOf(cadastralNumber) {
      const found = await askInTime(patience, (signal) => cadastre.outlinesOf(cadastralNumber, signal));
      return found?.length ? found : own.outlinesOf(cadastralNumber);
    },
  };
}
