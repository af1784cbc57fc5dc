import { describe, expect, it } from 'vitest';
import { findQuote } from '../find-quote.ts';
import { printed } from '../testing/printed.ts';
import { scanned } from '../testing/scanned.ts';
import type { Part } from '../text-with-places.ts';
import { readThoroughly } from './read-thoroughly.ts';
import { installedTesseract, pictureOf, tesseract } from './tesseract.ts';

const installed = installedTesseract();
const notice = [
  { text: 'Bewachung der Liegenschaft Nordhafen', left: 72, baseline: 120, size: 16 },
  { text: 'Die Leistung beginnt am 1. März 2027 und endet nach', left: 72, baseline: 180, size: 11 },
  { text: 'vierundzwanzig Monaten. Der Stundensatz gilt für Sicher-', left: 72, baseline: 196, size: 11 },
  { text: 'heitsmitarbeiter mit Sachkunde nach der Gewerbeordnung.', left: 72, baseline: 212, size: 11 },
];
const textOf = ({ blocks }: Part) => blocks.map((block) => ('text' in block ? block.text : '')).join('\n');

describe('pages that are pictures', () => {
  // Tesseract belongs to the machine and not to the repository.
  describe.skipIf(installed === null)('where Tesseract is installed', () => {
    it('are read with their words, hyphens, places and confidence; blank paper is empty', {
      timeout: 120_000,
    }, async () => {
      const { text, search } = await readThoroughly('pdf', await scanned([notice, []]));
      const [page, blank] = text.parts as [Part, Part];
      expect(page.source).toBe('OCR');
      expect(textOf(page)).toContain(
        'Der Stundensatz gilt für Sicherheitsmitarbeiter mit Sachkunde nach der Gewerbeordnung.',
      );
      expect(blank).toMatchObject({ source: 'EMPTY', blocks: [] });
      expect(text.notes).toEqual([{ code: 'RECOGNIZED_PAGES', parts: [1], names: [] }]);
      expect(search.passages.map((passage) => passage.text).join(' ')).toContain('vierundzwanzig Monaten');
      const [word] = findQuote(page, 'Bewachung') ?? [];
      expect(word?.box.left).toBeCloseTo(72, -0.5);
      expect(word?.box.bottom).toBeGreaterThan(119);
      expect(word?.box.bottom).toBeLessThan(126);
      expect(word?.box.top).toBeGreaterThan(100);
      expect(word?.confidence).toBeGreaterThan(0.8);
    });

    it.each([90, 180, 270])(
      'stand where the page has them although it is shown turned by %i°',
      { timeout: 120_000 },
      async (rotation) => {
        const upright = await readThoroughly('pdf', await scanned([notice]));
        const turned = await readThoroughly('pdf', await scanned([notice], rotation));
        const boxOf = ({ text }: typeof upright) => findQuote(text.parts[0] as Part, 'Liegenschaft')?.[0]?.box;
        const [one, other] = [boxOf(upright), boxOf(turned)];
        for (const edge of ['left', 'top', 'right', 'bottom'] as const)
          expect(Math.abs((one?.[edge] ?? 0) - (other?.[edge] ?? 999))).toBeLessThan(3);
      },
    );
  });

  it('stay unread, and the document says so, where nothing recognizes them', async () => {
    const { text } = await readThoroughly('pdf', await scanned([notice]), { recognizer: null });
    expect(text.parts[0]).toMatchObject({ source: 'PICTURE', blocks: [] });
    expect(text.notes).toEqual([{ code: 'UNREAD_PAGES', parts: [1], names: [] }]);
  });

  it.each([
    ['takes too long', ['exec sleep 60']],
    ['fails', ['exit 3']],
    ['answers rubbish', ['exec head -c 100000 /dev/urandom']],
    ['answers without end', ['exec yes']],
  ])('stay unread when the recognition %s, and the rest of the document is read', async (_, [script]) => {
    const limits = { processorSeconds: 1, seconds: 1, residentMegabytes: 256 };
    const recognizer = tesseract({ segmentation: '3', program: ['sh', '-c', script as string, 'sh'], limits });
    const { text } = await readThoroughly('pdf', await scanned([notice]), { recognizer });
    expect(text.parts[0]?.source).toBe('PICTURE');
    expect(text.notes).toEqual([{ code: 'UNREAD_PAGES', parts: [1], names: [] }]);
  });

  it('are not looked for in a document that has its text', async () => {
    const never = () => Promise.reject(new Error('there is no picture'));
    const { text } = await readThoroughly('pdf', await printed((pdf) => pdf.text('Los 1')), { recognizer: never });
    expect(text.parts[0]?.source).toBe('TEXT');
  });

  it('of handwriting, of which less than half is sure, count as unread', async () => {
    const words = ['Sch', 'lmf', 'Uhr'].map((text, at) => ({
      text,
      box: { left: at * 50, top: 0, right: at * 50 + 40, bottom: 20 },
      confidence: at === 2 ? 0.9 : 0.4,
    }));
    const recognizer = async () => ({ width: 2_480, height: 3_508, paragraphs: [[words]] });
    const { text } = await readThoroughly('pdf', await scanned([notice]), { recognizer });
    expect(text.parts[0]?.source).toBe('PICTURE');
  });
});

describe('what Tesseract writes', () => {
  const head = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';

  it('becomes paragraphs of lines of words', () => {
    const rows = [
      '1\t1\t0\t0\t0\t0\t0\t0\t100\t200\t-1\t',
      '5\t1\t1\t1\t1\t1\t10\t20\t30\t5\t96.5\tLos',
      '5\t1\t1\t1\t2\t1\t10\t30\t9\t5\t90\t2',
    ];
    expect(pictureOf([head, ...rows, ''].join('\n'))).toEqual({
      width: 100,
      height: 200,
      paragraphs: [
        [
          [{ text: 'Los', box: { left: 10, top: 20, right: 40, bottom: 25 }, confidence: 0.965 }],
          [{ text: '2', box: { left: 10, top: 30, right: 19, bottom: 35 }, confidence: 0.9 }],
        ],
      ],
    });
  });

  it.each(['', 'Error', `${head}\n`])('is nothing when it is %j', (text) => {
    expect(pictureOf(text)).toBeNull();
  });
});
