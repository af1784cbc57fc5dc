import type { ReactNode } from 'react';

/** The three parts of a decision page: whose decision, the conversation, and who takes part in it. */
export function DecisionFrame({ groups, thread, aside }: { groups: ReactNode; thread: ReactNode; aside?: ReactNode }) {
  return (
    <div className="grid items-start gap-4 p-6 max-sm:p-4 lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_17.5rem]">
      {groups}
      {thread}
      {aside === undefined ? null : <div className="grid gap-4 lg:max-xl:col-start-2">{aside}</div>}
    </div>
  );
}
