import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { totalArea } from '@gektar/contract/industrial/areas/area-figures.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { splitAreas } from '@gektar/contract/industrial/areas/split-areas.ts';
import type { CloseBody } from '@gektar/contract/industrial/deals/close-vacancy.ts';
import { type Deal, type DealDraft, DealFields, type NewDeal } from '@gektar/contract/industrial/deals/deal.ts';
import { ACTIVE_STATUS, CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { nameOfRest } from '@gektar/contract/industrial/vacancies/rest-name.ts';
import { type Vacancy, VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { v7 as uuidv7 } from 'uuid';
import { type Changes, changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { mustFind } from '#database/entity-writes.ts';
import { findSentBefore } from '#database/sent-before.ts';
import { lockComplex } from '#industrial/tree/lock-complex.ts';
import { withLists } from '#industrial/tree/omitted-lists.ts';
import { vacancyRows } from '#industrial/tree/vacancy-table.ts';
import { vacancyEntity } from '#industrial/vacancies/vacancy-entity.ts';
import { lockedVacancy } from '#industrial/vacancies/vacancy-operations.ts';
import { vacancyLists, vacancyWrites } from '#industrial/vacancies/vacancy-writes.ts';
import { findDeal, insertDeal, removeDeal, updateDealRow } from './deal-queries.ts';

/**
 * Closes a vacancy by a deal, whole or in part: the remainder of a partly closed vacancy becomes a new open vacancy
 * (2§4, M-01). A repeated call with the same id returns the same deal.
 * @throws {Failure} vacancy.not_found, vacancy.closed, vacancy.archived; deal.type_not_offered (H-21);
 *   deal.part_too_large; deal.changed when the deal with this id differs
 */
export async function closeVacancy(
  tx: Db,
  vacancyId: string,
  { newId, part, ...fields }: CloseBody,
  employeeId: string,
): Promise<Vacancy> {
  await createDeal(tx, { vacancyId, newId, ...fields }, employeeId, part ?? undefined);
  return mustFind(vacancyEntity, tx, vacancyId);
}

/** Closes a vacancy by a deal for `POST deals`; throws what `closeVacancy` throws (M-30). */
export async function createDeal(
  tx: Db,
  { vacancyId, newId, ...fields }: NewDeal,
  employeeId: string,
  part?: NonNullable<CloseBody['part']>,
): Promise<Deal> {
  const id = newId ?? uuidv7();
  const earlier = newId && (await findSentBefore(tx, 'deal', newId, findDeal));
  if (earlier) {
    if (earlier.vacancyId === vacancyId && isDeepStrictEqual(DealFields.parse(earlier), fields)) return earlier;
    throw new Failure('deal.changed', { current: earlier });
  }
  const vacancy = await lockedVacancy(tx, vacancyId);
  if (vacancy.vacancyStatus === CLOSED_STATUS) throw new Failure('vacancy.closed');
  if (!vacancy.isEnabled || !vacancy.isComplexEnabled) throw new Failure('vacancy.archived');
  refuseOtherType(vacancy, fields);
  const split = part === undefined ? {} : await splitOff(tx, vacancy, part, employeeId);
  await insertDeal(tx, id, vacancyId, fields);
  await vacancyRows.update(tx, vacancyId, { vacancy_status: CLOSED_STATUS });
  const deal = await mustFindDeal(tx, id);
  const changes = { ...split, ...changesBetween<object>({}, fields) };
  await insertAudit(tx, { employeeId, entity: 'vacancy', entityId: vacancyId, action: 'close', changes });
  return deal;
}

/**
 * Turns the remainder of a partly closed vacancy into a new open one, with all data except documents and comments. The
 * smallest block of each part is limited to its area; the price of the whole vacancy (M-13) is shared by area.
 * @returns changed fields of the closed vacancy
 */
async function splitOff(
  tx: Db,
  vacancy: Vacancy,
  part: NonNullable<CloseBody['part']>,
  employeeId: string,
): Promise<Changes> {
  const halves = splitAreas(vacancy.areaSetWithPrice, part);
  if (halves === undefined) {
    throw new Failure('deal.part_too_large', { fields: { part: failureTexts['deal.part_too_large'] } });
  }
  const stored = withLists(VacancyFields.parse(vacancy), vacancyLists);
  const salePrice = splitPrice(stored.salePrice, halves);
  const half = (which: 'closed' | 'rest') => ({
    ...stored,
    areaSetWithPrice: halves[which],
    salePrice: salePrice[which],
    minimalRentalBlockArea: noLargerThan(halves[which], stored.minimalRentalBlockArea),
    minimalSaleBlockArea: noLargerThan(halves[which], stored.minimalSaleBlockArea),
  });
  const rest = { ...half('rest'), name: nameOfRest(vacancy.name), documents: [] };
  const id = uuidv7();
  const place = { building_id: vacancy.buildingId, complex_id: vacancy.complexId };
  await vacancyWrites.insert(tx, id, rest, place);
  await insertAudit(tx, { employeeId, entity: 'vacancy', entityId: id, action: 'create' });
  const closed = half('closed');
  await vacancyWrites.update(tx, vacancy.id, closed);
  return changesBetween(stored, closed);
}

/** Shares a price between two parts by area, to kopecks; both parts get the whole price if an area is unknown. */
function splitPrice(
  whole: number | null,
  { closed, rest }: { closed: AreaSetWithPrice; rest: AreaSetWithPrice },
): { closed: number | null; rest: number | null } {
  const [closedArea, restArea] = [totalArea(closed), totalArea(rest)];
  if (whole === null || !closedArea || !restArea) return { closed: whole, rest: whole };
  const kopecks = Math.round(whole * 100);
  const ofRest = Math.round((kopecks * restArea) / (closedArea + restArea));
  return { closed: (kopecks - ofRest) / 100, rest: ofRest / 100 };
}

function noLargerThan(areas: AreaSetWithPrice, block: number | null): number | null {
  const area = totalArea(areas);
  return block === null || area === null ? block : Math.min(block, area);
}

/**
 * @throws {Failure} deal.not_found, deal.type_not_offered, deal.unknown_reference; deal.changed with the present state
 */
export async function updateDeal(tx: Db, draft: DealDraft, employeeId: string): Promise<Deal> {
  const { id, rowVersion, ...fields } = draft;
  const { vacancy, deal: before } = await lockedDeal(tx, id);
  if (before.rowVersion !== rowVersion) throw new Failure('deal.changed', { current: before });
  // The type of a closed deal stays valid after the vacancy is offered for another type.
  if (fields.vacancyType !== before.vacancyType) refuseOtherType(vacancy, fields);
  await updateDealRow(tx, id, fields);
  const after = await mustFindDeal(tx, id);
  const changes = changesBetween(before, after, new Set(['rowVersion', 'sectorId', 'industryId']));
  await insertAudit(tx, { employeeId, entity: 'vacancy', entityId: vacancy.id, action: 'update', changes });
  return after;
}

/** Opens the vacancy again, with the status 'Активная' (H-21). @throws {Failure} deal.not_found */
export async function deleteDeal(tx: Db, id: string, employeeId: string): Promise<void> {
  const { vacancy } = await lockedDeal(tx, id);
  await removeDeal(tx, id);
  await vacancyRows.update(tx, vacancy.id, { vacancy_status: ACTIVE_STATUS });
  await insertAudit(tx, { employeeId, entity: 'vacancy', entityId: vacancy.id, action: 'reopen' });
}

async function mustFindDeal(tx: Db, id: string): Promise<Deal> {
  const deal = await findDeal(tx, id);
  if (deal === undefined) throw new Failure('deal.not_found');
  return deal;
}

/** The deal and its vacancy under the lock of their complex. */
async function lockedDeal(tx: Db, id: string): Promise<{ deal: Deal; vacancy: Vacancy }> {
  const found = await mustFindDeal(tx, id);
  await lockComplex(tx, found.complexId);
  return { deal: await mustFindDeal(tx, id), vacancy: await lockedVacancy(tx, found.vacancyId) };
}

function refuseOtherType({ vacancyTypes }: Vacancy, { vacancyType }: DealFields): void {
  if ((vacancyTypes & vacancyType) !== 0) return;
  throw new Failure('deal.type_not_offered', { fields: { vacancyType: failureTexts['deal.type_not_offered'] } });
}
