import { Failure } from '@gektar/contract/failure.ts';
import type { ChainMember, CreatedChain, NewChain } from '@gektar/contract/industrial/complexes/new-chain.ts';
import type { Db } from '#database/db.ts';
import { createBuilding } from '#industrial/buildings/building-operations.ts';
import { createVacancy } from '#industrial/vacancies/vacancy-operations.ts';
import { createComplex } from './complex-operations.ts';

/**
 * Creates a complex with its first building and vacancy in one transaction (H-02).
 * @throws {Failure} as the three creations do, with field names prefixed by the member: `building.`
 */
export async function createChain(
  tx: Db,
  { complex: ofComplex, building: ofBuilding, vacancy: ofVacancy }: NewChain,
  employeeId: string,
): Promise<CreatedChain> {
  const complex = await inMember('complex', () => createComplex(tx, ofComplex, employeeId));
  if (ofBuilding === null) return { complex, building: null, vacancy: null };
  const building = await inMember('building', () =>
    createBuilding(tx, { ...ofBuilding, complexId: complex.id }, employeeId),
  );
  if (ofVacancy === null) return { complex, building, vacancy: null };
  const vacancy = await inMember('vacancy', () =>
    createVacancy(tx, { ...ofVacancy, buildingId: building.id }, employeeId),
  );
  return { complex, building, vacancy };
}

/** Prefixes the fields of a failed creation with the name of the member. */
async function inMember<Created>(member: ChainMember, create: () => Promise<Created>): Promise<Created> {
  return create().catch((error: unknown) => {
    if (!(error instanceof Failure) || error.fields === undefined) throw error;
    const fields = Object.entries(error.fields).map(([path, message]) => [`${member}.${path}`, message]);
    throw new Failure(error.code, {
      message: error.message,
      fields: Object.fromEntries(fields),
      current: error.current,
    });
  });
}
