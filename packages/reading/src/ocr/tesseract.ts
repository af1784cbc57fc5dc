import { spawnSync } from 'node:child_process';
import { programFolders, type ReadingLimits, startApart } from '../process/start-reader.ts';
import type { RecognizedPicture, RecognizedWord, Recognizer } from './recognizer.ts';
import { runLimited } from './run-limited.ts';

/** What one page may cost. */
export const recognitionLimits: ReadingLimits = { processorSeconds: 20, seconds: 20, residentMegabytes: 512 };

const MOST_BYTES = 16 * 1_048_576;

/** One thread a page: others work on the same machine. */
const environment = { PATH: programFolders, OMP_THREAD_LIMIT: '1' };

let found: { recognizer: Recognizer | null } | null = null;

/** The Tesseract of the machine; null where it is not installed with German. Looked for once. */
export function installedTesseract(): Recognizer | null {
  found ??= { recognizer: findTesseract() };
  return found.recognizer;
}

function findTesseract(): Recognizer | null {
  const { status, stdout } = spawnSync('tesseract', ['--list-langs'], { env: environment, timeout: 5_000 });
  const languages = new Set(status === 0 ? stdout.toString().split('\n') : []);
  if (!languages.has('deu')) return null;
  // With `osd` it also finds out how a page was laid on the scanner.
  return tesseract({ segmentation: languages.has('osd') ? '1' : '3' });
}

/** @param program another one in the place of Tesseract */
export function tesseract({
  segmentation,
  program = ['tesseract'],
  limits = recognitionLimits,
}: {
  segmentation: string;
  program?: readonly string[];
  limits?: ReadingLimits;
}): Recognizer {
  return async (picture, signal) => {
    const command = [...program, 'stdin', 'stdout', '-l', 'deu', '--psm', segmentation, '--dpi', '300', 'tsv'];
    const child = startApart(command, limits, environment);
    const tsv = await runLimited(child, picture, { limits, mostBytes: MOST_BYTES, signal });
    return tsv && pictureOf(tsv.toString());
  };
}

/** @returns null when it is not what Tesseract writes */
export function pictureOf(tsv: string): RecognizedPicture | null {
  const [head, ...lines] = tsv.split('\n');
  if (
    !head?.startsWith('level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext')
  )
    return null;
  let size: { width: number; height: number } | null = null;
  const paragraphs = new Map<string, Map<string, RecognizedWord[]>>();
  for (const row of lines) {
    const [level, , block, paragraph, line, , ...rest] = row.split('\t');
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = rest.slice(0, 5).map(Number);
    const text = (rest[5] ?? '').trim();
    if (level === '1') size = { width, height };
    if (level !== '5' || text === '' || confidence < 0) continue;
    const ofParagraph = paragraphs.get(`${block} ${paragraph}`) ?? new Map<string, RecognizedWord[]>();
    paragraphs.set(`${block} ${paragraph}`, ofParagraph);
    const ofLine = ofParagraph.get(String(line)) ?? [];
    ofParagraph.set(String(line), ofLine);
    const box = { left, top, right: left + width, bottom: top + height };
    ofLine.push({ text, box, confidence: confidence / 100 });
  }
  return size && { ...size, paragraphs: [...paragraphs.values()].map((ofParagraph) => [...ofParagraph.values()]) };
}
