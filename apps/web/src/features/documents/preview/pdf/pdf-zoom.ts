/** Zoom of pages, as the requirement has it: 1 is a page as wide as its place, 800 pixels at most. */
export const zoomRange = { least: 0.1, most: 3, step: 0.1 } as const;
const widest = 800;
/** Left and right of a page. */
const margins = 24;

export function clampZoom(zoom: number): number {
  const { least, most } = zoomRange;
  // Tenths, without the dust of binary fractions.
  return Math.round(Math.min(Math.max(zoom, least), most) * 10) / 10;
}

/**
 * @param place width of the place of the pages, in pixels
 * @param page width of a page at scale 1, in pixels
 * @returns the scale of the page
 */
export function scaleOf(zoom: number, place: number, page: number): number {
  return (zoom * Math.max(Math.min(place - margins, widest), 1)) / page;
}
