import { useLingui } from '@lingui/react/macro';
import { fileProblemMessages } from '@zuschlag/i18n/messages/configuration-imports';
import { LinkButton } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { Banner } from '@zuschlag/ui/feedback/banner';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { systemText } from '../../../app/preferences/system-text.ts';
import { importPath } from '../table-files/table-files.ts';

/** A file that cannot be read at all: why, where, and what to do about it. */
export function RefusedCard({ import: { table, problem } }: { import: ConfigurationImport }) {
  const { t, i18n } = useLingui();
  const { title, advice } = fileProblemMessages[problem?.code ?? 'DAMAGED'];
  const names = problem?.names ?? [];
  return (
    <div className="grid gap-4">
      <Banner tone="danger" title={systemText(i18n, title)}>
        <p>{systemText(i18n, advice)}</p>
        {names.length > 0 ? (
          <ul aria-label={t`Betroffen`} className="mt-2 flex flex-wrap gap-1.5">
            {names.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </Banner>
      <div>
        <LinkButton variant="primary" href={importPath(table)}>
          {t`Andere Datei wählen`}
        </LinkButton>
      </div>
    </div>
  );
}
