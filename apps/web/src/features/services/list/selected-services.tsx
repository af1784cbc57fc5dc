import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui';
import { Coins, Copy, X } from 'lucide-react';

/** What may be done with the ticked services. */
export function SelectedServices({
  count,
  onRaise,
  raiseReason,
  onCopy,
  onClear,
}: {
  count: number;
  onRaise: () => void;
  /** Why their wages cannot be changed; left out when they can. */
  raiseReason: string | undefined;
  onCopy: () => void;
  onClear: () => void;
}) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Auswahl`}
      className="flex flex-wrap items-center gap-2 rounded-control border border-accent-line bg-accent-soft py-1.5 pr-2 pl-4"
    >
      <span role="status" className="mr-auto font-medium">
        {plural(count, { one: '# Leistung ausgewählt', other: '# Leistungen ausgewählt' })}
      </span>
      <Button
        size="small"
        icon={<Coins />}
        onPress={onRaise}
        isDisabled={raiseReason !== undefined}
        reason={raiseReason}
      >{t`Löhne ändern …`}</Button>
      <Button size="small" icon={<Copy />} onPress={onCopy}>{t`Kopieren …`}</Button>
      <IconButton label={t`Auswahl aufheben`} icon={<X />} onPress={onClear} />
    </section>
  );
}
