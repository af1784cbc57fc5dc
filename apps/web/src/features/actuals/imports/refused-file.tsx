import { useLingui } from '@lingui/react/macro';
import { actualHeading, actualsFileAdvice, actualsTableName } from '@zuschlag/i18n/chance/actual-messages';
import { fileProblemWords } from '@zuschlag/i18n/messages/configuration-files';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { Banner } from '@zuschlag/ui/feedback/banner';
import type { ActualColumn } from '@zuschlag/validation/actuals/actual-columns';
import type { ActualsPlan } from '@zuschlag/validation/actuals/imports';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';

/** A file that cannot be read at all: why, where, and what to do about it. */
export function RefusedFile({ problem }: { problem: NonNullable<ActualsPlan['problem']> }) {
  const { t } = useLingui();
  const { title, advice, names } = fileProblemWords(problem.code, problem.names, useActualsReader());
  return (
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
  );
}

/** The reader of texts about a file of actuals, in the language of the screen. */
export function useActualsReader() {
  const locale = useAppLocale();
  return {
    ...{ table: actualsTableName, locale, advice: actualsFileAdvice },
    headingOf: (column: string) => actualHeading(column as ActualColumn, locale),
  };
}
