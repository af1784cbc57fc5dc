import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { ReactNode } from 'react';
import { type CostParameter, costParameterGroups } from './cost-parameter-messages.ts';

/** The parameters in their groups: what each is and does at the left, its value or field at the right. */
export function CostParameterRows({
  isPermanent = false,
  renderValue,
}: {
  /** Those of a permanent service, which has no use for the group of mobile services. */
  isPermanent?: boolean;
  renderValue: (parameter: CostParameter) => ReactNode;
}) {
  const { i18n } = useLingui();
  const groups = costParameterGroups.filter(({ id }) => !isPermanent || id !== 'mobile');
  return (
    <div className="grid gap-4">
      {groups.map(({ id, title, parameters }) => (
        <Card key={id} label={i18n._(title)}>
          <CardHeader title={i18n._(title)} />
          <CardBody flush>
            <ul>
              {parameters.map((parameter) => (
                <li
                  key={parameter.name}
                  className="grid min-h-12 items-center gap-x-4 gap-y-1.5 border-b sm:grid-cols-[minmax(0,1fr)_auto] px-4 py-2 last:border-b-0"
                >
                  <div className="min-w-0">
                    <p className="font-medium">{i18n._(parameter.label)}</p>
                    <p className="text-12 text-ink-3">{i18n._(parameter.effect)}</p>
                  </div>
                  <div className="w-44 max-sm:w-full">{renderValue(parameter)}</div>
                </li>
              ))}
            </ul>
          </CardBody>
        </Card>
      ))}
    </div>
  );
}
