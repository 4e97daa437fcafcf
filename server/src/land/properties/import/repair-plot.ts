import { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { sameFields } from '#database/sent-before.ts';
import type { ImportedRow, ReadRow, Repair } from '#importing/import-rows.ts';
import { type Remark, Remarks } from '#importing/remarks.ts';
import { findProperty } from '#land/properties/property-queries.ts';
import { propertyRows } from '#land/properties/property-table.ts';
import { propertyWrites } from '#land/properties/property-writes.ts';
import { columnOf } from './field-columns.ts';
import { cadastralNumbersAtFirst } from './plot-cadastral-numbers.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';
import { commentAtFirst } from './plot-comment.ts';
import { priceAtFirst } from './plot-price.ts';
import { findChangedByPeople, updateSourceCells } from './source-queries.ts';

type Field = keyof PropertyFields;

/** Fields chosen by the import, not by the file. */
const notFromFile = new Set<Field>(['responsibleEmployeeId', 'lastConversationDate']);

/**
 * Repairs an object that the first version of the import created with faults: lease payments as prices (M-19), numbers
 * of other plots as its own (M-20). Works per field, and only on values that are still as that version wrote them and
 * that nobody has changed since. Any other value means that the file has changed, which is reported instead.
 * @throws constraint violations, see `constraints.ts`
 */
export async function repairPlot(
  tx: Db,
  { entityId }: ImportedRow<PlotColumn>,
  { sourceId, cells, entity: now }: ReadRow<PlotColumn, PropertyFields>,
): Promise<Repair<PlotColumn>> {
  const locked = await propertyRows.lock(tx, entityId);
  const before = locked && (await findProperty(tx, entityId));
  if (!before) return { result: 'present', remarks: [] };
  const present = PropertyFields.parse(before);
  const first = fieldsAtFirst(cells, now);
  const changed = await findChangedByPeople(tx, entityId);
  const untouched = namesOf(now).filter((field) => !notFromFile.has(field) && !changed.has(field));

  const different = untouched.filter((field) => !isSame(field, present, first) && !isSame(field, present, now));
  if (different.length === 0) await updateSourceCells(tx, sourceId, cells);
  const mended = untouched.filter((field) => isSame(field, present, first) && !isSame(field, first, now));
  if (mended.length > 0) {
    const repaired = { ...present, ...Object.fromEntries(mended.map((field) => [field, now[field]])) };
    await propertyWrites.update(tx, entityId, repaired, present);
    const changes = changesBetween(present, repaired);
    await insertAudit(tx, { employeeId: undefined, entity: 'property', entityId, action: 'update', changes });
  }
  // A value moved from a field to the comment is reported once.
  const reported = mended.length > 1 ? mended.filter((field) => field !== 'comment') : mended;
  const remarks = [
    ...reported.map((field) => remarkOf(field, cells, words[field] ?? 'исправлено значение')),
    ...different.map((field) => remarkOf(field, cells, 'В базе другое значение')),
  ];
  return { result: mended.length > 0 ? 'repaired' : different.length > 0 ? 'different' : 'present', remarks };
}

const words: Partial<Record<Field, string>> = {
  price: 'плата за аренду убрана из цены в комментарий',
  cadastralNumbers: 'чужой номер заменён на «б/н», он теперь в комментарии',
  comment: 'комментарий дополнен',
};

function remarkOf(field: Field, cells: PlotCells, reason: string): Remark<PlotColumn> {
  return { column: columnOf(field, cells), reason };
}

/** Fields of a row as the first version of the import read them. */
function fieldsAtFirst(cells: PlotCells, now: PropertyFields): PropertyFields {
  const price = PropertyFields.shape.price.safeParse(priceAtFirst(cells));
  return {
    ...now,
    price: price.success ? price.data : null,
    cadastralNumbers: cadastralNumbersAtFirst(cells),
    comment: commentAtFirst(cells, new Remarks()),
  };
}

function isSame(field: Field, one: PropertyFields, other: PropertyFields): boolean {
  return sameFields({ [field]: one[field] }, { [field]: other[field] });
}
