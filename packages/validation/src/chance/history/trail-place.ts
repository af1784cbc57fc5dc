import type { TrailHead } from './trail-chain.ts';

// Apart from the schemas: the packed command line prints and reads places, and carries no zod.

/** A place in the chain as a document prints it and `zuschlag verify --from` takes it; null: the chain has no link yet. */
export function printedPlace({ position, hash }: TrailHead): string | null {
  return position === 0 ? null : `${position}:${hash}`;
}

/** The place that a document prints; null: the text names no place. */
export function placeOfPrinted(text: string): TrailHead | null {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? [];
  return position === undefined || hash === undefined ? null : { position: Number(position), hash };
}
