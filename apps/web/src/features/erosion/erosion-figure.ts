import type { ErosionFigure } from '@zuschlag/calc-engine/explanation/erosion';

export function isSameFigure(one: ErosionFigure | null, other: ErosionFigure): boolean {
  if (one?.line !== other.line) return false;
  return ('year' in one ? one.year : null) === ('year' in other ? other.year : null);
}
