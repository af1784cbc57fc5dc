/**
 * Rounds for presentation, half away from zero as on German invoices; no calculation uses it.
 *
 * The two small terms lift a decimal tie that binary storage holds slightly too low (1.005) back over the limit.
 *
 * @source DIN 1333; docs/calculation.md, Numbers
 */
export function roundHalfUp(value: number, digits = 2): number {
  const scale = 10 ** digits;
  const scaled = Math.abs(value) * scale;
  // Doubles of this size have no decimals to round.
  if (!(scaled < 2 ** 52)) return value;
  const rounded = Math.floor(scaled + 0.5 + scaled * 2 ** -44 + 1e-9) / scale;
  // Adding 0 turns -0 into 0.
  return Math.sign(value) * rounded + 0;
}
