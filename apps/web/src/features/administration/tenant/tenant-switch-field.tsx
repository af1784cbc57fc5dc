import { useLingui } from '@lingui/react/macro';
import { Switch } from '@zuschlag/ui/choices/switch';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { ReadTenantSwitches, TenantSwitch } from '@zuschlag/validation/administration/tenant';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';

/** A switch of the tenant, stored at once. */
export function TenantSwitchField({
  switches,
  name,
  label,
  description,
  barred,
  question,
}: {
  switches: ReadTenantSwitches;
  name: TenantSwitch;
  label: string;
  description: string;
  /** why a person who may change switches cannot switch this one on yet */
  barred?: ReactNode;
  /** asked before it is switched on */
  question?: { title: string; text: string; confirmLabel: string };
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const change = trpc.administration.tenant.changeSwitches.useMutation({
    onSuccess: async (stored) => {
      utils.administration.tenant.switches.setData(undefined, stored);
      toasts.success(stored[name] ? t`Eingeschaltet: ${label}` : t`Ausgeschaltet: ${label}`);
      await utils.accounts.me.invalidate();
    },
    onError: (failure) => {
      showError(failure);
      void utils.administration.tenant.switches.invalidate();
    },
  });
  const isBarred = switches.mayChange && !switches[name] && Boolean(barred);
  return (
    <>
      <Switch
        label={label}
        value={change.isPending ? (change.variables[name] ?? switches[name]) : switches[name]}
        isDisabled={!switches.mayChange || isBarred}
        reason={isBarred ? barred : undefined}
        description={description}
        onChange={(isOn) => (isOn && question ? setAsking(true) : change.mutate({ [name]: isOn }))}
      />
      {question ? (
        <ConfirmDialog
          {...question}
          cancelLabel={t`Abbrechen`}
          isOpen={isAsking}
          onOpenChange={setAsking}
          isPending={change.isPending}
          onConfirm={() => {
            setAsking(false);
            change.mutate({ [name]: true });
          }}
        />
      ) : null}
    </>
  );
}
