import { Plural, useLingui } from '@lingui/react/macro';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { RemovalPlan, SuccessionKind, Successors } from '@zuschlag/validation/administration/removal';
import type { ReactNode } from 'react';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { SuccessorField } from './successor-field.tsx';

/** A card for each kind of things that another takes over; kinds with nothing in them are left out. */
export function HeldCards({
  plan,
  successors,
  onChange,
}: {
  plan: RemovalPlan;
  successors: Successors;
  onChange: (successors: Successors) => void;
}) {
  const { t } = useLingui();
  const { day } = useFormat();
  const field = (kind: SuccessionKind, label: string, unnamed: string, isRequired = false) => (
    <SuccessorField
      userId={plan.person.id}
      {...{ kind, label, unnamed, isRequired }}
      value={successors[kind] ?? null}
      onChange={(id) => onChange({ ...successors, [kind]: id })}
    />
  );
  const takesOver = t`Übernimmt`;
  const due = (value: string | null) => (value === null ? '' : ` · ${day(value)}`);
  return (
    <>
      <Held title={t`Offene Chancen`} count={plan.chances.count} field={field('chances', takesOver, t`ich`)}>
        {plan.chances.first.map(({ id, name, submission }) => (
          <ChanceLine key={id} id={id} text={name + due(submission)} />
        ))}
      </Held>
      <Held
        title={t`Offene Aufgaben`}
        count={plan.tasks.count}
        field={field('tasks', takesOver, t`wer sie angelegt hat`)}
      >
        {plan.tasks.first.map(({ id, title, chanceId, chanceName, deadline }) => (
          <ChanceLine key={id} id={chanceId} text={`${title} · ${chanceName}${due(deadline)}`} />
        ))}
      </Held>
      <Held
        title={t`Vertritt andere`}
        count={plan.deputyFor.count}
        field={field('deputies', takesOver, t`niemand, die Vertretung endet`)}
      >
        {plan.deputyFor.first.map(({ id, absent, from, to }) => (
          <li key={id}>
            {absent.firstname} {absent.lastname} · {day(from)} – {day(to)}
          </li>
        ))}
      </Held>
      <Held
        title={t`Angefangene Importe`}
        count={plan.imports.count}
        field={field('imports', takesOver, t`alle, die die Tabelle pflegen`)}
      >
        {plan.imports.first.map(({ id, fileName }) => (
          <li key={id}>{fileName}</li>
        ))}
      </Held>
      {plan.isLastManager ? (
        <Note
          title={t`Letzter Manager der Gesellschaft`}
          text={t`Danach verwaltet nur noch die Hauptgesellschaft die Personen. Sie können jemanden zum Manager machen.`}
        >
          {field('manager', t`Wird Manager`, t`niemand`)}
        </Note>
      ) : null}
      {plan.isLastConfigAdmin ? (
        <Note
          title={t`Pflegt als Letzte die Tabellen`}
          text={t`Ohne Nachfolge könnte niemand mehr Werte ändern, mit denen alle Gesellschaften rechnen.`}
        >
          {field('configAdmin', t`Pflegt künftig die Tabellen`, t`Name eingeben`, true)}
        </Note>
      ) : null}
      {plan.votes.count > 0 ? (
        <Card label={t`Offene Entscheidungen`}>
          <CardHeader title={t`Offene Entscheidungen`} badge={<Badge kind="count">{plan.votes.count}</Badge>} />
          <CardBody>
            <p>
              {plan.hasOtherDeciders
                ? t`Die Kolleginnen und Kollegen der Gesellschaft beantworten sie.`
                : t`In der Gesellschaft bleibt niemand, der entscheiden darf.`}
            </p>
            <ul className="mt-2 grid gap-1">
              {plan.votes.first.map(({ id, name, submission }) => (
                <ChanceLine key={id} id={id} text={name + due(submission)} />
              ))}
            </ul>
            <More left={plan.votes.count - plan.votes.first.length} />
          </CardBody>
        </Card>
      ) : null}
    </>
  );
}

function Held({
  title,
  count,
  field,
  children,
}: {
  title: string;
  count: number;
  field: ReactNode;
  children: readonly ReactNode[];
}) {
  if (count === 0) return null;
  return (
    <Card label={title}>
      <CardHeader title={title} badge={<Badge kind="count">{count}</Badge>} />
      <CardBody>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_18rem] sm:gap-6">
          <div>
            <ul className="grid gap-1">{children}</ul>
            <More left={count - children.length} />
          </div>
          {field}
        </div>
      </CardBody>
    </Card>
  );
}

function Note({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card label={title}>
      <CardHeader title={title} />
      <CardBody>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_18rem] sm:gap-6">
          <p>{text}</p>
          {children}
        </div>
      </CardBody>
    </Card>
  );
}

function ChanceLine({ id, text }: { id: string; text: string }) {
  return (
    <li className="min-w-0 break-words">
      <a
        className="text-accent-text hover:underline"
        href={pathTo({ to: '/tender/$tenderId', params: { tenderId: id } })}
        title={text}
      >
        {text}
      </a>
    </li>
  );
}

function More({ left }: { left: number }) {
  if (left <= 0) return null;
  return (
    <p className="mt-1 text-12 text-ink-3">
      <Plural value={left} one="und eine weitere" other="und # weitere" />
    </p>
  );
}
