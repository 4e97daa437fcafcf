import type { Db } from '#database/db.ts';

/** Inserts consecutive audit records that rename an entity to 'Имя 1', 'Имя 2', … */
export async function givenEvents(db: Db, about: { entity: string; id: string; employeeId: string }, count: number) {
  const events = Array.from({ length: count }, (_, index) => ({
    entity: about.entity,
    entity_id: about.id,
    employee_id: about.employeeId,
    action: 'update' as const,
    changes: JSON.stringify({ name: [`Имя ${index}`, `Имя ${index + 1}`] }),
  }));
  await db.insertInto('shared.audit').values(events).execute();
}
