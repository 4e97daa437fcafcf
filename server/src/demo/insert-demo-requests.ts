import type { EventAction } from '@gektar/contract/history.ts';
import { RequestFields } from '@gektar/contract/land/requests/request.ts';
import { moscowDay } from '@gektar/format/date.ts';
import type { Db } from '#database/db.ts';
import { foldName } from '#importing/ids-by-name.ts';
import type { DictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { insertRequest } from '#land/requests/request-writes.ts';
import { demoPeople } from './demo-companies.ts';
import type { DemoCustomers } from './demo-customers.ts';
import { demoId } from './demo-id.ts';
import { type DemoRequest, demoRequests } from './demo-requests.ts';
import { must } from './must.ts';

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

interface About {
  readonly ids: DictionaryIds;
  readonly employeeIds: readonly string[];
  readonly customers: DemoCustomers;
  readonly now: Date;
}

/** Inserts the invented requests with their history; their selections are empty. */
export async function insertDemoRequests(tx: Db, about: About): Promise<void> {
  for (const [place, request] of demoRequests.entries()) await insertOne(tx, request, { ...about, place });
}

async function insertOne(tx: Db, request: DemoRequest, about: About & { place: number }): Promise<void> {
  const { created, actualized } = request.daysSince;
  const at = (days: number) => workingHour(about, days);
  const employeeId = must(about.employeeIds[request.responsible], 'employee');
  const id = demoId(at(created).getTime());
  await insertRequest(tx, id, fieldsOf(request, about, employeeId, moscowDay(at(created))));

  const past = pastOf(request);
  await tx
    .updateTable('land.requests')
    .set({
      is_enabled: request.isArchived !== true,
      row_version: past.filter(({ action }) => action !== 'actualize').length,
      date_time_created: at(created).toISOString(),
      actualize_request_date: actualized === undefined ? null : at(actualized).toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('shared.audit')
    .values(
      past.map(({ days, action }) => ({
        at: at(days).toISOString(),
        employee_id: employeeId,
        entity: 'land_request',
        entity_id: id,
        action,
        changes: '{}',
      })),
    )
    .execute();
}

/** A past time within a working day in Moscow; each request has its own. */
function workingHour({ now, place }: { now: Date; place: number }, days: number): Date {
  const day = moscowDay(new Date(now.getTime() - days * DAY_MS));
  const at = Date.parse(`${day}T10:00:00+03:00`) + place * QUARTER_MS;
  return new Date(Math.min(at, now.getTime()));
}

function fieldsOf(
  request: DemoRequest,
  { ids, customers, place }: About & { place: number },
  employeeId: string,
  day: string,
) {
  const named = (known: ReadonlyMap<string, number>, names: readonly string[] = []) =>
    names.map((name) => ({ id: must(known.get(foldName(name)), name) }));
  const coded = (known: ReadonlyMap<string, number>, codes: readonly string[] = []) =>
    codes.map((code) => ({ id: must(known.get(code), code) }));
  const contact = demoPeople.findIndex(({ company }) => company === request.company);
  return RequestFields.parse({
    isActual: true,
    builtToSuit: false,
    builtToLease: false,
    ...request.fields,
    name: request.name,
    companyId: must(customers.companyIds[request.company], 'company'),
    contactId: customers.contactIds[contact] ?? null,
    requestDate: `${day}T00:00:00`,
    responsibleEmployeeId: employeeId,
    regions: request.regionIds.map((id) => ({ id })),
    landHighways: coded(ids.highways, request.highways),
    propertyTypes: named(ids.propertyTypes, request.propertyTypes),
    bestUses: named(ids.bestUses, request.bestUses),
    okveds: coded(ids.okveds, request.okveds),
    requestType: named(ids.requestTypes, request.requestTypes),
    linkToDisk: `https://disk.gektar.example/requests/${place + 1}`,
  });
}

/** Oldest first: created, confirmed, archived. */
function pastOf({
  daysSince: { created, actualized },
  isArchived,
}: DemoRequest): { days: number; action: EventAction }[] {
  return [
    { days: created, action: 'create' },
    ...(actualized === undefined ? [] : [{ days: actualized, action: 'actualize' as const }]),
    ...(isArchived ? [{ days: Math.floor((actualized ?? created) / 2), action: 'archive' as const }] : []),
  ];
}
