import type { Locale } from '@zuschlag/i18n/locales';
import { fileNoteText } from '@zuschlag/i18n/messages/configuration-file-notes';
import { cellNoteText, cellProblemText, verdictMessages } from '@zuschlag/i18n/messages/configuration-imports';
import { columnName, tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import type { Zuschlag } from '@zuschlag/sdk/connect';
import { type ConfigurationImport, type ImportRow, rowVerdicts } from '@zuschlag/validation/configuration/imports';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { cellText, differences, fileReader, readings, rowName } from './cell-text.ts';
import type { Terminal } from './terminal.ts';

/** The rows of a plan to show before it is written. */
export type ShownRows = { problems: ImportRow[]; changes: ImportRow[]; additions: ImportRow[] };

const MOST_PROBLEMS = { people: 20, programs: 500 };
const MOST_ADDITIONS = { people: 10, programs: 500 };
const MOST_CHANGES = { people: 10, programs: 500 };

/** Fetches the rows to show: the first ones for people, five hundred of each kind for programs. */
export async function shownRows({ api }: Zuschlag, id: string, { isJson }: Terminal): Promise<ShownRows> {
  const reader = isJson ? 'programs' : 'people';
  const ask = (verdicts: ImportRow['verdict'][], first: number) =>
    api.configuration.imports.rows.query({ id, verdicts, first }).then(({ edges }) => edges.map(({ node }) => node));
  const [problems, changes, additions] = await Promise.all([
    ask(['wrong', 'duplicate'], MOST_PROBLEMS[reader]),
    ask(['changed'], MOST_CHANGES[reader]),
    ask(['new'], MOST_ADDITIONS[reader]),
  ]);
  return { problems, changes, additions };
}

/** Prints the plan of an import: how the file was read, the rows of each kind, and each value of the first ones. */
export function reportPlan(plan: ConfigurationImport, rows: ShownRows, terminal: Terminal): void {
  const { problems, changes, additions } = rows;
  const { table, fileName: file, counts } = plan;
  const { language } = terminal;
  terminal.say(terminal.text('planTitle', { file, table: tableNames[table][language] }));
  const width = Math.max(...Object.values(counts).map((count) => String(count).length));
  for (const verdict of rowVerdicts) {
    if (counts[verdict] > 0)
      terminal.say(`  ${String(counts[verdict]).padStart(width)}  ${verdictMessages[verdict][language]}`);
  }
  for (const note of plan.notes) terminal.say(`  ${fileNoteText(note, fileReader(table, language))}`);
  if (additions.length > 0) terminal.say(terminal.text('additionsTitle'));
  for (const row of additions)
    terminal.say(`  ${rowLabel(row, terminal)}: ${readings(table, row, language).join('; ')}`);
  sayMore(counts.new - additions.length, terminal);
  if (changes.length > 0) terminal.say(terminal.text('changesTitle'));
  for (const change of changes) {
    const what = [
      ...differences(table, change.before ?? {}, change.values, language),
      ...change.notes.map((note) => noteText(table, note, language)),
    ].join('; ');
    terminal.say(`  ${rowLabel(change, terminal)} (${rowName(table, change.values, language)}): ${what}`);
  }
  sayMore(counts.changed - changes.length, terminal);
  if (problems.length > 0) terminal.say(terminal.text('problemsTitle'));
  for (const row of problems)
    terminal.say(`  ${rowLabel(row, terminal)}: ${problemsOf(table, row, language).join(' ')}`);
  sayMore(counts.wrong + counts.duplicate - problems.length, terminal);
}

/** @returns the problems of a row, cell by cell, with the text of the cell */
export function problemsOf(table: TableKey, { problems, texts, verdict }: ImportRow, language: Locale): string[] {
  if (problems.length === 0) return [verdictMessages[verdict][language]];
  return problems.map(({ column, problem, bound }) => {
    const text = cellProblemText({ problem, bound }, language, (limit) =>
      cellText(table, column ?? '', limit, language),
    );
    if (column === null) return text;
    const typed = texts[column];
    const [open, close] = language === 'de' ? ['„', '“'] : ['“', '”'];
    return `${columnName(table, column)[language]}${typed ? ` ${open}${typed}${close}` : ''}: ${text}`;
  });
}

/** @returns how a value came about, with the name of its column */
function noteText(table: TableKey, note: ImportRow['notes'][number], language: Locale): string {
  const text = cellNoteText(note, language, (bound) => cellText(table, note.column, bound, language));
  return `${columnName(table, note.column)[language]}: ${text}`;
}

function rowLabel({ row }: ImportRow, terminal: Terminal): string {
  return terminal.text('row', { row });
}

function sayMore(count: number, terminal: Terminal): void {
  if (count > 0) terminal.say(`  ${terminal.text('moreRows', { count })}`);
}
