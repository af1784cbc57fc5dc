import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Argument,
  type Expression,
  type ObjectExpression,
  type Program,
  parseSync,
  type Statement,
} from 'oxc-parser';

type Source = {
  file: string;
  text: string;
  body: Statement[];
  comments: { start: number; end: number; value: string }[];
};
type Docs = Map<string, string>;

const sources = new Map<string, Source>();

/**
 * The documentation of every procedure: the docstring of the verb that its row in the router calls.
 *
 * @param routers the file of the router of each feature, under the name of the feature
 */
export function procedureDocs(routers: ReadonlyMap<string, string>): Docs {
  const docs: Docs = new Map();
  for (const [name, file] of routers) {
    const source = read(file);
    const router = lastRouterIn(source);
    if (router) collect(source, router, name, docs);
  }
  return docs;
}

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text) as { program: Program; comments: Source['comments'] };
  const source = { file, text, body: program.body as Statement[], comments };
  sources.set(file, source);
  return source;
}

/** The value of a constant of a file. */
function constantOf({ body }: Source, name: string): Expression | null {
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && id.name === name) return init;
  }
  return null;
}

/** The router that a file exports; it stands last. */
function lastRouterIn({ body }: Source): Expression | null {
  const exported = body.findLast((statement) => statement.type === 'ExportNamedDeclaration');
  const declaration = exported?.type === 'ExportNamedDeclaration' ? exported.declaration : null;
  return declaration?.type === 'VariableDeclaration' ? (declaration.declarations[0]?.init ?? null) : null;
}

/** Adds the documentation of everything below an expression that stands for a router. */
function collect(source: Source, value: Expression | Argument, at: string, docs: Docs): void {
  if (value.type === 'Identifier') {
    const own = constantOf(source, value.name);
    const file = own ? null : importedFrom(source, value.name);
    if (own) collect(source, own, at, docs);
    if (file) {
      const other = read(file);
      const router = constantOf(other, value.name);
      if (router) collect(other, router, at, docs);
    }
    return;
  }
  if (value.type === 'ObjectExpression') collectRows(source, value, at, docs);
  if (value.type !== 'CallExpression') return;
  const { callee, arguments: given } = value;
  if (callee.type === 'Identifier' && callee.name === 'router') {
    if (given[0]) collect(source, given[0], at, docs);
  } else if (callee.type === 'Identifier') {
    const rows = rowsBuiltBy(source, callee.name);
    if (rows) collectRows(source, rows, at, docs);
  } else if (callee.type === 'MemberExpression' && given[0]) {
    const doc = docOfVerb(source, given[0]);
    if (doc) docs.set(at, doc);
  }
}

function collectRows(source: Source, { properties }: ObjectExpression, at: string, docs: Docs): void {
  for (const property of properties) {
    if (property.type === 'SpreadElement') collect(source, property.argument, at, docs);
    else if (property.key.type === 'Identifier') collect(source, property.value, `${at}.${property.key.name}`, docs);
  }
}

/** The object of procedures in a function that builds the same ones for several tables. */
function rowsBuiltBy({ body }: Source, name: string): ObjectExpression | null {
  const built = body.find((each) => each.type === 'FunctionDeclaration' && each.id?.name === name);
  if (built?.type !== 'FunctionDeclaration') return null;
  for (const statement of built.body?.body ?? []) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declarations) if (init?.type === 'ObjectExpression') return init;
  }
  return null;
}

/** The docstring of the verb in a resolver: of the first imported function that says more than that it is like another. */
function docOfVerb(source: Source, resolver: Argument): string | null {
  const named = source.text.slice(resolver.start, resolver.end).matchAll(/\b[a-z]\w*/g);
  const docs = [...named].flatMap(([name]) => {
    const file = name.startsWith('require') ? null : importedFrom(source, name);
    return (file && docstringOf(read(file), name)) ?? [];
  });
  return docs.find((doc) => !/^(@|The same )/.test(doc)) ?? docs[0] ?? null;
}

function importedFrom({ file, body }: Source, name: string): string | null {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    if (statement.specifiers.some(({ local }) => local.name === name))
      return path.resolve(path.dirname(file), statement.source.value);
  }
  return null;
}

function docstringOf({ body, comments, text }: Source, name: string): string | null {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration, start } = statement;
    if (declaration?.type !== 'FunctionDeclaration' || declaration.id?.name !== name) continue;
    const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
    return comment?.value.startsWith('*') ? plain(comment.value.slice(1)) : null;
  }
  return null;
}

/** The text of a docstring: without stars, without what only readers of the source need, and with its errors by code. */
function plain(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const text = lines.join('\n').trim();
  return text
    .replaceAll(/\n@(param|returns|source)[\s\S]*?(?=\n@|$)/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll('{DomainError}', '{ZuschlagError}')
    .trim();
}
