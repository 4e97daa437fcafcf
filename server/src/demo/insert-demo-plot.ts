import type { EventAction } from '@gektar/contract/history.ts';
import { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { moscowDay } from '@gektar/format/date.ts';
import type { Db } from '#database/db.ts';
import { foldName } from '#importing/ids-by-name.ts';
import type { DictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { propertyWrites } from '#land/properties/property-writes.ts';
import { demoId } from './demo-id.ts';
import type { InventedPlot } from './demo-plots.ts';
import { notes } from './demo-words.ts';
import { must } from './must.ts';
import { insertDemoPhotos } from './photos/insert-demo-photos.ts';
import { seededRandom } from './seeded-random.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Inserts an invented plot with its history. */
export async function insertDemoPlot(
  tx: Db,
  plot: InventedPlot,
  about: { ids: DictionaryIds; employeeIds: readonly string[]; now: Date; seed: number },
): Promise<void> {
  const daysAgo = (days: number) => workingHour(about, days);
  const { created, actualized, conversation } = plot.daysSince;
  const employeeId = must(about.employeeIds[plot.responsible], 'employee');
  const id = demoId(daysAgo(created).getTime());
  const images = await insertDemoPhotos(tx, about.seed);
  const fields = { ...fieldsOf(plot, about.ids, employeeId, moscowDay(daysAgo(conversation))), images };
  await propertyWrites.insert(tx, id, fields);

  const past = inventPast(plot, fields, about.seed);
  await tx
    .updateTable('land.properties')
    .set({
      is_enabled: !plot.isArchived,
      row_version: past.filter(({ action }) => action !== 'actualize').length,
      date_time_created: daysAgo(created).toISOString(),
      actualization_date_time: actualized === undefined ? null : daysAgo(actualized).toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('shared.audit')
    .values(
      past.map(({ days, action, changes }) => ({
        at: daysAgo(days).toISOString(),
        employee_id: employeeId,
        entity: 'property',
        entity_id: id,
        action,
        changes: JSON.stringify(changes),
      })),
    )
    .execute();
  await insertNotes(tx, id, plot, about, daysAgo);
}

/** A past time within a working day in Moscow; each plot has its own, so that creation times differ. */
function workingHour({ now, seed }: { now: Date; seed: number }, days: number): Date {
  const day = moscowDay(new Date(now.getTime() - days * DAY_MS));
  const openMs = Date.parse(`${day}T09:00:00+03:00`);
  const spentMs = seededRandom(seed).between(0, 9 * HOUR_MS);
  return new Date(Math.min(openMs + spentMs, now.getTime()));
}

function fieldsOf(plot: InventedPlot, ids: DictionaryIds, employeeId: string, conversationDay: string): PropertyFields {
  const named = (values: ReadonlyMap<string, number>, name: string) => ({ id: must(values.get(foldName(name)), name) });
  const coded = (values: ReadonlyMap<string, number>, code: string) => ({ id: must(values.get(code), code) });
  return PropertyFields.parse({
    ...plot.fields,
    category: named(ids.categories, plot.kind.category),
    propertyType: named(ids.propertyTypes, plot.kind.propertyType),
    ownershipType: named(ids.ownershipTypes, plot.ownership),
    region: { id: plot.place.regionId },
    landHighway: plot.place.highway === undefined ? null : coded(ids.highways, plot.place.highway),
    bestUses: plot.bestUses.map((name) => named(ids.bestUses, name)),
    permittedUseTypes: plot.permittedUses.map((code) => coded(ids.permittedUseTypes, code)),
    okveds: plot.okveds.map((code) => coded(ids.okveds, code)),
    responsibleEmployeeId: employeeId,
    lastConversationDate: `${conversationDay}T00:00:00`,
  });
}

interface PastEvent {
  readonly days: number;
  readonly action: EventAction;
  readonly changes: object;
}

/** Oldest first: created, price corrected, confirmed, archived. */
function inventPast({ daysSince, isArchived }: InventedPlot, { price }: PropertyFields, seed: number): PastEvent[] {
  const chance = seededRandom(seed);
  const { created, actualized } = daysSince;
  const past: PastEvent[] = [{ days: created, action: 'create', changes: {} }];
  if (price !== null && created > 30 && chance.happens(0.35)) {
    const before = Number((price * chance.between(1.03, 1.25)).toPrecision(3));
    past.push({ days: chance.whole(28, created - 1), action: 'update', changes: { price: [before, price] } });
  }
  if (actualized !== undefined) past.push({ days: actualized, action: 'actualize', changes: {} });
  if (isArchived)
    past.push({ days: Math.min(actualized ?? created, chance.whole(0, 20)), action: 'archive', changes: {} });
  return past.toSorted((a, b) => b.days - a.days);
}

async function insertNotes(
  tx: Db,
  propertyId: string,
  plot: InventedPlot,
  { employeeIds, seed }: { employeeIds: readonly string[]; seed: number },
  daysAgo: (days: number) => Date,
): Promise<void> {
  const chance = seededRandom(seed + 1);
  const texts = chance.some(notes, chance.happens(0.4) ? chance.whole(1, 3) : 0);
  for (const text of texts) {
    const at = daysAgo(chance.whole(0, plot.daysSince.created));
    await tx
      .insertInto('land.property_comments')
      .values({
        id: demoId(at.getTime()),
        property_id: propertyId,
        employee_id: must(employeeIds[chance.whole(0, employeeIds.length - 1)], 'employee'),
        text,
        date_time_created: at.toISOString(),
      })
      .execute();
  }
}
