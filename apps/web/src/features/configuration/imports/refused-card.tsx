import { useLingui } from '@lingui/react/macro';
import { fileProblemWords } from '@zuschlag/i18n/messages/configuration-files';
import { LinkButton } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { Banner } from '@zuschlag/ui/feedback/banner';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { importPath } from '../table-files/table-files.ts';
import { useFileReader } from './file-reader.ts';
import { HeadingRow } from './heading-row.tsx';
import { TemplateButtons } from './template-buttons.tsx';

/** A file that cannot be read at all: why, where, and what to do about it. */
export function RefusedCard({ import: one }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const { table, problem } = one;
  const { title, advice, names } = fileProblemWords(
    problem?.code ?? 'DAMAGED',
    problem?.names ?? [],
    useFileReader(table),
  );
  return (
    <div className="grid gap-4">
      <Banner tone="danger" title={title}>
        {names.length > 0 ? (
          <ul aria-label={t`Betroffen`} className="my-2 flex flex-wrap gap-1.5">
            {names.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
        <p>{advice}</p>
      </Banner>
      {problem?.code === 'HEADINGS_MISSING' ? <HeadingRow import={one} /> : null}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="primary" href={importPath(table)}>
          {t`Andere Datei wählen`}
        </LinkButton>
        <TemplateButtons table={table} />
      </div>
    </div>
  );
}
