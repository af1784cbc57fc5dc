import { readFile } from 'node:fs/promises';
import { readPdf } from '../files/pdf-text.ts';
import { readWorkbook } from '../files/read-workbook.ts';

/** Prints what a reader finds in a file that the product wrote, as JSON: a PDF, or a sheet of a workbook. */
const [, , path = '', sheetName] = process.argv;
const content = await readFile(path);
process.stdout.write(
  JSON.stringify(sheetName === undefined ? await readPdf(content) : await readWorkbook(content, sheetName)),
);
