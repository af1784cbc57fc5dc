import type { Box } from '../text-with-places.ts';
import { boxOfPath, isDarkFill, seenOn } from './dark-grounds.ts';
import type { Glyph } from './glyph.ts';
import { fontOf, type PdfFont } from './glyph-font.ts';
import { type GraphicsState, initialState, moveText } from './graphics-state.ts';
import { layerVisibility } from './layers.ts';
import { type Matrix, matrixOf, product } from './matrix.ts';
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from './pdfjs.ts';
import { type PageFrame, showGlyphs } from './show-glyphs.ts';

type Operators = { fnArray: number[]; argsArray: unknown[] };
/** The upper limit of nested states: a page that saves without end is damaged. */
const DEEPEST = 512;

/** The glyphs of a page in the order in which it paints them, and its geometry. */
export type PageGlyphs = { glyphs: Glyph[]; frame: PageFrame };

/** Reads the glyphs of a page from its operators, with the widths that its fonts state. */
export async function readGlyphs(page: PDFPageProxy, document: PDFDocumentProxy): Promise<PageGlyphs> {
  const frame = frameOf(page);
  const operators = (await page.getOperatorList()) as Operators;
  const glyphs: Glyph[] = [];
  const fonts = await fontsOf(page, operators);
  const layers = await layerVisibility(document);
  const hidden: boolean[] = [];
  const stack: GraphicsState[] = [];
  const dark: Box[] = [];
  let state = initialState(frame.matrix);
  const save = () => {
    if (stack.length < DEEPEST) stack.push({ ...state });
  };
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const { fnArray, argsArray } = operators;
  for (let index = 0; index < fnArray.length; index++) {
    const args = argsArray[index] as unknown[];
    switch (fnArray[index]) {
      case OPS.save:
        save();
        break;
      case OPS.restore:
        restore();
        break;
      case OPS.transform:
        state.matrix = product(state.matrix, matrixOf(args));
        break;
      case OPS.paintFormXObjectBegin:
        save();
        if (args[0]) state.matrix = product(state.matrix, matrixOf(args[0]));
        break;
      case OPS.paintFormXObjectEnd:
        restore();
        break;
      case OPS.beginGroup:
        save();
        break;
      case OPS.endGroup:
        restore();
        break;
      case OPS.beginAnnotation:
        save();
        state = initialState(annotationMatrix(frame.matrix, args));
        break;
      case OPS.endAnnotation:
        restore();
        break;
      case OPS.beginMarkedContentProps:
        hidden.push(args[0] === 'OC' && !layers(args[1]));
        break;
      case OPS.beginMarkedContent:
        hidden.push(false);
        break;
      case OPS.endMarkedContent:
        hidden.pop();
        break;
      case OPS.constructPath:
        if (isDarkFill(args[0] as number, state)) dark.push(boxOfPath(args[2], state.matrix));
        break;
      case OPS.showText:
        showGlyphs(args[0] as unknown[], state, fonts.get(state.fontId) ?? null, {
          frame,
          isLayerHidden: hidden.includes(true),
          add: (glyph) => glyphs.push(glyph),
        });
        break;
      default:
        changeState(fnArray[index] as number, args, state);
    }
  }
  return { glyphs: glyphs.map((glyph) => (glyph.hiding === 'WHITE' ? seenOn(dark, glyph) : glyph)), frame };
}

function changeState(operator: number, args: unknown[], state: GraphicsState): void {
  const [first, second] = args ?? [];
  switch (operator) {
    case OPS.beginText:
      state.textMatrix = [1, 0, 0, 1, 0, 0];
      state.x = state.y = state.lineX = state.lineY = 0;
      break;
    case OPS.setTextMatrix:
      state.textMatrix = matrixOf(first);
      state.x = state.y = state.lineX = state.lineY = 0;
      break;
    case OPS.moveText:
      moveText(state, first as number, second as number);
      break;
    case OPS.setLeadingMoveText:
      state.leading = second as number;
      moveText(state, first as number, second as number);
      break;
    case OPS.nextLine:
      moveText(state, 0, state.leading);
      break;
    case OPS.setLeading:
      state.leading = -(first as number);
      break;
    case OPS.setFont:
      state.fontId = first as string;
      state.fontSize = second as number;
      break;
    case OPS.setCharSpacing:
      state.charSpacing = first as number;
      break;
    case OPS.setWordSpacing:
      state.wordSpacing = first as number;
      break;
    case OPS.setHScale:
      state.horizontalScale = (first as number) / 100;
      break;
    case OPS.setTextRise:
      state.rise = first as number;
      break;
    case OPS.setTextRenderingMode:
      state.renderingMode = first as number;
      break;
    case OPS.setFillRGBColor:
      state.fill = first as string;
      break;
    case OPS.setFillColorN:
    case OPS.setFillTransparent:
      state.fill = 'pattern';
      break;
    case OPS.setGState:
      changeGraphics(first as [string, unknown][], state);
      break;
  }
}

function changeGraphics(entries: [string, unknown][], state: GraphicsState): void {
  for (const [key, value] of entries) {
    if (key === 'ca') state.opacity = value as number;
    else if (key === 'Font') [state.fontId, state.fontSize] = value as [string, number];
  }
}

/** The fonts that the operators name; pdf.js announces a page before its last font has arrived. */
async function fontsOf(page: PDFPageProxy, { fnArray, argsArray }: Operators): Promise<Map<string, PdfFont>> {
  const fonts = new Map<string, PdfFont>();
  const awaited = new Set<string>();
  for (let index = 0; index < fnArray.length; index++)
    if (fnArray[index] === OPS.dependency)
      for (const id of argsArray[index] as string[]) if (isFont(id)) awaited.add(id);
  const arrived = (id: string) =>
    new Promise<void>((resolve) => {
      page.commonObjs.get(id, (object: unknown) => {
        // A font that cannot be read is an error in its place.
        if (object && !(object instanceof Error) && typeof object === 'object') fonts.set(id, fontOf(object));
        resolve();
      });
    });
  await Promise.all([...awaited].map(arrived));
  return fonts;
}

function isFont(id: string): boolean {
  return /_f\d+$/.test(id);
}

/** From the coordinates of the page to those from the upper left corner of its crop box. */
function frameOf(page: PDFPageProxy): PageFrame {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return {
    matrix: [1, 0, 0, -1, -left, top],
    width: right - left,
    height: top - bottom,
    rotation: (((page.rotate % 360) + 360) % 360) as PageFrame['rotation'],
  };
}

function annotationMatrix(outer: Matrix, [, rect, transform, matrix]: unknown[]): Matrix {
  let result = outer;
  if (rect && transform) result = product(result, matrixOf(transform));
  if (matrix) result = product(result, matrixOf(matrix));
  return result;
}
