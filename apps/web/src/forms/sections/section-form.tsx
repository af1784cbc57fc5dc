import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form } from '@zuschlag/ui';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { FieldProblem } from '@zuschlag/validation/errors';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { flatErrors } from '../field-problem.ts';
import { FormErrors } from '../form-errors.tsx';
import { type SchemaSource, useSchema } from '../schema-source.ts';
import type { SchemaForm } from '../use-schema-form.ts';
import { useCurrentSection } from './use-current-section.ts';

/** One group of a long form. */
export type FormSection = {
  id: string;
  title: string;
  /** The fields that belong here; a name stands for everything below it too. */
  fields: readonly string[];
  /** Right end of the head, e.g. a hint. */
  aside?: ReactNode;
  isOptional?: boolean;
  content: ReactNode;
};

export type SectionFormProps<Values extends FieldValues, Output> = {
  form: SchemaForm<Values, Output>;
  schema: SchemaSource<Values, Output>;
  sections: readonly FormSection[];
  /** The name of a field in the error summary. */
  fieldLabel: (path: string) => string;
  /** The position of a field, for the order of its section's errors; without it they come as found. */
  placeOf?: (path: string) => number;
  /** A fact that says more than the name of the field and its problem; null without one. */
  factOf?: (path: string, problem: FieldProblem) => string | null;
  /** What did not happen, as the error summary begins: "Noch nicht angelegt". */
  notDone: string;
  id?: string;
  label: string;
  /** The list of the sections: beside the form where the window is wide enough, or as a line above it. */
  navigation?: 'beside' | 'above';
  /** Below the sections: the buttons, unless they stand in the head of the page (`<Button type="submit" form={id}>`). */
  footer?: ReactNode;
};

const frames = {
  beside: 'grid-cols-[14.5rem_minmax(0,1fr)] gap-8 max-lg:grid-cols-1 max-lg:gap-4',
  above: 'grid-cols-[minmax(0,1fr)] gap-4',
};
const lists = {
  beside: { frame: 'sticky top-32 max-lg:hidden', list: 'grid gap-0.5' },
  above: {
    frame: 'sticky top-[6.75rem] z-1 -my-2 overflow-x-auto bg-canvas py-2 max-sm:hidden',
    list: 'flex gap-1',
  },
};

type SectionState = { kind: 'pending' | 'done' | 'error'; errors: number };

/** A long form: groups as cards, at the left where each of them stands, on top what is wrong with links to the fields. */
export function SectionForm<Values extends FieldValues, Output>(props: SectionFormProps<Values, Output>) {
  const { form, sections, fieldLabel, placeOf = () => 0, navigation = 'beside' } = props;
  const { t } = useLingui();
  const schema = useSchema(props.schema);
  const { errors, submitCount } = useFormState({ control: form.form.control });
  const values = useWatch({ control: form.form.control });
  const inOrder = (path: string) =>
    sections.findIndex((section) => section.fields.some((name) => isWithin(path, name)));
  const wrong = flatErrors(errors).sort(
    (first, second) => inOrder(first.path) - inOrder(second.path) || placeOf(first.path) - placeOf(second.path),
  );
  const current = useCurrentSection(sections);
  // Until its schema has arrived every section counts as open.
  const checked = schema?.safeParse(values);
  const unfinished = checked?.error?.issues.map((issue) => issue.path.join('.')) ?? [];
  const sectionOf = (path: string) => sections.find((section) => section.fields.some((name) => isWithin(path, name)));

  function stateOf(section: FormSection): SectionState {
    const count = wrong.filter(({ path }) => sectionOf(path) === section).length;
    if (count > 0) return { kind: 'error', errors: count };
    const isOpen = !checked || unfinished.some((path) => sectionOf(path) === section);
    const isEmpty = section.isOptional && section.fields.every((name) => isBlank(valueAt(values, name)));
    return { kind: isOpen || isEmpty ? 'pending' : 'done', errors: 0 };
  }

  return (
    <div className={`mx-auto grid w-full max-w-[67rem] items-start ${frames[navigation]}`}>
      <nav aria-label={t`Abschnitte`} className={lists[navigation].frame}>
        <ul className={lists[navigation].list}>
          {sections.map((section) => (
            <li key={section.id} className="shrink-0">
              <SectionLink section={section} state={stateOf(section)} isCurrent={section.id === current} />
            </li>
          ))}
        </ul>
      </nav>
      <Form id={props.id} label={props.label} onSubmit={form.submit}>
        <div className="grid gap-4">
          {submitCount > 0 ? (
            <FormErrors
              notDone={props.notDone}
              wrong={wrong}
              fieldLabel={fieldLabel}
              factOf={props.factOf}
              sectionOf={(path) => sectionOf(path)?.title}
            />
          ) : null}
          {sections.map((section) => (
            <div key={section.id} id={`section-${section.id}`} className="min-w-0">
              <Card label={section.title}>
                <CardHeader title={section.title} aside={section.aside} />
                <CardBody>{section.content}</CardBody>
              </Card>
            </div>
          ))}
          {props.footer}
        </div>
      </Form>
    </div>
  );
}

function SectionLink({ section, state, isCurrent }: { section: FormSection; state: SectionState; isCurrent: boolean }) {
  return (
    <a
      href={`#section-${section.id}`}
      aria-current={isCurrent ? 'step' : undefined}
      className={`flex min-h-9 items-center gap-2.5 rounded-control px-2.5 font-medium ${isCurrent ? 'bg-accent-soft text-accent-text' : 'text-ink-2 hover:bg-hover hover:text-ink'}`}
      onClick={(event) => {
        event.preventDefault();
        goToSection(section.id);
      }}
    >
      <SectionMark kind={state.kind} />
      <span className="min-w-0 flex-1 truncate">{section.title}</span>
      <span className={`text-12 ${state.kind === 'error' ? 'text-danger-text' : 'font-normal text-ink-3'}`}>
        {state.kind === 'error' ? (
          <Plural value={state.errors} one="# Fehler" other="# Fehler" />
        ) : section.isOptional ? (
          <Trans>optional</Trans>
        ) : null}
      </span>
    </a>
  );
}

function SectionMark({ kind }: { kind: SectionState['kind'] }) {
  const { t } = useLingui();
  const name = { pending: t`offen`, done: t`vollständig`, error: t`fehlerhaft` }[kind];
  const look = {
    pending: 'border-[1.5px] border-border-field',
    done: 'bg-ink-2 text-inverse',
    error: 'bg-danger text-on-danger',
  }[kind];
  return (
    <span
      role="img"
      aria-label={name}
      className={`grid size-[18px] shrink-0 place-items-center rounded-full font-semibold text-12 leading-none ${look}`}
    >
      {kind === 'done' ? <Check aria-hidden="true" className="size-3" strokeWidth={3} /> : null}
      {kind === 'error' ? <span aria-hidden="true">!</span> : null}
    </span>
  );
}

function goToSection(id: string): void {
  const place = document.getElementById(`section-${id}`);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}

function isWithin(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      values,
    );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
