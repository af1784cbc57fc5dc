import { execFileSync, spawnSync } from 'node:child_process';
import type { Box } from '../../src/text-with-places.ts';

export type PopplerPage = { width: number; height: number; words: { text: string; box: Box }[] };

export function hasPoppler(): boolean {
  return spawnSync('pdftotext', ['-v']).status === 0;
}

/** The words of a PDF as poppler places them, on the pages as they are shown. */
export function popplerPages(file: string): PopplerPage[] {
  const html = execFileSync('pdftotext', ['-bbox', '-cropbox', file, '-'], {
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString();
  return html.split('<page ').slice(1).map(pageOf);
}

function pageOf(html: string): PopplerPage {
  const [, width = '0', height = '0'] = /width="([\d.]+)" height="([\d.]+)"/.exec(html) ?? [];
  const words = [
    ...html.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g),
  ];
  return {
    width: Number(width),
    height: Number(height),
    words: words.map(([, left, top, right, bottom, text]) => ({
      text: plain(text ?? ''),
      box: { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
    })),
  };
}

function plain(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Processor seconds that poppler takes for a file. */
export function popplerSeconds(file: string): number {
  const script = `TIMEFORMAT='%U %S'; time pdftotext -bbox '${file}' /dev/null 2>/dev/null`;
  const { stderr } = spawnSync('bash', ['-c', script]);
  const [user = 0, system = 0] = stderr.toString().trim().split(/\s+/).slice(-2).map(Number);
  return user + system;
}
