import type { ReadingNoteCode } from '@zuschlag/validation/reading/reading-vocabulary';

/**
 * The text of a document with its places: document → parts (pages, sheets, …) → blocks → words with boxes.
 *
 * A quotation is found in the text of a block; `start` and `end` of the words lead from there to the boxes:
 * `wordsOf(block, from, to)` in `quote-places.ts`.
 */
export type TextWithPlaces = {
  format: DocumentFormat;
  /** the title that the file states itself; it may say anything */
  statedTitle: string | null;
  /** in the order of reading; numbered from 1 without gaps */
  parts: Part[];
  /** what a reader must know before relying on the text */
  notes: ReadingNote[];
};

export type DocumentFormat = 'pdf' | 'docx' | 'xlsx' | 'eml' | 'txt';

/**
 * A page of a PDF, a sheet of a workbook, the body of a text document, the head, the body or an attached text of a mail.
 * A DOCX and a TXT have no pages of their own, because each program lays them out anew: they are one `body`.
 */
export type Part = {
  kind: 'page' | 'sheet' | 'body' | 'mailHead' | 'mailBody' | 'attachment';
  /** from 1; of a PDF the number of the page */
  number: number;
  /** the name of a sheet or of an attachment, the label of a page that is no plain number ("iv") */
  name: string | null;
  page: PageGeometry | null;
  source: TextSource;
  blocks: Block[];
};

/**
 * Where the text of a part comes from.
 *
 * - `TEXT`: from the file
 * - `OCR`: recognized in a picture; its words have a confidence
 * - `PICTURE`: the page is a picture and was not recognized: it counts as unread
 * - `EMPTY`: there is nothing on it
 */
export type TextSource = 'TEXT' | 'OCR' | 'PICTURE' | 'EMPTY';

/**
 * The size of a page in PDF points (1/72 inch): the crop box before rotation. All boxes of the page refer to its upper left
 * corner; a viewer that shows the page turned by `rotation` turns the boxes along.
 */
export type PageGeometry = { width: number; height: number; rotation: 0 | 90 | 180 | 270 };

/** A rectangle in PDF points from the upper left corner of the unrotated crop box; `top` < `bottom` (origin TOPLEFT). */
export type Box = { left: number; top: number; right: number; bottom: number };

export type Block = Heading | Paragraph | ListItem | Table | RunningText;

type WithText = {
  /** words separated by single spaces, hyphens at line ends resolved, in the order of reading (right-to-left logically) */
  text: string;
  /** the words of `text` in its order; empty where the format has no places (DOCX, XLSX, EML, TXT) */
  words: Word[];
};

/** @param level 1 is the highest; @param number as printed ("§ 4", "2.1"), part of `text` too; null without one */
export type Heading = WithText & { kind: 'heading'; level: number; number: string | null };
export type Paragraph = WithText & { kind: 'paragraph' };
/** @param marker as printed ("•", "a)", "3."), not part of `text`; @param level from 1 */
export type ListItem = WithText & { kind: 'listItem'; marker: string; level: number };
/** What repeats on pages or stands outside of the text: search and quotations leave heads and feet out. */
export type RunningText = WithText & { kind: 'running'; place: 'head' | 'foot' | 'note' };
export type Table = {
  kind: 'table';
  rows: number;
  columns: number;
  /** row by row; a merged cell stands once, at its first row and column */
  cells: Cell[];
};
export type Cell = WithText & {
  /** from 0 */
  row: number;
  /** from 0 */
  column: number;
  rowSpan: number;
  columnSpan: number;
  isHeader: boolean;
  /** "B7" in a workbook, otherwise null */
  ref: string | null;
};

export type Word = {
  /** the place in the text of its block: `text.slice(start, end)`; a word that a line end parts is two words */
  start: number;
  end: number;
  box: Box;
  /** from 0, counted within the part: words of one line make one mark */
  line: number;
  /** the size of the font in points */
  size: number;
  isBold: boolean;
  /** 0 to 1 where the word was recognized in a picture, otherwise null */
  confidence: number | null;
};

/**
 * What a reading left out or could not read.
 *
 * - `UNREAD_PAGES`: pages that are pictures and were not recognized
 * - `RECOGNIZED_PAGES`: pages that are pictures, whose text was recognized
 * - `HIDDEN_TEXT_LEFT_OUT`: invisible, white, tiny or covered text, or text outside of the page, was left out
 * - `UNKNOWN_CHARACTERS`: the font of the page does not tell which letters its glyphs are
 * - `HIDDEN_SHEETS_LEFT_OUT`, `CHANGES_ACCEPTED` (tracked changes of a DOCX read as accepted), `MEMBERS_NOT_READ`
 */
export type ReadingNote = {
  code: ReadingNoteCode;
  /** numbers of the parts concerned; empty when it is the whole document */
  parts: number[];
  /** names of sheets or members */
  names: string[];
};
