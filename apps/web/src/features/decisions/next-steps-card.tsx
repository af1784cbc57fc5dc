import { useLingui } from '@lingui/react/macro';
import { Card, CardHeader } from '@zuschlag/ui';

export type NextStep = { id: string; title: string; text: string };

/** The consequence of each choice, so that no decision surprises the user. */
export function NextStepsCard({ steps }: { steps: readonly NextStep[] }) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <Card label={t`Was als Nächstes passiert`}>
      <CardHeader title={t`Was als Nächstes passiert`} />
      <ul className="grid gap-2.5 px-4 py-3">
        {steps.map(({ id, title, text }) => (
          <li key={id}>
            <span className="block font-medium">{title}</span>
            <span className="text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
