import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors.ts';
import { unsubscribe } from '../../features/notifications/mail/unsubscribe.ts';
import { escapeHtml } from '../../mail/mail-layout.ts';
import type { ServerParts } from '../call-context.ts';
import type { RateCheck } from '../plugins/rate-limits.ts';

type Asked = { Querystring: { token?: unknown; language?: unknown } };

const words = {
  de: {
    title: 'E-Mails abbestellen',
    ask: 'Möchten Sie diese E-Mails nicht mehr erhalten? Mitteilungen, die auf Ihre Entscheidung warten, kommen weiter.',
    stop: 'Abbestellen',
    done: 'Sie erhalten diese E-Mails nicht mehr. In Ihren Einstellungen können Sie das wieder ändern.',
    unknown: 'Dieser Link ist nicht gültig. Melden Sie sich an, um Ihre E-Mails einzustellen.',
  },
  en: {
    title: 'Unsubscribe',
    ask: 'Do you no longer want to receive these e-mails? What waits for your decision still reaches you.',
    stop: 'Unsubscribe',
    done: 'You will no longer receive these e-mails. You can change this in your settings.',
    unknown: 'This link is not valid. Sign in to choose your e-mails.',
  },
};

/**
 * `GET /unsubscribe?token=…` asks, and `POST` stops the mails that the signed link names: from the page, or from a reader
 * of mails with one click. Neither needs a sign-in. Looking at a link stops no mail, for programs look at links.
 *
 * @source RFC 8058
 */
export function unsubscribeRoute(app: FastifyInstance, { rate, ...parts }: ServerParts & { rate: RateCheck }): void {
  app.register(async (scope) => {
    // What the button of a reader of mails sends says no more than the address.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: 4_096 },
      (_request, _body, done) => done(null, null),
    );
    scope.get<Asked>('/unsubscribe', { preHandler: rate }, async ({ query }, reply) =>
      reply.headers(headers).send(page(languageOf(query.language), 'ask')),
    );
    scope.post<Asked>('/unsubscribe', { preHandler: rate }, async ({ query, id }, reply) => {
      const language = languageOf(query.language);
      try {
        await unsubscribe({ ...parts, now: new Date(), requestId: id }, String(query.token ?? ''));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return reply.code(404).headers(headers).send(page(language, 'unknown'));
      }
      return reply.headers(headers).send(page(language, 'done'));
    });
  });
}

const headers = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

function languageOf(asked: unknown): 'de' | 'en' {
  return asked === 'en' ? 'en' : 'de';
}

function page(language: 'de' | 'en', state: 'ask' | 'done' | 'unknown'): string {
  const { title, stop, ...texts } = words[language];
  const form = state === 'ask' ? `<form method="post"><button>${escapeHtml(stop)}</button></form>` : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Zuschlag</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; background: light-dark(#f3f5f7, #14181c); color: light-dark(#1f2933, #e6eaee); }
main { max-width: 32rem; margin: 15vh auto 0; padding: 24px; }
h1 { font-size: 20px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: #0f6674; color: #fff; cursor: pointer; }
</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(texts[state])}</p>${form}</main></body>
</html>`;
}
