import { useRef, useState } from 'react';

/** A field, or fields that hang together, which two people changed: both values in words. */
export type Question = { id: string; paths: readonly string[]; label: string; mine: string; theirs: string };

/** Which value is kept, by the path of the field. */
export type Answers = ReadonlyMap<string, 'mine' | 'theirs'>;

/** Asks which values to keep; the answer is null when the person goes on editing instead. */
export function useQuestions() {
  const [open, setOpen] = useState<readonly Question[] | null>(null);
  const resolveWith = useRef<(answers: Answers | null) => void>(() => undefined);
  return {
    open,
    ask: (questions: readonly Question[]) =>
      new Promise<Answers | null>((resolve) => {
        resolveWith.current = resolve;
        setOpen(questions);
      }),
    /** @param choices the kept value by the id of the question; null to go on editing */
    answer: (choices: ReadonlyMap<string, 'mine' | 'theirs'> | null) => {
      const answers = choices && (open ?? []).flatMap(({ id, paths }) => paths.map((path) => [path, choices.get(id)]));
      setOpen(null);
      resolveWith.current(answers ? (new Map(answers as [string, 'mine' | 'theirs'][]) as Answers) : null);
    },
  };
}
