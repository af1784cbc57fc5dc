import type { FastifyRequest } from 'fastify';

/** @returns the token of the bearer header; no other place carries a token, so that none ends up in an address */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer ([\w.-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
