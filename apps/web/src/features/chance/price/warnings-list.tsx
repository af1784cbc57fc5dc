import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@zuschlag/ui';
import type { ChancePriceWarning } from '@zuschlag/validation/services/warnings';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useRight } from '../../../app/session/session.tsx';
import { tableNameOf } from '../../../app/vocabulary/table-names.ts';
import { AnswerHoliday } from './answer-holiday.tsx';
import { type PriceWarning, tablesOfWarnings, useWarningMessages } from './warning-messages.ts';

type Props = {
  warnings: readonly (PriceWarning & Partial<Pick<ChancePriceWarning, 'services' | 'siteId'>>)[];
  /** whose places of work are asked about */
  customerId?: string | null;
};

const namedServices = 3;

/** The warnings of prices in words, each with the services it concerns and the table in which a row is missing. */
export function WarningsList({ warnings, customerId }: Props) {
  const { t } = useLingui();
  const wordsOf = useWarningMessages();
  return (
    <ul aria-label={t`Hinweise zum Preis`} className="grid gap-1">
      {warnings.map((warning) => (
        <li key={`${warning.code} ${warning.detail} ${warning.province} ${warning.siteId}`}>
          {wordsOf(warning)}
          <Services services={warning.services} />
          <TableLink warning={warning} />
          {customerId && warning.siteId ? <AnswerHoliday customerId={customerId} siteId={warning.siteId} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Services({ services = [] }: Partial<Pick<ChancePriceWarning, 'services'>>) {
  if (services.length === 0) return null;
  const named = services.slice(0, namedServices).map(({ name, organization }) => `${name} (${organization})`);
  const rest = services.length - named.length;
  const more = rest > 0 ? plural(rest, { one: 'und # weitere', other: 'und # weitere' }) : '';
  return (
    <span className="text-ink-2">
      {' '}
      {named.join(', ')} {more}
    </span>
  );
}

/** Where the row can be entered, for those who may see the tables. */
function TableLink({ warning: { code, province } }: { warning: PriceWarning }) {
  const { t, i18n } = useLingui();
  const maySee = useRight('SEE_SETTINGS');
  const table = tablesOfWarnings[code];
  if (!table || !maySee) return null;
  const filters = province ? { provinces: [province] } : undefined;
  const name = tableNameOf(i18n, table) ?? table;
  return (
    <>
      {' '}
      <TextLink href={pathTo({ to: '/settings/configurations', search: { tab: table, filters } })}>
        {t`Tabelle „${name}“ öffnen`}
      </TextLink>
    </>
  );
}
