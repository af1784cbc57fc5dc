import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card } from '@zuschlag/ui/layout/card';
import { Disclosure } from '@zuschlag/ui/layout/disclosure';
import type { ApiToken } from '@zuschlag/validation/accounts/api-tokens';
import { CloudOff, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';
import { TokenList } from './token-list.tsx';

/** The tokens with which programs act for the signed-in user: create, review and revoke them. */
export function TokensScreen() {
  const { t } = useLingui();
  const title = t`API-Zugänge`;
  useDocumentTitle(title);
  const { data, error, refetch } = trpc.accounts.tokens.list.useQuery();
  const [isCreating, setCreating] = useState(false);
  const [ending, setEnding] = useState<ApiToken | null>(null);
  const live = data?.tokens.filter(isLive) ?? [];
  const over = data?.tokens.filter((token) => !isLive(token)) ?? [];
  const add = (
    <Button variant="primary" icon={<Plus />} onPress={() => setCreating(true)}>
      {t`Token anlegen`}
    </Button>
  );

  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-semibold text-20">{title}</h1>
          <p className="max-w-[68ch] text-ink-2">
            {t`Mit einem Token arbeiten Programme in Ihrem Namen, etwa die Befehlszeile beim Import. Ein Token hat höchstens Ihre eigenen Rechte.`}
          </p>
        </div>
        {live.length > 0 ? add : null}
      </header>
      <Card label={t`Gültige Tokens`}>
        {error && !data ? (
          <EmptyState
            icon={<CloudOff />}
            title={t`Die Tokens konnten nicht geladen werden`}
            text={errorMessage(error)}
            action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
          />
        ) : data === undefined ? (
          <div className="p-4">
            <SkeletonText lines={3} />
          </div>
        ) : live.length === 0 ? (
          <EmptyState
            icon={<KeyRound />}
            title={t`Noch kein gültiges Token`}
            text={t`Legen Sie eines an, wenn ein Programm Tabellen importieren oder Chancen auslesen soll.`}
            action={add}
          />
        ) : (
          <TokenList tokens={live} onRevoke={setEnding} />
        )}
      </Card>
      {over.length > 0 ? (
        <Disclosure title={t`Abgelaufen oder widerrufen`} count={over.length} level={2} flush>
          <TokenList tokens={over} />
        </Disclosure>
      ) : null}
      <CreateTokenDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      <RevokeTokenDialog token={ending} onClose={() => setEnding(null)} />
    </div>
  );
}

function isLive({ revokedAt, isExpired }: ApiToken): boolean {
  return revokedAt === null && !isExpired;
}
