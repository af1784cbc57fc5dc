import { useLingui } from '@lingui/react/macro';
import { notificationWords } from '@zuschlag/i18n/notifications/notification-text';
import { Switch } from '@zuschlag/ui/choices/switch';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { Select } from '@zuschlag/ui/lists/select';
import { notificationRows } from '@zuschlag/validation/notifications/notification-kinds';
import type { NotificationChoice } from '@zuschlag/validation/notifications/notifications';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';

/** A line for each kind: whether the bell shows it, and how mails bring it. */
export function KindChoices({
  choices,
  onChange,
}: {
  choices: readonly NotificationChoice[];
  onChange: (choice: NotificationChoice) => void;
}) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const modes = [
    { id: 'atOnce' as const, label: t`Sofort` },
    { id: 'daily' as const, label: t`Täglich` },
    { id: 'off' as const, label: t`Keine E-Mail` },
  ];
  return (
    <Card label={t`Arten von Mitteilungen`}>
      <CardHeader title={t`Arten von Mitteilungen`} />
      <ul>
        {choices.map(({ kind, bell, mail }) => {
          const name = notificationWords[kind].name[locale];
          const { action } = notificationRows[kind];
          const isAlways = action?.who === 'all recipients';
          return (
            <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-2.5 last:border-b-0">
              <span className="min-w-0 flex-1 basis-56">
                {name}
                {action ? <span className="block text-12 text-ink-3">{t`Kann auf Ihre Handlung warten`}</span> : null}
              </span>
              <Switch
                label={t`Glocke: ${name}`}
                isLabelHidden
                value={bell || isAlways}
                isDisabled={isAlways}
                reason={isAlways ? t`Wartet auf Sie und steht deshalb immer in der Glocke.` : undefined}
                onChange={(isOn) => onChange({ kind, mail, bell: isOn })}
              />
              <span className="w-40">
                <Select
                  label={t`E-Mail: ${name}`}
                  isLabelHidden
                  items={modes}
                  value={mail}
                  onChange={(mode) => onChange({ kind, bell, mail: mode })}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
