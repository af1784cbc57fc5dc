export { compileRateBook } from '@zuschlag/calc-engine';
export { mobileServiceFromWire, permanentServiceFromWire, rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
export { revenueSchema } from '../revenue/revenue-schema.ts';
export { calculateLive, minutesOfShift } from './live-calculation.ts';
export { mobileMissing, mobilePart } from './pricable-mobile.ts';
export { missingForPrice, pricablePart } from './pricable-service.ts';
