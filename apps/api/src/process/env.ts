import { z } from 'zod';
import { priceBook } from '../features/billing/price-book.ts';

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65_535);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
/** The secret of the product travels there; a provider on the same machine is one for trials. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(url));
const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []));

/** Every variable the server reads. `.env.example` explains each; a test compares the two. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PROCESS: z.enum(['all', 'api', 'worker']).default('all'),
  JOBS: z.enum(['all', 'quick', 'long', 'documents']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_APP_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  DATA_FOLDER: z.string().default('.data'),
  DATABASE_PORT: port.optional(),
  SECRETS_KEY: z.string().min(32).optional(),
  DEMO: flag('off'),
  CORS_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }))),
  TRUST_PROXY: list,
  RATE_LIMIT: z.coerce.number().int().positive().default(1_200),
  SIGN_IN_LIMIT: z.coerce.number().int().positive().default(10),
  CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(4_000),
  UPLOADS_PER_PERSON: z.coerce.number().int().positive().default(50),
  UPLOADS_PER_ORGANIZATION: z.coerce.number().int().positive().default(200),
  STORAGE_PER_TENANT: z.coerce.number().int().positive().default(5_120),
  FILES: z.enum(['database', 's3']).default('database'),
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  HELP_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  ADDRESS_SEARCH: z.enum(['off', 'photon', 'nominatim']).default('off'),
  ADDRESS_SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADDRESS_SEARCH_RATE: z.coerce.number().int().positive().default(60),
  AI_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_KEY: z.string().optional(),
  AI_TOKENS_PER_MONTH: z.coerce.number().int().min(0).default(2_000_000),
  BILLING_PRICES: priceBook,
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: issuer.optional(),
  IMPRINT_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRIVACY_URL: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_ISSUER: issuer.default('https://login.microsoftonline.com/common/v2.0'),
  MICROSOFT_TENANTS: list.pipe(z.array(z.guid())),
  OIDC_ISSUER: issuer.optional(),
  OIDC_NAME: z.string().max(40).default('SSO'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OUTBOX: flag('off'),
  METRICS_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Zuschlag <no-reply@localhost>'),
});
export type Env = z.output<typeof variables>;

/**
 * Reads the environment once, at the start. An empty variable counts as one that is not set.
 *
 * @throws {Error} one sentence that names each variable that cannot be used
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const read = variables.safeParse(set);
  if (read.success) {
    if (read.data.ADDRESS_SEARCH !== 'off' && !read.data.ADDRESS_SEARCH_URL)
      throw new Error('ADDRESS_SEARCH needs ADDRESS_SEARCH_URL, the address of the service. See .env.example.');
    if (read.data.FILES === 's3' && !read.data.S3_URL)
      throw new Error('FILES=s3 needs S3_URL, the address of the object store. See .env.example.');
    if (Boolean(read.data.OIDC_CLIENT_ID) !== Boolean(read.data.OIDC_ISSUER))
      throw new Error('OIDC_ISSUER and OIDC_CLIENT_ID belong together. See .env.example.');
    if (Boolean(read.data.AI_URL) !== Boolean(read.data.AI_MODEL))
      throw new Error('AI_URL and AI_MODEL belong together. See .env.example.');
    if (Boolean(read.data.STRIPE_SECRET_KEY) !== Boolean(read.data.STRIPE_WEBHOOK_SECRET))
      throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together. See .env.example.');
    if (read.data.STRIPE_SECRET_KEY && read.data.BILLING_PRICES.some(({ priceId }) => !priceId.startsWith('price_')))
      throw new Error('With STRIPE_SECRET_KEY, BILLING_PRICES names prices of Stripe (price_…). See .env.example.');
    if (read.data.AI_KEY && read.data.AI_URL && !issuer.safeParse(read.data.AI_URL).success)
      throw new Error('AI_KEY would travel unencrypted: AI_URL must begin with https. See .env.example.');
    for (const name of ['GOOGLE', 'MICROSOFT', 'OIDC'] as const)
      if (Boolean(read.data[`${name}_CLIENT_ID`]) !== Boolean(read.data[`${name}_CLIENT_SECRET`]))
        throw new Error(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together. See .env.example.`);
    return read.data;
  }
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
  throw new Error(`These environment variables cannot be used: ${wrong.join(', ')}. See .env.example.`);
}
