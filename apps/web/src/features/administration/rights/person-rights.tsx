import { useLingui } from '@lingui/react/macro';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import type { RightOfPerson, RightsOfPerson } from '@zuschlag/validation/administration/rights';
import { RightName } from './role-table.tsx';
import { useRightWords } from './use-right-words.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** What one person may and what not, and why. */
export function PersonRights({ person, rights }: RightsOfPerson) {
  const { t } = useLingui();
  const words = useRightWords();
  const name = `${person.firstname} ${person.lastname}`;
  const { role } = person;
  const organization = person.organization.shortName;
  if (person.hasLeft)
    return (
      <Banner tone="info" title={t`${name} darf nichts mehr`}>
        {t`Die Person ist entfernt und kann sich nicht mehr anmelden.`}
      </Banner>
    );
  const things = [...Map.groupBy(rights, ({ thing }) => thing)];
  return (
    <>
      <h2 className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-16">{name}</span>
        <span className="text-ink-2">
          {role} · {organization}
          {person.isConfigAdmin ? ` · ${t`Konfigurations-Admin`}` : null}
        </span>
      </h2>
      {things.map(([thing, rows]) => (
        <Card key={thing} label={words.thing(thing)}>
          <CardHeader title={words.thing(thing)} level={3} />
          <ul className="divide-y">
            {rows.map((row) => (
              <Row key={row.right} row={row} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

function Row({ row }: { row: RightOfPerson }) {
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(0,2fr)_9rem_minmax(0,3fr)]">
      <RightName row={row} />
      <VerdictMark verdict={row.verdict} hasWord />
      <Reason row={row} />
    </li>
  );
}

/** Through what the person may, or who else may. */
function Reason({ row: { verdict, by, who } }: { row: RightOfPerson }) {
  const { t } = useLingui();
  const words = useRightWords();
  const relations = words.relations(verdict === 'never' ? who : by);
  return (
    <span className="text-12 text-ink-3">
      {verdict === 'never' ? t`Das dürfen: ${relations}` : verdict === 'depends' ? t`Als: ${relations}` : relations}
    </span>
  );
}
