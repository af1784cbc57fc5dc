import { useLingui } from '@lingui/react/macro';
import { notificationWords } from '@zuschlag/i18n/notifications/notification-text';
import { Switch } from '@zuschlag/ui/choices/switch';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { Select } from '@zuschlag/ui/lists/select';
import { notificationRows } from '@zuschlag/validation/notifications/notification-kinds';
import type { NotificationChoice } from '@zuschlag/validation/notifications/notifications';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';

const columns = 'grid grid-cols-[minmax(0,1fr)_4rem] gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_4rem_10rem]';

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
      <div aria-hidden="true" className={`${columns} border-b px-4 py-2 font-medium text-12 text-ink-3`}>
        <span>{t`Art`}</span>
        <span className="text-center">{t`Glocke`}</span>
        <span className="max-sm:hidden">{t`E-Mail`}</span>
      </div>
      <ul>
        {choices.map(({ kind, bell, mail }) => {
          const name = notificationWords[kind].name[locale];
          const { action } = notificationRows[kind];
          return (
            <li key={kind} className={`${columns} items-center border-b px-4 py-2.5 last:border-b-0`}>
              <span className="min-w-0 wrap-anywhere">
                {name}
                {action ? <span className="block text-12 text-ink-3">{t`Kann auf Ihre Handlung warten`}</span> : null}
              </span>
              <span className="grid justify-items-center">
                {action?.who === 'all recipients' ? (
                  <span className="text-ink-2">
                    {t`immer`}
                    <span className="sr-only"> {t`in der Glocke`}</span>
                  </span>
                ) : (
                  <Switch
                    label={t`Glocke: ${name}`}
                    isLabelHidden
                    value={bell}
                    onChange={(isOn) => onChange({ kind, mail, bell: isOn })}
                  />
                )}
              </span>
              <span className="flex items-center gap-3 max-sm:col-span-2">
                <span aria-hidden="true" className="w-12 text-12 text-ink-3 sm:hidden">{t`E-Mail`}</span>
                <span className="min-w-0 flex-1">
                  <Select
                    label={t`E-Mail: ${name}`}
                    isLabelHidden
                    items={modes}
                    value={mail}
                    onChange={(mode) => onChange({ kind, bell, mail: mode })}
                  />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
