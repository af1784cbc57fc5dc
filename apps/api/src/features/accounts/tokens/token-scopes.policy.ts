import type { TokenScope } from '@zuschlag/validation/accounts/api-tokens';
import type { UserActor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { requirePaid } from '../contract/while-unpaid.policy.ts';

/** What is called: a procedure, or a download of what that procedure tells, by its path; the event stream; an upload. */
export type ScopedCall =
  // The input is there where an unpaid tenant may send some inputs and not others.
  | { kind: 'query' | 'mutation'; path: string; input?: unknown }
  | { kind: 'download'; path: Download }
  | { kind: 'stream' | 'upload'; path?: undefined };

/** What the routes hand out as files, by the procedures that tell the same. */
export const downloads = [
  'configuration.overview',
  'configuration.imports.byId',
  'brief.ofChance',
  'tariffSteps.letter',
  'exports.byId',
  'handouts.byId',
  'documents.ofChance',
  'billing.invoices.own',
  'actuals.ofChance',
] as const;
export type Download = (typeof downloads)[number];

/** One row: which calls it is about, and the scopes that cover them. A call is covered when one row covers it. */
export type ScopeRow = { calls: string; covers: (call: ScopedCall) => boolean; scopes: readonly TokenScope[] };

export const scopeRows: readonly ScopeRow[] = [
  {
    calls: 'who the caller is',
    covers: ({ path }) => path === 'accounts.me' || path === 'accounts.tokens.list',
    scopes: ['read', 'tables', 'all'],
  },
  {
    calls: 'configuration tables, their imports and files, and what a change of them would do',
    covers: ({ kind, path = '' }) => kind === 'upload' || path.startsWith('configuration.') || isRateImpact(path),
    scopes: ['tables', 'all'],
  },
  {
    calls: 'queries, exports and events',
    covers: ({ kind, path = '' }) =>
      kind === 'query' || kind === 'download' || kind === 'stream' || path.startsWith('exports.'),
    scopes: ['read', 'all'],
  },
  { calls: 'everything', covers: () => true, scopes: ['all'] },
];

function isRateImpact(path: string): boolean {
  return path === 'services.startRateImpact' || path === 'services.rateImpact';
}

/** Whether a token of the scope may make the call, if its owner may. */
export function isInScope(scope: TokenScope, call: ScopedCall): boolean {
  return scopeRows.some(({ covers, scopes }) => scopes.includes(scope) && covers(call));
}

const withoutSecondStep = ['accounts.me', 'accounts.logout', 'accounts.setLanguage'];

/** What a session may call that lacks a required second step: what leads to one, and the way out. */
function isWayToSecondStep({ path = '' }: ScopedCall): boolean {
  return withoutSecondStep.includes(path) || path.startsWith('accounts.secondStep.');
}

/**
 * The one check before every call, download, stream and upload.
 *
 * @throws {DomainError} TOKEN_SCOPE when the caller came with an API token whose scope does not cover the call
 * @throws {DomainError} CONTRACT_UNPAID when the tenant is unpaid and the call is not open to it
 * @throws {DomainError} SECOND_STEP_MISSING in a session that lacks a required second step, except for what leads to one
 */
export function requireScope(
  { scope, lacksSecondStep, isReadOnly }: Pick<UserActor, 'scope' | 'lacksSecondStep' | 'isReadOnly'>,
  call: ScopedCall,
): void {
  if (lacksSecondStep && !isWayToSecondStep(call)) throw new DomainError('SECOND_STEP_MISSING');
  if (scope && !isInScope(scope, call)) throw new DomainError('TOKEN_SCOPE', { names: [scope] });
  requirePaid({ isReadOnly }, call);
}
