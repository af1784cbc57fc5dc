import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import type { ApiToken } from '@zuschlag/validation/accounts/api-tokens';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useScopeLabels } from './scope-labels.ts';

/** Tokens with how long they are good and when they were used. @param onRevoke left out, they are only shown */
export function TokenList({ tokens, onRevoke }: { tokens: readonly ApiToken[]; onRevoke?: (token: ApiToken) => void }) {
  const { t } = useLingui();
  const scopes = useScopeLabels();
  return (
    <ul>
      {tokens.map((token) => (
        <li key={token.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 last:border-b-0">
          <div className="min-w-0 flex-1 basis-56">
            <p className={`break-words ${onRevoke ? 'font-medium' : 'text-ink-2'}`}>{token.name}</p>
            <p className="text-12 text-ink-3">
              {scopes[token.scope]} · <code>{token.prefix}…</code>
            </p>
          </div>
          <TokenTimes token={token} />
          {onRevoke ? (
            <Button
              variant="danger-quiet"
              size="small"
              aria-label={t`${token.name} widerrufen`}
              onPress={() => onRevoke(token)}
            >
              {t`Widerrufen`}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function TokenTimes({ token }: { token: ApiToken }) {
  const { t } = useLingui();
  const { day, dateTime } = useFormat();
  const lastDay = day(token.expiresOn);
  const revoked = dateTime(token.revokedAt);
  const used = dateTime(token.lastUsedAt);
  return (
    <div className="tnum min-w-0 grow basis-56 text-12 sm:max-w-60 text-ink-2">
      <p>
        {token.revokedAt
          ? t`widerrufen am ${revoked}`
          : token.isExpired
            ? t`abgelaufen, galt bis ${lastDay}`
            : t`gültig bis einschließlich ${lastDay}`}
      </p>
      <p className="text-ink-3">{token.lastUsedAt ? t`zuletzt benutzt ${used}` : t`noch nie benutzt`}</p>
    </div>
  );
}
