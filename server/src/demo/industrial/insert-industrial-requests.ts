import type { EventAction } from '@gektar/contract/history.ts';
import { searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import { RequestFields } from '@gektar/contract/industrial/requests/request.ts';
import { RequestFilter } from '@gektar/contract/industrial/requests/request-filter.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { moscowDay } from '@gektar/format/date.ts';
import type { Db } from '#database/db.ts';
import { demoPeople } from '#demo/demo-companies.ts';
import type { DemoCustomers } from '#demo/demo-customers.ts';
import { demoId } from '#demo/demo-id.ts';
import { vacancyRemarks } from '#demo/demo-words.ts';
import { fillSelection } from '#demo/fill-selection.ts';
import { must } from '#demo/must.ts';
import { type Chance, seededRandom } from '#demo/seeded-random.ts';
import { findIdsByName, foldName } from '#importing/ids-by-name.ts';
import { findRequestRows } from '#industrial/requests/request-queries.ts';
import { insertRequest } from '#industrial/requests/request-writes.ts';
import { findVacanciesInRequest } from '#industrial/requests/vacancies-in-request.ts';
import { type IndustrialDemoRequest, industrialDemoRequests } from './industrial-requests.ts';

const DAY_MS = 86_400_000;
/** Minimum and maximum number of vacancies in a selection. */
const [FEWEST, MOST] = [4, 10];
/** Days until the links of the first requests expire: one valid, one expired. */
const LINK_DAYS = [9, -3] as const;
const ofVacancies = { domain: 'industrial', column: 'vacancy_id', key: 'entity', remarks: vacancyRemarks } as const;

interface About {
  readonly employeeIds: readonly string[];
  readonly customers: DemoCustomers;
  readonly now: Date;
}

/**
 * Inserts the invented requests and fills their selections with vacancies that fit; the newest has an empty selection.
 */
export async function insertIndustrialRequests(tx: Db, about: About): Promise<void> {
  const types = await findIdsByName(tx, 'industrial.building_types');
  for (const [place, request] of industrialDemoRequests.entries()) await insertOne(tx, request, place, types, about);

  const chance = seededRandom(20_261_122);
  const order = { sort: 'DateTimeCreated', direction: 'desc' } as const;
  const [, ...requests] = await findRequestRows(tx, RequestFilter.parse({}), order, { take: 100, skip: 0 });
  for (const [index, request] of requests.entries()) {
    const vacancyIds = await chooseVacancies(tx, request.id, searchOfRequest(request), chance);
    const filled = { ...request, daysLeft: LINK_DAYS[index] };
    await fillSelection(tx, ofVacancies, filled, vacancyIds, { now: about.now, chance });
  }
}

async function insertOne(
  tx: Db,
  { company, responsible, created, isArchived = false, buildingTypes = [], fields }: IndustrialDemoRequest,
  place: number,
  types: ReadonlyMap<string, number>,
  { employeeIds, customers, now }: About,
): Promise<void> {
  const day = moscowDay(new Date(now.getTime() - created * DAY_MS));
  const at = new Date(Math.min(Date.parse(`${day}T10:00:00+03:00`) + place * 900_000, now.getTime()));
  const employeeId = must(employeeIds[responsible], 'employee');
  const contact = demoPeople.findIndex((one) => one.company === company);
  const id = demoId(at.getTime());
  const whole = RequestFields.parse({
    ...fields,
    companyId: must(customers.companyIds[company], 'company'),
    contactId: customers.contactIds[contact] ?? null,
    requestDate: `${day}T00:00:00`,
    responsibleEmployeeId: employeeId,
    buildingTypes: buildingTypes.map((name) => ({ id: must(types.get(foldName(name)), name) })),
    linkToDisk: `https://disk.gektar.example/industrial-requests/${place + 1}`,
  });
  await insertRequest(tx, id, whole, employeeId);
  await tx
    .updateTable('industrial.requests')
    .set({ is_enabled: !isArchived, row_version: isArchived ? 2 : 1, date_time_created: at.toISOString() })
    .where('id', '=', id)
    .execute();
  const acts: readonly EventAction[] = isArchived ? ['create', 'archive'] : ['create'];
  await tx
    .insertInto('shared.audit')
    .values(
      acts.map((action, index) => ({
        at: new Date(at.getTime() + index * 30 * DAY_MS).toISOString(),
        employee_id: employeeId,
        entity: 'industrial_request',
        entity_id: id,
        action,
        changes: '{}',
      })),
    )
    .execute();
}

/** Vacancies that fit; when there are few, any others, as brokers also show near matches. */
async function chooseVacancies(tx: Db, requestId: string, search: VacancySearch, chance: Chance): Promise<string[]> {
  const count = chance.whole(FEWEST, MOST);
  const order = { field: 'TotalVacancyArea', isAsc: true } as const;
  const chosen = new Set<string>();
  for (const one of [search, VacancySearch.parse({})]) {
    const rows = await findVacanciesInRequest(tx, requestId, one, order, { take: 200, skip: 0 });
    const ids = rows.map(({ id }) => id).filter((id) => !chosen.has(id));
    for (const id of chance.some(ids, count - chosen.size)) chosen.add(id);
  }
  return [...chosen];
}
