import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Banner, Button, ConfirmDialog, toasts } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Scenario } from '@zuschlag/validation/services/scenarios/scenarios';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { failureOf } from '../../app/errors/failure.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { useDenialMessages } from '../services/lock/denial-messages.ts';
import { scenarioPaths } from './scenario-paths.ts';

const RenameScenarioDialog = lazyOverlay(
  async () => (await import('./rename-scenario-dialog.tsx')).RenameScenarioDialog,
);

/** Adopts, renames or removes a scenario. */
export function ScenarioActs({ scenario }: { scenario: Scenario }) {
  const { t } = useLingui();
  const chance = useChance();
  const [open, setOpen] = useState<'adopt' | 'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const reason = useDenialMessages()(chance.denials, 'ADD_SERVICE');
  const locked = { isDisabled: reason !== undefined, reason };
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Trash2 />} onPress={() => setOpen('remove')} {...locked}>{t`Entfernen`}</Button>
      <Button icon={<Pencil />} onPress={() => setOpen('rename')} {...locked}>{t`Umbenennen`}</Button>
      <Button variant="primary" icon={<Check />} onPress={() => setOpen('adopt')} {...locked}>{t`Übernehmen`}</Button>
      <AdoptDialog scenario={scenario} isOpen={open === 'adopt'} onClose={close} />
      <RenameScenarioDialog scenario={scenario} isOpen={open === 'rename'} onClose={close} />
      <RemoveDialog scenario={scenario} isOpen={open === 'remove'} onClose={close} />
    </div>
  );
}

type ActProps = { scenario: Scenario; isOpen: boolean; onClose: () => void };

function useRefreshed() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.scenarios.invalidate(), utils.services.invalidate(), utils.chance.invalidate()]);
}

/** Says what adoption does; services that changed since they were copied are asked about by name. */
function AdoptDialog({ scenario, isOpen, onClose }: ActProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { history } = useRouter();
  const showError = useErrorToast();
  const refreshed = useRefreshed();
  const adopt = trpc.scenarios.adopt.useMutation();
  const [overtaken, setOvertaken] = useState<readonly string[]>([]);
  const { id: scenarioId, chanceId, version, name } = scenario;
  const close = () => {
    setOvertaken([]);
    onClose();
  };
  async function confirm() {
    try {
      const done = await adopt.mutateAsync({ scenarioId, version, confirmsOvertaken: overtaken.length > 0 });
      const count = done.changed + done.added + done.removed;
      close();
      toasts.success(t`Das Szenario ist übernommen.`, {
        text: t`${plural(count, { one: '# Leistung geändert', other: '# Leistungen geändert' })}, Umsatz ${format.euro(done.revenue)}.`,
      });
      history.push(scenarioPaths(chanceId).all);
      await refreshed();
    } catch (error) {
      const { code, details } = failureOf(error);
      if (code === 'SCENARIO_OVERTAKEN') setOvertaken(details.names ?? []);
      else showError(error);
      await refreshed();
      throw error;
    }
  }
  return (
    <ConfirmDialog
      title={t`„${name}“ übernehmen?`}
      text={t`Die echten Leistungen bekommen den Stand des Szenarios und werden neu berechnet; gleiche bleiben, wie sie sind. Freigaben geänderter Preise müssen neu erteilt werden. Das Szenario endet damit.`}
      confirmLabel={overtaken.length > 0 ? t`Trotzdem übernehmen` : t`Übernehmen`}
      cancelLabel={t`Abbrechen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : close())}
      onConfirm={confirm}
    >
      {overtaken.length > 0 ? (
        <Banner tone="warn" title={t`Inzwischen geändert`}>
          {t`Seit das Szenario angelegt wurde, haben sich geändert: ${overtaken.join(', ')}. Diese Änderungen gehen verloren.`}
        </Banner>
      ) : null}
    </ConfirmDialog>
  );
}

function RemoveDialog({ scenario, isOpen, onClose }: ActProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const showError = useErrorToast();
  const refreshed = useRefreshed();
  const remove = trpc.scenarios.remove.useMutation();
  const { id: scenarioId, chanceId, name } = scenario;
  return (
    <ConfirmDialog
      danger
      title={t`Szenario entfernen?`}
      text={t`„${name}“ wird mit allem entfernt, was darin geändert wurde. Die echten Leistungen bleiben.`}
      confirmLabel={t`Entfernen`}
      cancelLabel={t`Abbrechen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      onConfirm={async () => {
        try {
          await remove.mutateAsync({ scenarioId });
        } catch (error) {
          showError(error);
          throw error;
        }
        onClose();
        toasts.success(t`Das Szenario ist entfernt.`);
        history.push(scenarioPaths(chanceId).all);
        await refreshed();
      }}
    />
  );
}
