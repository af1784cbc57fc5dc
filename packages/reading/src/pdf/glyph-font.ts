import type { GlyphFont } from './glyph.ts';
import type { Matrix } from './matrix.ts';

/** A font as pdf.js hands it over, with what the edges and widths of its glyphs need. */
export type PdfFont = GlyphFont & {
  ascent: number;
  descent: number;
  scale: number;
  isType3: boolean;
  /** of a vertical font: the advance and the origin of a glyph without metrics of its own */
  verticalMetrics: readonly [number, number, number] | null;
};

type FontObject = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  ascent?: number;
  descent?: number;
  bbox?: number[];
  isType3Font?: boolean;
  fontMatrix?: Matrix;
  defaultVMetrics?: number[];
};

// The limits within which readers of PDF believe a font; beyond them boxes would cover the lines around.
const HIGHEST_ASCENT = 1.05;
const LOWEST_DESCENT = -1.05;
const USUAL_ASCENT = 0.95;
const USUAL_DESCENT = -0.35;

export function fontOf(object: FontObject): PdfFont {
  const name = object.name ?? '';
  const scale = object.fontMatrix?.[0] || 0.001;
  const { ascent, descent } = object.isType3Font ? type3Edges(object) : edgesOf(object);
  return {
    name,
    isBold: Boolean(object.bold || object.black) || /bold|black|heavy|semibold|demi/i.test(name),
    isVertical: Boolean(object.vertical),
    ascent,
    descent,
    scale,
    isType3: Boolean(object.isType3Font),
    verticalMetrics: object.vertical
      ? ((object.defaultVMetrics as [number, number, number] | undefined) ?? null)
      : null,
  };
}

// The edges of the fonts that every program has and no file need carry, as their makers state them.
const standard: [RegExp, number, number][] = [
  [/^(Helvetica|Arial)/i, 0.718, -0.207],
  [/^Times.*Bold(?!Italic)/i, 0.676, -0.205],
  [/^Times/i, 0.683, -0.217],
  [/^Courier/i, 0.629, -0.157],
];

function edgesOf({ name = '', bbox, ascent, descent }: FontObject): { ascent: number; descent: number } {
  const [, standardAscent, standardDescent] = (!bbox && standard.find(([pattern]) => pattern.test(name))) || [];
  if (standardAscent && standardDescent) return { ascent: standardAscent, descent: standardDescent };
  const up = Math.abs(ascent ?? 0);
  const down = -Math.abs(descent ?? 0);
  return {
    ascent: up > 0.01 && up < 4 ? Math.min(up, HIGHEST_ASCENT) : USUAL_ASCENT,
    descent: down < -0.01 && down > -4 ? Math.max(down, LOWEST_DESCENT) : USUAL_DESCENT,
  };
}

/** A font of drawings states its box in units of its own matrix. */
function type3Edges({ bbox, fontMatrix }: FontObject): { ascent: number; descent: number } {
  const unit = Math.abs(fontMatrix?.[3] || 0.001);
  const [, bottom = 0, , top = 0] = bbox ?? [];
  const [ascent, descent] = [top * unit, bottom * unit];
  if (ascent - descent <= 0 || ascent - descent > 3) return { ascent: USUAL_ASCENT, descent: USUAL_DESCENT };
  return { ascent, descent };
}
