import type { z } from 'zod';
import { type FieldError, type FieldProblem, fieldProblems } from '../errors.ts';

/**
 * Folds zod's issues into field errors: a message that is one of our problem codes stays, everything else is read off
 * the kind of issue. The path is dotted, as form fields are named (`description.name`, `shifts.0.startTime`).
 */
export function fieldErrorsOf(error: Pick<z.ZodError, 'issues'>): FieldError[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), ...problemOf(issue as Issue) }));
}

type Issue = {
  code: string;
  message: string;
  input?: unknown;
  origin?: string;
  inclusive?: boolean;
  minimum?: unknown;
  maximum?: unknown;
  expected?: string;
};

function problemOf(issue: Issue): { problem: FieldProblem; bound?: number } {
  if (isProblem(issue.message)) return { problem: issue.message, bound: boundOf(issue) };
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.includes('received undefined') || issue.message.includes('received null'))
        return { problem: 'REQUIRED' };
      if (issue.expected === 'int') return { problem: 'NOT_WHOLE' };
      return { problem: issue.expected === 'number' ? 'INVALID_NUMBER' : 'INVALID' };
    case 'too_small':
      if (issue.origin === 'string') return { problem: 'TOO_SHORT', bound: boundOf(issue) };
      return { problem: issue.inclusive === false ? 'NOT_ABOVE' : 'TOO_SMALL', bound: boundOf(issue) };
    case 'too_big':
      return { problem: issue.origin === 'string' ? 'TOO_LONG' : 'TOO_BIG', bound: boundOf(issue) };
    case 'invalid_value':
      return { problem: 'INVALID_CHOICE' };
    default:
      return { problem: 'INVALID' };
  }
}

function boundOf(issue: Issue): number | undefined {
  const bound = issue.minimum ?? issue.maximum;
  return typeof bound === 'number' ? bound : undefined;
}

function isProblem(message: string): message is FieldProblem {
  return (fieldProblems as readonly string[]).includes(message);
}
