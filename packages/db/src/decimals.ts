import { Decimal } from '@prisma/client/runtime/client';

/** A row as the rest of the program sees it: exact decimals and whole numbers of the database are plain numbers. */
export type Plain<Value> = Value extends Decimal | bigint
  ? number
  : Value extends Date | Uint8Array
    ? Value
    : Value extends (infer Item)[]
      ? Plain<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: Plain<Value[Key]> }
        : Value;

/** Turns the decimals and big integers in rows of Prisma, however deep, into numbers. Dates and bytes stay what they are. */
export function plain<Value>(value: Value): Plain<Value>;
export function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Decimal.isDecimal(value)) return value.toNumber();
  if (Array.isArray(value)) return value.map((item) => plain(item));
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}
