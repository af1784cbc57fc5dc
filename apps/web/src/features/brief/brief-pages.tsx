import { Card } from '@zuschlag/ui';
import type { BriefSection, BriefTone, ChanceBrief } from '@zuschlag/validation/chance/brief';
import { CircleCheck, CircleX, Minus, TriangleAlert } from 'lucide-react';

/** The words of a brief as the server wrote them, in the order of its PDF. */
export function BriefPages({ brief }: { brief: ChanceBrief }) {
  return (
    <Card>
      <article lang={brief.language} className="grid gap-5 p-8 max-sm:p-4 print:p-0">
        <header className="grid gap-1">
          <h3 className="font-semibold text-20">{brief.title}</h3>
          <p className="text-ink-2">{brief.subtitle}</p>
          {brief.nextStep ? <p className="mt-1 font-medium">{brief.nextStep}</p> : null}
        </header>
        {brief.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <footer className="border-t pt-3 text-12 text-ink-3">
          <p>{brief.footer}</p>
          {brief.chainEnd ? <p className="break-all">{brief.chainEnd}</p> : null}
        </footer>
      </article>
    </Card>
  );
}

function Section({ section: { heading, facts, items, paragraphs } }: { section: BriefSection }) {
  return (
    <section className="grid gap-2 border-t pt-4 print:break-inside-avoid">
      <h4 className="font-semibold text-16">{heading}</h4>
      {paragraphs.map((text) => (
        <p key={text} className="max-w-[80ch]">
          {text}
        </p>
      ))}
      {facts.length === 0 ? null : (
        <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2 print:grid-cols-2">
          {facts.map(({ term, value }) => (
            <div key={term} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3">
              <dt className="text-ink-3">{term}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {items.length === 0 ? null : (
        <ul className="grid gap-1.5">
          {items.map(({ text, tone }) => (
            <li key={text} className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5">
              <Mark tone={tone} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const marks: Record<BriefTone, { Icon: typeof Minus; look: string }> = {
  plain: { Icon: Minus, look: 'text-ink-3' },
  good: { Icon: CircleCheck, look: 'text-ok-text' },
  bad: { Icon: CircleX, look: 'text-danger-text' },
  warn: { Icon: TriangleAlert, look: 'text-warn-text' },
};

function Mark({ tone }: { tone: BriefTone }) {
  const { Icon, look } = marks[tone];
  return <Icon aria-hidden="true" className={`mt-0.5 size-4 ${look}`} />;
}
