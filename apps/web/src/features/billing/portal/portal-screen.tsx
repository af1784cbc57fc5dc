import { useLingui } from '@lingui/react/macro';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import type { Billing } from '@zuschlag/validation/billing/billing';
import { effectOf } from '@zuschlag/validation/billing/contract-states';
import { useEffect, useState } from 'react';
import { post } from '../../../app/session/identity.ts';
import { Brand } from '../../../app/shell/brand.tsx';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { isLinkRefused, LinkUnchecked } from '../../accounts/password-reset/link-unchecked.tsx';
import { useHiddenSecret } from '../../accounts/sign-in/hide-secret.ts';
import { ContractFacts } from '../contract-facts.tsx';

type Stage =
  | { name: 'checking' }
  | { name: 'invalid' }
  | { name: 'unchecked'; error: unknown }
  | { name: 'open'; contract: Billing };

const running = new Map<string, Promise<Billing>>();

/** The contract behind a link that is good once. Its secret leaves the address bar and the history before anything else. */
export function PortalScreen({ token }: { token: string | null }) {
  const { t } = useLingui();
  const title = t`Ihr Vertrag`;
  const [stage, setStage] = useState<Stage>(token === null ? { name: 'invalid' } : { name: 'checking' });
  useHiddenSecret('/billing-portal');
  useDocumentTitle(title);
  useEffect(() => {
    if (token === null || stage.name !== 'checking') return;
    let isHere = true;
    onlyOnce(token).then(
      (contract) => isHere && setStage({ name: 'open', contract }),
      (error: unknown) => isHere && setStage(isLinkRefused(error) ? { name: 'invalid' } : { name: 'unchecked', error }),
    );
    return () => {
      isHere = false;
    };
  }, [token, stage.name]);
  return (
    <main className="mx-auto grid w-full max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6 px-6 py-10 max-sm:px-4">
      <Brand />
      <h1 className="font-semibold text-20">{title}</h1>
      {stage.name === 'checking' ? (
        <div role="status" aria-label={t`Der Vertrag wird geladen`}>
          <SkeletonText lines={4} />
        </div>
      ) : null}
      {stage.name === 'invalid' ? (
        <Banner tone="warn" title={t`Dieser Link ist abgelaufen oder schon benutzt.`} isLive>
          {t`Links zum Kundenportal gelten fünf Minuten und nur einmal. Öffnen Sie es in Zuschlag unter „Abrechnung“ neu.`}
        </Banner>
      ) : null}
      {stage.name === 'unchecked' ? (
        <LinkUnchecked
          title={t`Der Vertrag konnte nicht geladen werden`}
          error={stage.error}
          onAgain={() => setStage({ name: 'checking' })}
        />
      ) : null}
      {stage.name === 'open' ? <Contract contract={stage.contract} /> : null}
    </main>
  );
}

function Contract({ contract }: { contract: Billing }) {
  const { t } = useLingui();
  const effect = effectOf(contract.subscriptionStatus);
  const name = contract.organization.shortName;
  return (
    <>
      {effect === 'none' ? null : (
        <Banner tone={effect === 'unpaid' ? 'danger' : 'warn'} title={t`Dieser Vertrag ist nicht bezahlt.`}>
          {t`Bitte begleichen Sie die offene Rechnung. Sobald der Betreiber die Zahlung einträgt, geht alles wieder.`}
        </Banner>
      )}
      <Card label={name}>
        <CardHeader title={name} />
        <div className="p-4">
          <ContractFacts contract={contract} isNarrow />
        </div>
      </Card>
      <p className="text-12 text-ink-3">{t`Diese Seite zeigt den Vertrag einmal. Nach dem Neuladen brauchen Sie einen neuen Link.`}</p>
    </>
  );
}

/** React may run an effect twice; a link is opened once, and again only after a failure. */
function onlyOnce(token: string): Promise<Billing> {
  const known = running.get(token);
  if (known) return known;
  const started = post<Billing>('/identity/portal', { token });
  running.set(token, started);
  started.catch(() => running.delete(token));
  return started;
}
