import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary, focusField } from '@zuschlag/ui';
import type { FieldProblem } from '@zuschlag/validation/errors';
import { fieldProblemMessage } from '../app/errors/error-messages.ts';
import { type flatErrors, isMissing, ofFormError } from './field-problem.ts';

export type FormErrorsProps = {
  /** What did not happen: "Noch nicht angelegt". */
  notDone: string;
  wrong: ReturnType<typeof flatErrors>;
  fieldLabel: (path: string) => string;
  factOf?: (path: string, problem: FieldProblem) => string | null;
  sectionOf?: (path: string) => string | undefined;
};

/** What keeps a form from being sent: how much, then a line per section with the names of what is missing and what is wrong. */
export function FormErrors({ notDone, wrong, fieldLabel, factOf, sectionOf }: FormErrorsProps) {
  const { t } = useLingui();
  const errors = wrong.map(({ path, error }) => ({ path, ...ofFormError(error) }));
  const missing = errors.filter(({ problem }) => isMissing(problem)).length;
  const title = [
    missing > 0 ? plural(missing, { one: '# Angabe fehlt', other: '# Angaben fehlen' }) : null,
    errors.length === missing
      ? null
      : missing > 0
        ? plural(errors.length - missing, { one: '# stimmt nicht', other: '# stimmen nicht' })
        : plural(errors.length, { one: '# Angabe stimmt nicht', other: '# Angaben stimmen nicht' }),
  ]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <ErrorSummary
      title={`${notDone}: ${title}.`}
      items={errors.map(({ path, problem, bound }) => {
        const name = fieldLabel(path);
        const text = isMissing(problem)
          ? name
          : (factOf?.(path, problem) ?? `${name}: ${fieldProblemMessage(problem, bound)}`);
        return { id: path, text, section: sectionOf?.(path) };
      })}
      moreText={(count) => t`und ${count} weitere`}
      onGo={focusField}
    />
  );
}
