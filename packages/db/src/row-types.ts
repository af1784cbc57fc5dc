import { Decimal } from '@prisma/client/runtime/client';
import pg from 'pg';
import type { Readers } from './statement-batch.ts';

const { builtins, getTypeParser } = pg.types;

/** Parsers of raw rows, with the types that the rest of the program uses. */
export const ROW_TYPES: Readers = {
  getTypeParser: (type: number) => {
    // The driver would make local midnights of days, and texts of numbers that may not fit.
    if (type === builtins.DATE) return String;
    if (type === builtins.NUMERIC || type === builtins.INT8) return Number;
    return getTypeParser(type, 'text');
  },
};

/** Parsers for the rows of `$queryRaw`, with the types of Prisma. */
export const QUERY_TYPES: Readers = {
  getTypeParser: (type: number) => {
    if (type === builtins.DATE) return (day: string) => new Date(`${day}T00:00:00Z`);
    if (type === builtins.TIMESTAMP) return (moment: string) => new Date(`${moment.replace(' ', 'T')}Z`);
    if (type === builtins.NUMERIC) return (value: string) => new Decimal(value);
    if (type === builtins.INT8) return BigInt;
    return getTypeParser(type, 'text');
  },
};
