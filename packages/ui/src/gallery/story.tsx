import type { ReactNode } from 'react';

/** One group of the gallery under its small heading. */
export function Story({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2.5 font-medium text-12 text-ink-3">{title}</h2>
      <div className="grid gap-2.5">{children}</div>
    </section>
  );
}

/** Things beside each other. */
export function Line({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2.5">{children}</div>;
}

/** Two columns, on small screens one. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}
