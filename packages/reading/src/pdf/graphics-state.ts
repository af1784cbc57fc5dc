import { identity, type Matrix } from './matrix.ts';

/** What the operators of a page change and a glyph depends on. */
export type GraphicsState = {
  matrix: Matrix;
  textMatrix: Matrix;
  lineX: number;
  lineY: number;
  x: number;
  y: number;
  leading: number;
  fontId: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  rise: number;
  renderingMode: number;
  fill: string;
  opacity: number;
};

export function initialState(matrix: Matrix): GraphicsState {
  return {
    matrix,
    textMatrix: identity,
    lineX: 0,
    lineY: 0,
    x: 0,
    y: 0,
    leading: 0,
    fontId: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    rise: 0,
    renderingMode: 0,
    fill: '#000000',
    opacity: 1,
  };
}

export function moveText(state: GraphicsState, x: number, y: number): void {
  state.lineX += x;
  state.lineY += y;
  state.x = state.lineX;
  state.y = state.lineY;
}
