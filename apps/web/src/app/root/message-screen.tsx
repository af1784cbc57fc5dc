import type { ReactNode } from 'react';
import { Brand } from '../shell/brand.tsx';

/** A page of a single message, without navigation: something is missing, broken or being checked. */
export function MessageScreen({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center px-6 py-10">
      <div className="grid w-full max-w-md gap-6">
        <Brand />
        <div className="grid gap-2">
          <h1 className="text-balance font-semibold text-20">{title}</h1>
          <div className="grid gap-3 text-ink-2">{children}</div>
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </main>
  );
}
