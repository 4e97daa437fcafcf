import { type Plugin, parseAst } from 'vite';

/**
 * Parts of an endpoint that are schemas. The browser sends and reads JSON: it only needs to know whether there is a
 * body.
 */
const schemaParts = new Set(['params', 'query', 'body', 'output', 'fields']);
/** Parts of an endpoint that the browser does not need. */
const serverParts = new Set(['summary', 'access', 'failures', 'success']);

/** Lets a bundler remove a call whose value is not used. */
const PURE = '/* @__PURE__ */';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A range of a module's text and its replacement. */
type Edit = readonly [start: number, end: number, text: string];

/**
 * Reduces endpoints in the build of the browser to method and path: the server checks inputs, and answers are not
 * checked again. Schemas that no form and no filter uses are then left out, and with the last of them zod
 * (docs/decisions/0025-the-first-screen.md). Constants are marked as free of effects, since a bundler cannot know that
 * of `z.object(…)`.
 */
export const bareContract: Plugin = {
  name: 'bare-contract',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/][^?]*\.ts$/ },
    handler: (code) => ({ code: bare(code), map: null, moduleSideEffects: false }),
  },
};

/** A module of the contract without types, reduced for the browser. */
export function bare(code: string): string {
  const { body } = parseAst(code) as unknown as { readonly body: readonly Node[] };
  const makers = new Set(body.flatMap(makersIn));
  const edits = body.flatMap((statement) => [
    ...constantsOf(statement)
      .filter(hasCalls)
      .flatMap((value) => (isMade(value, makers) ? [marked(value)] : wrapped(value))),
    ...endpointsIn(statement).flatMap((call) => editsOf(call, code)),
    ...nodesIn(statement, (node) => isMade(node, makers)).map((call) => onlyNames(call)),
  ]);
  return withoutUnused(applied(code, edits));
}

/** A call whose arguments are only names needs just the mark. */
function marked({ start }: Node): Edit {
  return [start, start, `${PURE} `];
}

/** Marks several nested calls as free of effects as a whole. */
function wrapped({ start, end }: Node): readonly Edit[] {
  return [
    [start, start, `${PURE} (() => (`],
    [end, end, '))()'],
  ];
}

/** Values of the constants that a statement of a module declares. */
function constantsOf(statement: Node): readonly Node[] {
  return declarationsIn(statement).flatMap(({ init }) => (isNode(init) ? [init] : []));
}

function declarationsIn(statement: Node): readonly Node[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement;
  return declared?.type === 'VariableDeclaration' ? (declared['declarations'] as readonly Node[]) : [];
}

/** Names of the constants with the result of `entityEndpoints(…)`. */
function makersIn(statement: Node): readonly string[] {
  return declarationsIn(statement).flatMap(({ id, init }) =>
    isNode(init) && isCallOf(init, 'entityEndpoints') ? [nameOf(id)] : [],
  );
}

/** Whether a call is `entityEndpoints(…)` or makes an endpoint of an entity: `calls.get(…)`. */
function isMade(node: Node, makers: ReadonlySet<string>): boolean {
  if (isCallOf(node, 'entityEndpoints')) return true;
  const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : undefined;
  return callee?.type === 'MemberExpression' && makers.has(nameOf(callee['object']));
}

/** Removes arguments from the first that is neither a path part nor a method: texts, schemas, refusals. */
function onlyNames(call: Node): Edit {
  let from = (call['callee'] as Node).end + 1;
  for (const argument of call['arguments'] as readonly Node[]) {
    if (argument.type !== 'Literal' || !/^[\w/-]+$/.test(String(argument['value']))) break;
    from = argument.end;
  }
  return [from, call.end - 1, ''];
}

/** Whether a value is computed by calls when the module loads; calls of endpoints are removed and do not count. */
function hasCalls(node: Node): boolean {
  if (node.type.endsWith('FunctionExpression') || isEndpoint(node)) return false;
  return node.type === 'CallExpression' || node.type === 'NewExpression' || partsIn(node).some(hasCalls);
}

