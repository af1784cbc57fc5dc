/** What the schema states of a column: why the product keeps personal data in it, and until when. */
export type PersonalColumn = { table: string; column: string; purpose: string; period: string };

const textual = /^ {2}(\w+)\s+(String|Json|Bytes)(\[\])?\??(\s.*)?$/;

/**
 * Reads the marks of a file of the Prisma schema: `/// @personal purpose | period` above a column with personal data,
 * `/// @impersonal` behind one without. Ids of the type UUID need no mark.
 *
 * @returns the columns with personal data, and a message for each column of text, JSON or bytes without a mark
 */
export function privacyMarks(schema: string): { personal: PersonalColumn[]; problems: string[] } {
  const personal: PersonalColumn[] = [];
  const problems: string[] = [];
  let model = '';
  let mark: string | null = null;
  for (const line of schema.split('\n')) {
    const opened = /^model (\w+)/.exec(line);
    if (opened?.[1]) model = opened[1];
    if (line.startsWith('}')) model = '';
    const stated = /^ {2}\/\/\/ @personal(.*)$/.exec(line);
    if (stated) mark = stated[1] ?? '';
    if (!model || /^ {2}\/\//.test(line)) continue;
    const column = /^ {2}(\w+)/.exec(line)?.[1] ?? '';
    const [purpose = '', period = ''] = (mark ?? '').split('|').map((part) => part.trim());
    if (mark !== null && (!purpose || !period))
      problems.push(`${model}.${column}: @personal needs a purpose | a period.`);
    const isImpersonal = line.includes('/// @impersonal');
    if (mark !== null && isImpersonal) problems.push(`${model}.${column}: is marked twice.`);
    if (mark !== null) personal.push({ table: model, column, purpose, period });
    else if (textual.test(line) && !line.includes('@db.Uuid') && !isImpersonal)
      problems.push(`${model}.${column}: mark it with "/// @personal purpose | period" or "/// @impersonal".`);
    mark = null;
  }
  return { personal, problems };
}
