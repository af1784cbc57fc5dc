import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import type { Passkey } from '@zuschlag/validation/accounts/passkeys';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { canUsePasskeys } from './passkey-calls.ts';

/** The passkeys of the person, each with its last use, and what is needed to add one. */
export function PasskeyList({
  passkeys,
  isOffered,
  onAdd,
  onRename,
  onRemove,
}: {
  passkeys: readonly Passkey[];
  isOffered: boolean;
  onAdd: () => void;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}) {
  const { t } = useLingui();
  const missing = !isOffered
    ? t`Passkeys brauchen eine öffentliche Adresse mit HTTPS. Der Betreiber hat keine hinterlegt.`
    : canUsePasskeys()
      ? null
      : t`Dieser Browser kennt keine Passkeys.`;
  return (
    <section className="grid gap-3 border-t pt-4">
      <h3 className="font-medium">{t`Passkeys`}</h3>
      {passkeys.length === 0 ? (
        <p className="max-w-[60ch] text-ink-2">
          {t`Ein Passkey steckt in Ihrem Telefon, Rechner oder Sicherheitsschlüssel und lässt sich auf keiner anderen Seite verwenden.`}
        </p>
      ) : (
        <ul className="divide-y rounded-control border">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRename={onRename} onRemove={onRemove} />
          ))}
        </ul>
      )}
      <div>
        <Button isDisabled={missing !== null} reason={missing} onPress={onAdd}>{t`Passkey hinzufügen`}</Button>
      </div>
      {missing === null ? null : <p className="text-12 text-ink-3">{missing}</p>}
    </section>
  );
}

function Row({
  passkey,
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const { name } = passkey;
  const since = dateTime(passkey.createdAt);
  const used = dateTime(passkey.lastUsedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium">{name}</p>
        <p className="text-12 text-ink-3">
          {passkey.lastUsedAt ? t`Seit ${since}, zuletzt benutzt ${used}` : t`Seit ${since}, noch nie benutzt`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={t`„${name}“ umbenennen`} onPress={() => onRename(passkey)}>
          {t`Umbenennen`}
        </Button>
        <Button
          size="small"
          variant="danger-quiet"
          aria-label={t`„${name}“ entfernen`}
          onPress={() => onRemove(passkey)}
        >
          {t`Entfernen`}
        </Button>
      </div>
    </li>
  );
}