function isEndpoint(node: Node): boolean {
  return isCallOf(node, 'endpoint');
}

function isCallOf(node: Node, name: string): boolean {
  const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : undefined;
  return callee?.type === 'Identifier' && nameOf(callee) === name;
}

function endpointsIn(node: Node): readonly Node[] {
  return nodesIn(node, isEndpoint);
}

/** Outermost nodes of a kind. */
function nodesIn(node: Node, isWanted: (node: Node) => boolean): readonly Node[] {
  return isWanted(node) ? [node] : partsIn(node).flatMap((part) => nodesIn(part, isWanted));
}

function nameOf(identifier: unknown): string {
  return (identifier as Node)['name'] as string;
}

function partsIn(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
}

/** Replaces the call by its argument, and schemas by `true`. */
function editsOf(call: Node, code: string): readonly Edit[] {
  const [about] = call['arguments'] as readonly [Node];
  return [[call.start, about.start, '('], ...partsOf(about, code), [about.end, call.end, ')']];
}

function partsOf(about: Node, code: string): readonly Edit[] {
  return (about['properties'] as readonly Node[]).flatMap((property): readonly Edit[] => {
    const name = (property['key'] as Node | undefined)?.['name'] as string | undefined;
    if (name === undefined) throw new Error(`an endpoint has to be spelt out: ${code.slice(about.start, about.end)}`);
    const value = property['value'] as Node;
    if (name === 'form') return partsOf(value, code);
    if (serverParts.has(name))
      return [[property.start, code[property.end] === ',' ? property.end + 1 : property.end, '']];
    if (!schemaParts.has(name) || value.type === 'Literal') return [];
    return [[property.start, property.end, `${name}: true`]];
  });
}

function applied(code: string, edits: readonly Edit[]): string {
  const ordered = edits.map((edit, at) => [edit, at] as const).sort(([a, i], [b, j]) => a[0] - b[0] || i - j);
  let text = '';
  let from = 0;
  for (const [[start, end, instead]] of ordered) {
    text += code.slice(from, start) + instead;
    from = end;
  }
  return text + code.slice(from);
}

/** Removes unused imports and constants: scripts are grouped by imports. */
function withoutUnused(code: string): string {
  const { body } = parseAst(code) as unknown as { readonly body: readonly Node[] };
  const own = new Map(body.map((statement) => [statement, new Set(namesIn(statement))]));
  const isNamed = (name: string, in_: Node) => body.some((other) => other !== in_ && own.get(other)?.has(name));
  const unused = body.filter((statement) => {
    const names = localNames(statement);
    return names !== undefined && !names.some((name) => isNamed(name, statement));
  });
  const specifiers = body
    .filter((statement) => statement.type === 'ImportDeclaration' && !unused.includes(statement))
    .flatMap((statement) =>
      (statement['specifiers'] as readonly Node[]).filter((one) => !isNamed(nameOf(one['local']), statement)),
    );
  if (unused.length === 0 && specifiers.length === 0) return code;
  return withoutUnused(
    applied(
      code,
      [...unused, ...specifiers].map(({ start, end }) => [start, code[end] === ',' ? end + 1 : end, '']),
    ),
  );
}

/** Names that a statement declares for its module only; undefined for a statement with other effects. */
function localNames(statement: Node): readonly string[] | undefined {
  switch (statement.type) {
    case 'ImportDeclaration': {
      const names = (statement['specifiers'] as readonly Node[]).map((one) => nameOf(one['local']));
      return names.length > 0 ? names : undefined;
    }
    case 'VariableDeclaration': {
      const ids = (statement['declarations'] as readonly Node[]).map((one) => one['id'] as Node);
      return ids.every(({ type }) => type === 'Identifier') ? ids.map(nameOf) : undefined;
    }
    case 'FunctionDeclaration':
      return [nameOf(statement['id'])];
    default:
      return undefined;
  }
}

function namesIn(node: Node): readonly string[] {
  return node.type === 'Identifier' ? [nameOf(node)] : partsIn(node).flatMap(namesIn);
}
