export { compileRateBook } from '@zuschlag/calc-engine';
export { permanentServiceFromWire, rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
export { calculateLive, minutesOfShift } from './live-calculation.ts';
export { missingForPrice, pricedPart } from './priced-part.ts';
export { revenueSchema } from './revenue-schema.ts';
