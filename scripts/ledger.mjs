/**
 * @typedef {{ id: string, group: string, source: string, kind: string, requirement: string }} Row
 */

const idPattern = /^([A-Z]+(?:-[A-Z]+)*)-(\d{3})$/;
const rangeEnd = /^(?:([A-Z]+(?:-[A-Z]+)*)-)?(\d{3})$/;
const looksLikeRows = /^\s*[A-Z]+(?:-[A-Z]+)*-\d/;

/**
 * Rows of `docs/spec/ledger.tsv`: a header, then id, source, kind, requirement.
 * @param {string} tsv
 * @returns {Row[]}
 */
export function readLedger(tsv) {
  return tsv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', source = '', kind = '', requirement = ''] = line.split('\t');
      const group = idPattern.exec(id)?.[1];
      if (group === undefined) throw new Error(`Not a ledger id: '${id}'`);
      return { id, group, source, kind, requirement };
    });
}

/**
 * Row ids named in square brackets of a title: `[ERR-001]`, `[ERR-001, FMT-010]`, `[ERR-001…004]`, `[ERR-001, 003]`.
 * Brackets that hold anything else are plain words.
 * @param {string} title
 * @returns {string[]}
 * @throws when a bracket begins as a list of rows and goes on otherwise
 */
export function rowsNamed(title) {
  const ids = [];
  for (const [, inside = ''] of title.matchAll(/\[([^[\]]*)\]/g)) {
    if (!looksLikeRows.test(inside)) continue;
    let group;
    for (const part of inside.split(',').map((text) => text.trim())) {
      const [first = '', last, ...rest] = part.split('…').map((text) => text.trim());
      const start = rangeEnd.exec(first);
      const end = rangeEnd.exec(last ?? first);
      group = start?.[1] ?? group;
      const sameGroup = end?.[1] === undefined || end[1] === group;
      if (!start || !end || rest.length > 0 || !group || !sameGroup || Number(start[2]) > Number(end[2])) {
        throw new Error(`Cannot read '${part}' in the title '${title}'`);
      }
      for (let number = Number(start[2]); number <= Number(end[2]); number++) {
        ids.push(`${group}-${String(number).padStart(3, '0')}`);
      }
    }
  }
  return ids;
}

/**
 * What tests name of the ledger.
 * @param {Row[]} rows
 * @param {{ file: string, title: string }[]} titles
 * @returns {{ groups: { name: string, covered: number, total: number }[], missing: Row[], unknown: string[] }}
 *   `unknown`: a line per title that names a row which does not exist or cannot be read
 */
export function coverage(rows, titles) {
  const known = new Set(rows.map((row) => row.id));
  const named = new Set();
  const unknown = [];
  for (const { file, title } of titles) {
    try {
      for (const id of rowsNamed(title)) {
        if (known.has(id)) named.add(id);
        else unknown.push(`${file}: no row ${id} in the ledger, named by '${title}'`);
      }
    } catch (error) {
      unknown.push(`${file}: ${error.message}`);
    }
  }
  const groups = [...new Set(rows.map((row) => row.group))].sort().map((name) => {
    const own = rows.filter((row) => row.group === name);
    return { name, covered: own.filter((row) => named.has(row.id)).length, total: own.length };
  });
  return { groups, missing: rows.filter((row) => !named.has(row.id)), unknown };
}
