import type { ReactNode } from 'react';

/** A white frame with one hairline around things that belong together. */
export function Card({
  children,
  label,
  id,
}: {
  children: ReactNode /** Makes it a named region. */;
  label?: string;
  id?: string;
}) {
  return (
    <section aria-label={label} id={id} className="min-w-0 rounded-card border bg-surface">
      {children}
    </section>
  );
}

export interface CardHeaderProps {
  title: ReactNode;
  /** Right side: a note, a count, small buttons. */
  aside?: ReactNode;
  /** Directly after the title, e.g. a count badge. */
  badge?: ReactNode;
  level?: 2 | 3 | 4;
}

/** The head of a card: title left, note or actions right. */
export function CardHeader({ title, aside, badge, level = 2 }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className="flex min-h-11 items-center gap-2 border-b py-1.5 pr-2.5 pl-4 last:border-b-0">
      <Heading className="min-w-0 font-semibold text-14 max-sm:break-words sm:truncate">{title}</Heading>
      {badge}
      {aside === undefined ? null : (
        <div className="ml-auto flex items-center gap-2 pr-1.5 text-12 text-ink-3">{aside}</div>
      )}
    </header>
  );
}

/** The content of a card. `flush` lets a table or list touch the frame. */
export function CardBody({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  return <div className={flush ? 'overflow-hidden rounded-b-card' : 'p-4 has-[>dl:only-child]:py-2.5'}>{children}</div>;
}
