import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findIds } from '#database/ids-and-counts.ts';
import type { TableColumn } from '#importing/columns.ts';
import type { TableRow } from '#importing/read-table.ts';

export const okvedColumns = [
  { name: 'code', titles: ['Код'], isRequired: true },
  { name: 'name', titles: ['Наименование', 'Название'], isRequired: true },
  { name: 'parent_code', titles: ['Код вышестоящего'], isRequired: true },
  { name: 'section', titles: ['Раздел'], isRequired: true },
] as const satisfies readonly TableColumn[];
export type OkvedRow = TableRow<(typeof okvedColumns)[number]['name']>;

export interface OkvedRemark {
  /** Row number as in a spreadsheet. */
  readonly row: number;
  readonly code: string;
  readonly reason: string;
}

export interface OkvedListener {
  remark(remark: OkvedRemark): void;
  /**
   * Called after each row.
   * @param share share of the file read so far, 0…1
   */
  progress(rows: number, share: number): void;
}

export interface OkvedCounts {
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
}

interface Okved {
  readonly row: number;
  readonly code: string;
  readonly name: string;
  /** Empty for a section, which has no parent. */
  readonly parentCode: string;
  readonly section: string;
}

/**
 * Updates the classifier of economic activities to the file, all or nothing: new codes are added, known ones keep their
 * ids and get the file's name and parent. Codes missing from the file stay. A code whose parent is neither in the file
 * nor stored is refused with all its descendants.
 */
export async function importOkveds(
  db: Db,
  rows: AsyncIterable<OkvedRow>,
  listener: OkvedListener,
): Promise<OkvedCounts> {
  const { okveds, refused } = await readOkveds(rows, listener);
  return db.transaction().execute(async (tx) => {
    // A concurrent import waits here: otherwise both would insert the same codes.
    await sql`lock table shared.okveds in share row exclusive mode`.execute(tx);
    const known = await tx.selectFrom('shared.okveds').select('code').execute();
    const orphans = findOrphans(okveds, new Set(known.map(({ code }) => code)));
    for (const { row, code, parentCode } of orphans) {
      listener.remark({ row, code, reason: `Нет кода ${parentCode}, которому он подчинён` });
    }
    const rooted = [...okveds.values()].filter((okved) => !orphans.has(okved));
    return { ...(await upsertOkveds(tx, rooted)), refused: refused + orphans.size };
  });
}

/** Reads all rows and builds their tree in memory: the classifier has a few thousand rows. */
async function readOkveds(rows: AsyncIterable<OkvedRow>, listener: OkvedListener) {
  const okveds = new Map<string, Okved>();
  let count = 0;
  let refused = 0;
  for await (const { row, share, cells, fault } of rows) {
    const code = cells?.code ?? '';
    const reason = cells ? faultOf(cells, okveds) : fault;
    if (reason !== undefined || !cells) {
      refused += 1;
      listener.remark({ row, code, reason: reason ?? '' });
    } else {
      okveds.set(code, {
        row,
        code,
        name: inSentenceCase(cells.name),
        parentCode: cells.parent_code,
        section: cells.section,
      });
    }
    count += 1;
    listener.progress(count, share);
  }
  return { okveds, refused };
}

function faultOf(cells: NonNullable<OkvedRow['cells']>, okveds: ReadonlyMap<string, Okved>): string | undefined {
  if (!/^([A-Z]|\d\d(\.\d{1,2}){0,2})$/.test(cells.code)) return 'code: не код ОКВЭД';
  if (okveds.has(cells.code)) return 'code: этот код в файле уже был';
  if (cells.name === '') return 'name: обязательное поле';
  if (!/^[A-Z]$/.test(cells.section)) return 'section: нужна буква раздела';
  if (cells.parent_code === '' && cells.code !== cells.section) return 'parent_code: обязательное поле';
  return undefined;
}

/** Name in sentence case: the file has names of sections in capitals. */
function inSentenceCase(name: string): string {
  const isShouted = name === name.toUpperCase();
  return isShouted ? name.charAt(0) + name.slice(1).toLowerCase() : name;
}

function findOrphans(okveds: ReadonlyMap<string, Okved>, known: ReadonlySet<string>): Set<Okved> {
  const isRooted = (okved: Okved, below: ReadonlySet<string>): boolean => {
    if (okved.parentCode === '') return true;
    const parent = okveds.get(okved.parentCode);
    if (!parent) return known.has(okved.parentCode);
    // The set detects cycles: codes that are each other's parents have no root.
    return !below.has(parent.code) && isRooted(parent, new Set([...below, parent.code]));
  };
  return new Set([...okveds.values()].filter((okved) => !isRooted(okved, new Set([okved.code]))));
}

/** Known codes keep their ids; parents are resolved once all codes exist. */
async function upsertOkveds(tx: Db, okveds: readonly Okved[]): Promise<Omit<OkvedCounts, 'refused'>> {
  const codes = okveds.map(({ code }) => code);
  const given = sql`unnest(${codes}::text[], ${okveds.map(({ name }) => name)}::text[],
    ${okveds.map(({ parentCode }) => parentCode)}::text[], ${okveds.map(({ section }) => section)}::text[])
    as given (code, name, parent_code, section)`;
  const added = await findIds<number>(
    tx,
    sql`insert into shared.okveds (code, name, section) select code, name, section from ${given}
      on conflict (code) do nothing returning id`,
  );
  const touched = await findIds<number>(
    tx,
    sql`update shared.okveds o set name = given.name, section = given.section, parent_id = parent.id
    from ${given} left join shared.okveds parent on parent.code = given.parent_code
    where o.code = given.code
      and (o.name, o.section, o.parent_id) is distinct from (given.name, given.section, parent.id)
    returning o.id`,
  );
  const addedIds = new Set(added);
  const changed = touched.filter((id) => !addedIds.has(id)).length;
  return { added: added.length, changed, unchanged: okveds.length - added.length - changed };
}
