import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { ContractMove, ServiceInMove } from '@zuschlag/validation/recalculations/recalculations';
import { CutServices } from './cut-services.tsx';

/** Asks whether the contract moves, and says before what it does to the services. */
export function ContractMoveDialog({
  move,
  onAnswer,
}: {
  move: ContractMove;
  onAnswer: (isConfirmed: boolean) => void;
}) {
  const { t } = useLingui();
  const { services } = move;
  const of = (effect: ServiceInMove['effect']) => services.filter((service) => service.effect === effect);
  const [cut, failing] = [of('cut'), of('fails')];
  const count = services.length;
  return (
    <Dialog
      isOpen
      title={t`Laufzeit ändern und neu berechnen?`}
      onOpenChange={(next) => (next ? undefined : onAnswer(false))}
    >
      <div className="grid gap-4">
        <p>
          {plural(count, {
            one: 'Mit der Laufzeit wird # Leistung neu berechnet.',
            other: 'Mit der Laufzeit werden alle # Leistungen neu berechnet.',
          })}{' '}
          {t`Bis alles fertig ist, gelten die bisherigen Zahlen, und an der Chance lässt sich nichts anderes ändern.`}
        </p>
        {cut.length > 0 ? <CutServices services={cut} /> : null}
        {failing.length > 0 ? (
          <Banner tone="warn" title={t`Ohne Zeiten in der neuen Laufzeit`}>
            <p>{t`Diese Leistungen bleiben, wie sie sind, und haben keinen Preis, bis Sie ihre Zeiten ändern:`}</p>
            <ul className="mt-1 list-disc pl-5">
              {failing.map(({ serviceId, serviceName, operationalOrganizationShortName: organization }) => (
                <li key={serviceId} className="break-words">{`${serviceName} (${organization})`}</li>
              ))}
            </ul>
          </Banner>
        ) : null}
        {cut.length + failing.length === 0 ? <p>{t`Alle Zeiten liegen in der neuen Laufzeit.`}</p> : null}
        <DialogActions>
          <Button onPress={() => onAnswer(false)}>{t`Abbrechen`}</Button>
          <Button variant="primary" onPress={() => onAnswer(true)}>{t`Ändern und neu berechnen`}</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
