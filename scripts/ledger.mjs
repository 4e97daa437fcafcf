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
 * Row ids in square brackets of a title: `[ERR-001]`, `[ERR-001, FMT-010]`, `[ERR-001…004]`, `[ERR-001, 003]`. Other
 * brackets are plain text.
 * @param {string} title
 * @returns {string[]}
 * @throws when a bracket begins with a row id and does not parse
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
 * Coverage of the ledger by tests: a row is covered when a test that names it has passed and none that names it has
 * failed.
 * @param {Row[]} rows
 * @param {{ file: string, title: string, isPassed: boolean }[]} tests
 * @returns {{ groups: { name: string, covered: number, total: number }[], covered: Row[], missing: Row[], unknown:
 * string[] }} `unknown`: a text line for each title that names a row which does not exist or cannot be parsed
 */
export function coverage(rows, tests) {
  const known = new Set(rows.map((row) => row.id));
  const passed = new Set();
  const failed = new Set();
  const unknown = [];
  for (const { file, title, isPassed } of tests) {
    try {
      for (const id of rowsNamed(title)) {
        if (known.has(id)) (isPassed ? passed : failed).add(id);
        else unknown.push(`${file}: no row ${id} in the ledger, named by '${title}'`);
      }
    } catch (error) {
      unknown.push(`${file}: ${error.message}`);
    }
  }
  const isCovered = ({ id }) => passed.has(id) && !failed.has(id);
  const groups = [...new Set(rows.map((row) => row.group))].sort().map((name) => {
    const own = rows.filter((row) => row.group === name);
    return { name, covered: own.filter(isCovered).length, total: own.length };
  });
  return { groups, covered: rows.filter(isCovered), missing: rows.filter((row) => !isCovered(row)), unknown };
}

/**
 * Row ids in `docs/spec/covered.tsv`: rows that must stay covered. The file has a header, then a text line for each
 * group, `ERR<tab>001…009, 011`.
 * @param {string} tsv
 * @returns {string[]} ids
 */
export function readFloor(tsv) {
  return tsv
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((line) => rowsNamed(`[${line.replace('\t', '-')}]`));
}

/**
 * Text of `docs/spec/covered.tsv` for these rows. One more row is a small change in the line of its group.
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function floorOf(rows) {
  const numbers = new Map();
  for (const { id, group } of [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const runs = numbers.get(group) ?? [];
    numbers.set(group, runs);
    const number = Number(id.slice(-3));
    const last = runs.at(-1);
    if (last?.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  const three = (number) => String(number).padStart(3, '0');
  const span = ({ from, to }) => (from === to ? three(from) : `${three(from)}…${three(to)}`);
  const lines = [...numbers].map(([group, runs]) => `${group}\t${runs.map(span).join(', ')}`);
  return `${['group\trows', ...lines].join('\n')}\n`;
}

/**
 * How much is tested: `tests`, the number of passed tests by file; `titles`, the number of passed tests that name a
 * ledger row, by row.
 * @typedef {{ tests: Map<string, number>, titles: Map<string, number> }} Amounts
 */

/**
 * @param {readonly { file: string, title: string, isPassed: boolean }[]} tests
 * @returns {Amounts}
 */
export function amountsOf(tests) {
  const amounts = { tests: new Map(), titles: new Map() };
  const count = (numbers, key) => numbers.set(key, (numbers.get(key) ?? 0) + 1);
  for (const { file, title, isPassed } of tests) {
    if (!isPassed) continue;
    count(amounts.tests, file);
    for (const id of new Set(rowsNamed(title))) count(amounts.titles, id);
  }
  return amounts;
}

/**
 * Tests and titles that the floor has and that are missing now: a text line for each file with fewer tests and for each
 * row with fewer titles.
 * @param {Amounts} floor
 * @param {Amounts} now
 * @returns {string[]}
 */
export function removedSince(floor, now) {
  return [
    ...fewer(floor.tests, now.tests, (file, had, has) => `${file}: ${has} tests, had ${had}`),
    ...fewer(floor.titles, now.titles, (id, had, has) => `${id}: named by ${has} tests, by ${had} before`),
  ];
}

/**
 * Reasons why the present amounts may not replace the floor: tests may move between files, but not become fewer, and no
 * row may lose a title.
 * @param {Amounts} floor
 * @param {Amounts} now
 * @returns {string[]}
 */
export function refusalsToRaise(floor, now) {
  const [had, has] = [floor, now].map(({ tests }) => [...tests.values()].reduce((sum, one) => sum + one, 0));
  const total = had > has ? [`${has} tests in all, had ${had}`] : [];
  return [...total, ...removedSince({ ...floor, tests: new Map() }, now)];
}

function fewer(floor, now, line) {
  return [...floor].flatMap(([key, had]) => ((now.get(key) ?? 0) < had ? [line(key, had, now.get(key) ?? 0)] : []));
}

/**
 * Amounts of `docs/spec/tests.tsv`: a header, then `tests<tab>FILE<tab>NUMBER` and `titles<tab>ROW<tab>NUMBER`.
 * @param {string} tsv
 * @returns {Amounts}
 */
export function readAmounts(tsv) {
  const amounts = { tests: new Map(), titles: new Map() };
  for (const line of tsv.trimEnd().split('\n').slice(1)) {
    const [kind, key, number] = line.split('\t');
    if (amounts[kind] === undefined || !(Number(number) > 0)) throw new Error(`Cannot read '${line}'`);
    amounts[kind].set(key, Number(number));
  }
  return amounts;
}

/**
 * Text of `docs/spec/tests.tsv` for these amounts, sorted.
 * @param {Amounts} amounts
 * @returns {string}
 */
export function writeAmounts({ tests, titles }) {
  const lines = (kind, numbers) => [...numbers].sort().map(([key, number]) => `${kind}\t${key}\t${number}`);
  return `${['kind\tof\tnumber', ...lines('tests', tests), ...lines('titles', titles)].join('\n')}\n`;
}
