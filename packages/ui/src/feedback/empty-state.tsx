import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** The missing content, and how to add it. */
  text?: ReactNode;
  /** The button that fills it. */
  action?: ReactNode;
  /** 1 makes the title the heading of the page, where the state stands for the whole of it. */
  level?: 1 | 2;
}

/** The content of an empty list or page; also for "no permission" and "could not be loaded". */
export function EmptyState({ icon, title, text, action, level }: EmptyStateProps) {
  const Title = level === undefined ? 'p' : (`h${level}` as const);
  // A state that is the whole page begins where pages begin.
  const isPage = level === 1;
  return (
    <div
      className={`grid gap-1 whitespace-normal ${isPage ? 'justify-items-start p-6 max-sm:p-4' : 'justify-items-center px-6 py-8 text-center'}`}
    >
      {icon === undefined ? null : (
        <span aria-hidden="true" className="mb-1.5 inline-flex text-ink-3 [&_svg]:size-5">
          {icon}
        </span>
      )}
      <Title className={`font-semibold ${isPage ? 'text-20' : 'text-14'}`}>{title}</Title>
      {text === undefined ? null : <p className={`${isPage ? 'max-w-[68ch]' : 'max-w-80'} text-ink-2`}>{text}</p>}
      {action === undefined ? null : (
        <div className={`mt-2.5 flex flex-wrap gap-2 ${isPage ? '' : 'justify-center'}`}>{action}</div>
      )}
    </div>
  );
}
