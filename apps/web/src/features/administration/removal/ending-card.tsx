import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { RemovalPlan } from '@zuschlag/validation/administration/removal';

/** What ends with the account. */
export function EndingCard({ plan }: { plan: RemovalPlan }) {
  const { t } = useLingui();
  const { sessions, tokens, calendarLinks, absences } = plan;
  return (
    <Card label={t`Das endet sofort`}>
      <CardHeader title={t`Das endet sofort`} />
      <CardBody>
        <ul className="grid gap-1">
          <li>
            <Trans>Die Anmeldung und alle Einladungen und Links der Person</Trans>
          </li>
          {sessions > 0 ? (
            <li>
              <Plural value={sessions} one="Eine offene Anmeldung" other="# offene Anmeldungen" />
            </li>
          ) : null}
          {tokens.map(({ name, prefix }) => (
            <li key={prefix}>
              <Trans>
                API-Zugang „{name}“ ({prefix}…)
              </Trans>
            </li>
          ))}
          {calendarLinks > 0 ? (
            <li>
              <Plural value={calendarLinks} one="Ein Kalenderlink" other="# Kalenderlinks" />
            </li>
          ) : null}
          {absences > 0 ? (
            <li>
              <Plural value={absences} one="Eine eigene Abwesenheit" other="# eigene Abwesenheiten" />
            </li>
          ) : null}
        </ul>
      </CardBody>
    </Card>
  );
}
