import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, ConfirmDialog, toasts } from '@zuschlag/ui';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { type Failure, failureOf } from '../../app/errors/failure.ts';
import { labelOfField } from '../chance/form/field-labels.ts';
import { WarningsList } from '../chance/price/warnings-list.tsx';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { useRequestDenialMessages } from './denial-messages.ts';
import { RequestPreview } from './request-preview.tsx';

/** Asks for approval of the margins of a Chance, for its owner; when that is not possible yet it says what is missing. */
export function RequestApprovalButton({ chanceId }: { chanceId: string }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const words = useRequestDenialMessages();
  const request = trpc.marginDecisions.requestOnChance.useMutation();
  const [isAsking, setAsking] = useState(false);
  const denial = useRequestDenial(chanceId);
  const { data: margins } = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId });
  const warnings = trpc.services.warnings.useQuery({ chanceId }, { enabled: isAsking }).data?.warnings ?? [];
  const { data: chance } = trpc.chance.byId.useQuery({ id: chanceId });
  const missing = chance?.fullForm ? chance.missingForFull : [];
  const hasRounds = margins?.groups.some(({ round }) => round > 0) ?? false;

  const send = async () => {
    try {
      const answer = await request.mutateAsync({
        chanceId,
        ...(missing.length > 0 ? { confirmIncomplete: true } : {}),
      });
      utils.marginDecisions.groupsOfChance.setData({ chanceId }, answer);
      toasts.success(
        answer.chanceState === 'readytosubmit'
          ? t`Alle Margen sind schon freigegeben. Die Chance kann eingereicht werden.`
          : t`Die Margenfreigabe ist angefragt.`,
      );
    } catch (error) {
      // Another window of the owner, or another program, was first.
      if (isAskedAlready(failureOf(error))) toasts.info(t`Die Margenfreigabe ist schon angefragt.`);
      else {
        showError(error);
        throw error;
      }
    } finally {
      void utils.marginDecisions.invalidate();
      void utils.chance.invalidate();
      void utils.services.invalidate();
    }
    await navigate({ href: chancePaths(chanceId).marginDecisions });
  };

  return (
    <>
      <Button
        variant="primary"
        icon={<Percent />}
        isDisabled={denial !== null}
        reason={denial ? words(denial) : undefined}
        onPress={() => setAsking(true)}
      >
        {t`Margenfreigabe anfragen`}
      </Button>
      <ConfirmDialog
        title={t`Margenfreigabe anfragen?`}
        text={
          hasRounds
            ? t`Kalkulation und Angaben sind gesperrt, bis entschieden ist. Bestehende Freigaben gelten weiter, wenn sich ihre Leistungen nicht geändert haben.`
            : t`Kalkulation und Angaben sind gesperrt, bis entschieden ist.`
        }
        confirmLabel={missing.length > 0 ? t`Trotzdem anfragen` : t`Anfragen`}
        cancelLabel={t`Abbrechen`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={request.isPending}
        onConfirm={send}
      >
        {isAsking ? <RequestPreview chanceId={chanceId} /> : null}
        {missing.length === 0 ? null : <MissingDetails paths={missing} />}
        {warnings.length === 0 ? null : (
          <div className="grid gap-1">
            <p className="font-medium text-warn-text">{t`Bitte prüfen Sie vorher die Preise:`}</p>
            <WarningsList warnings={warnings} />
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}

/** A Chance that moved elsewhere, as one that ended in between, is not asked for anything. */
function isAskedAlready({ code, details }: Failure): boolean {
  return (
    code === 'INVALID_STATE_TRANSITION' && ['pendingmarginapproval', 'readytosubmit'].includes(details.state ?? '')
  );
}

/** What the full form still misses, before it is requested without. */
function MissingDetails({ paths }: { paths: readonly string[] }) {
  const { t, i18n } = useLingui();
  const labels = paths.flatMap((path) => {
    const label = labelOfField(path);
    return label ? [i18n._(label)] : [];
  });
  return (
    <div className="grid gap-1">
      <p className="font-medium text-warn-text">{t`Diese Angaben fehlen noch und lassen sich danach nicht mehr eintragen:`}</p>
      <p>{labels.join(' · ')}</p>
    </div>
  );
}

/** Denials by the Chance come first; then organizations that must recalculate after a rejection. */
function useRequestDenial(chanceId: string): { code: string; names: string[] } | null {
  const { data: chance } = trpc.chance.byId.useQuery({ id: chanceId });
  const { data: margins } = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId });
  const own = chance?.denials.find(({ permission }) => permission === 'REQUEST_MARGIN_DECISION');
  if (own) return own;
  const owed = (margins?.groups ?? []).flatMap(({ denials }) =>
    denials.filter(({ permission, code }) => permission === 'REREQUEST' && code === 'RECALCULATION_REQUIRED'),
  );
  return owed.length > 0 ? { code: 'RECALCULATION_REQUIRED', names: owed.flatMap(({ names }) => names) } : null;
}
