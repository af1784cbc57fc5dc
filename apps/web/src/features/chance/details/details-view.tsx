import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner, Card, CardBody, CardHeader, DescriptionList } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { chanceTypeMessages, customerTypeMessages } from '../form/choice-messages.ts';
import { CriteriaBar } from '../form/contract/criteria-bar.tsx';
import { usePlausibilityText } from '../form/use-plausibility-text.ts';
import { LotsCard } from '../lots/lots-card.tsx';
import { plausibilityOfChance } from '../price/plausibility-of-chance.ts';
import { AwardCard } from './award-card.tsx';
import { ResultCard } from './result-card.tsx';

const nothing = '–';

/** Everything people entered, to read: description, contract, estimate, additional text. */
export function DetailsView({ chance }: { chance: Chance }) {
  return (
    <div className="grid gap-4">
      <ResultCard chance={chance} />
      <DescriptionCard chance={chance} />
      <AwardCard chance={chance} />
      <LotsCard chance={chance} />
      <ContractCard chance={chance} />
      <EstimateCard chance={chance} />
      {chance.additionalText ? <AdditionalTextCard text={chance.additionalText} /> : null}
    </div>
  );
}

function DescriptionCard({ chance }: { chance: Chance }) {
  const { t, i18n } = useLingui();
  const { description } = chance;
  const kinds = [
    description.permanent ? t`Permanent` : null,
    description.mobile ? t`Mobil` : null,
    description.alarm ? t`Alarm` : null,
  ];
  const operating = chance.organizations
    .filter((organization) => organization.isOperationalHere)
    .map(({ shortName }) => shortName);
  const isPrivate = description.type === 'Private';
  return (
    <Card label={t`Beschreibung`}>
      <CardHeader title={t`Beschreibung`} />
      <CardBody>
        <DescriptionList
          items={[
            { term: t`Art`, value: i18n._(chanceTypeMessages[description.type]) },
            { term: t`Kundentyp`, value: i18n._(customerTypeMessages[description.customerType]) },
            ...(isPrivate
              ? []
              : [
                  { term: t`Vergabestelle`, value: description.awardingAuthority ?? nothing },
                  { term: t`Plattform`, value: description.platform ?? nothing },
                ]),
            { term: t`Leistungsarten`, value: kinds.filter(Boolean).join(', ') || nothing },
            { term: t`Aktenzeichen`, value: chance.referenceNumber ?? nothing },
            { term: t`Gesellschaften`, value: operating.join(', ') },
            {
              term: t`Chance-Admin`,
              value: `${description.owner.firstname} ${description.owner.lastname}, ${description.owner.organization}`,
            },
            {
              term: t`Leistung in Kürze`,
              value: <span className="whitespace-pre-line">{description.details ?? nothing}</span>,
              isWide: true,
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function ContractCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const { contract } = chance;
  const clause = contract.escalationClause;
  const months = contract.durationMonths;
  return (
    <Card label={t`Vertrag`}>
      <CardHeader title={t`Vertrag`} />
      <CardBody>
        <div className="grid gap-3">
          <DescriptionList
            items={[
              { term: t`Beginn`, value: <span className="tnum">{format.day(contract.startDate)}</span> },
              {
                term: t`Preistyp`,
                value: clause === null ? t`Festpreis` : t`Variabel, Gleitklausel ${format.share(clause)}`,
              },
              {
                term: t`Ende`,
                value: (
                  <span className="tnum">
                    {format.day(contract.endDate)}{' '}
                    <span className="text-ink-3">· {months === 1 ? t`1 Monat` : t`${months} Monate`}</span>
                  </span>
                ),
              },
              ...(contract.extensionCount === null || contract.extensionMonths === null
                ? []
                : [
                    {
                      term: t`Verlängerung`,
                      value: t`${contract.extensionCount} × ${contract.extensionMonths} Monate, Option des Kunden`,
                    },
                  ]),
              {
                term: t`Zahlungsziel`,
                value:
                  contract.paymentTerm === null
                    ? nothing
                    : plural(contract.paymentTerm, { one: '# Tag', other: '# Tage' }),
              },
            ]}
          />
          {contract.priceCriteria === null ? null : (
            <CriteriaBar
              price={contract.priceCriteria}
              quality={contract.qualityCriteria ?? 0}
              reference={contract.referenceCriteria ?? 0}
            />
          )}
          <Hints chance={chance} fields="contract" />
        </div>
      </CardBody>
    </Card>
  );
}

/** What is unusual about one group of fields; nothing once the Chance has ended. */
function Hints({ chance, fields }: { chance: Chance; fields: 'contract' | 'estimate' }) {
  const textOf = usePlausibilityText();
  if (chance.state === 'won' || chance.state === 'lost' || chance.state === 'notbidding') return null;
  const hints = plausibilityOfChance(chance).filter(({ field }) => field.startsWith(`${fields}.`));
  return hints.map((hint) => (
    <Banner key={hint.code} tone="warn">
      {textOf(hint)}
    </Banner>
  ));
}

function EstimateCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const { estimate } = chance;
  return (
    <Card label={t`Schätzung`}>
      <CardHeader title={t`Schätzung`} aside={t`vor der Kalkulation eingetragen`} />
      <CardBody>
        {estimate.revenue === null && estimate.description === null ? (
          <p className="text-ink-2">{t`Eine Schnell-Chance beginnt ohne Schätzung.`}</p>
        ) : (
          <DescriptionList
            items={[
              { term: t`Umsatz`, value: format.euro(estimate.revenue, 0) },
              {
                term: t`Stunden je Monat`,
                value: estimate.hoursPerMonth === null ? nothing : `${format.number(estimate.hoursPerMonth)} h`,
              },
              { term: t`Marge`, value: format.share(estimate.margin) },
              {
                term: t`Aufwand für das Angebot`,
                value: estimate.effort === null ? nothing : `${format.number(estimate.effort)} h`,
              },
              ...(estimate.description ? [{ term: t`Erläuterung`, value: estimate.description, isWide: true }] : []),
            ]}
          />
        )}
        <div className="mt-3 grid gap-2 empty:hidden">
          <Hints chance={chance} fields="estimate" />
        </div>
      </CardBody>
    </Card>
  );
}

function AdditionalTextCard({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <Card label={t`Zusatztext`}>
      <CardHeader title={t`Zusatztext`} />
      <CardBody>
        <p className="whitespace-pre-line">{text}</p>
      </CardBody>
    </Card>
  );
}
