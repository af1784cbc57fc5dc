import { InvalidArgumentError } from 'commander';

/** A number with a comma or a point. */
export function asNumber(value: string): number {
  const number = Number(value.replace(',', '.'));
  if (value.trim() === '' || !Number.isFinite(number)) throw new InvalidArgumentError('2,5');
  return number;
}

/** Percent with a comma or a point, as a fraction. */
export function asFraction(value: string): number {
  return Number((asNumber(value) / 100).toPrecision(12));
}
