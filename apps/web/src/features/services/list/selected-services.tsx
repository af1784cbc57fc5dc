import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui';
import { Copy, X } from 'lucide-react';

/** What may be done with the ticked services. */
export function SelectedServices({
  count,
  onCopy,
  onClear,
}: {
  count: number;
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
      <Button size="small" icon={<Copy />} onPress={onCopy}>{t`Kopieren …`}</Button>
      <IconButton label={t`Auswahl aufheben`} icon={<X />} onPress={onClear} />
    </section>
  );
}
