import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Banner } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../app/api/trpc.ts';
import { useFormat } from '../../app/preferences/use-format.ts';

/** Above a won Chance: the organizations whose margin to date is below the approved one. */
export function MarginMark({ chance }: { chance: Chance }) {
  return chance.state === 'won' ? <Marks chanceId={chance.id} /> : null;
}

function Marks({ chanceId }: { chanceId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = trpc.actuals.marks.useQuery({ chanceId });
  if (!data || data.below.length === 0) return null;
  return (
    <Banner
      tone="warn"
      place="edge"
      title={t`Marge unter der genehmigten`}
      action={
        <Link to="/tender/$tenderId/actuals" params={{ tenderId: chanceId }} className="underline">
          {t`Soll und Ist ansehen`}
        </Link>
      }
    >
      <ul>
        {data.below.map(({ operationalOrganizationId, operationalOrganizationShortName: name, ...mark }) => {
          const [margin, approved] = [format.percent(mark.margin, 2), format.percent(mark.approvedMargin, 2)];
          return (
            <li key={operationalOrganizationId}>
              {mark.margin === null
                ? t`${name}: bisher Kosten ohne Erlös, genehmigt ${approved}`
                : t`${name}: bisher ${margin}, genehmigt ${approved}`}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
