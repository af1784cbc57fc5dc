import type { NamedProvider } from '@zuschlag/validation/accounts/providers';
import type { FastifyInstance } from 'fastify';

/** The settings of the operator for the browser; null hides the link. */
export type ClientConfig = {
  helpUrl: string | null;
  supportEmail: string | null;
  /** what the law asks of the public pages: who runs them, and how they treat personal data */
  imprintUrl: string | null;
  privacyUrl: string | null;
  /** whether addresses can be searched, and when: while a person types, or on request */
  addressSearch: 'asYouType' | 'onRequest' | null;
  /** the providers that sign people in */
  providers: readonly NamedProvider[];
  version: string;
};

/** `GET /client-config.json`: public, because the sign-in page shows whom to write to. */
export function clientConfigRoute(app: FastifyInstance, config: ClientConfig): void {
  app.get('/client-config.json', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return config;
  });
}
