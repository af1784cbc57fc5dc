import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { SegmentedControl } from '@zuschlag/ui/choices/radio-group';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { ErasurePlan, NamingText } from '@zuschlag/validation/administration/erasure';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { namingLabels, placeLabel } from './erasure-labels.ts';

/** By the key of a text: whether the pseudonym takes the place of the name; undefined is open. */
export type Decisions = { readonly [key: string]: boolean | undefined };

/** The texts that people wrote and that name the person, each with its decision. */
export function NamingTexts({
  plan: { texts, unlisted, pseudonym },
  decisions,
  onChange,
}: {
  plan: ErasurePlan;
  decisions: Decisions;
  onChange: (decisions: Decisions) => void;
}) {
  const { t } = useLingui();
  const { number } = useFormat();
  const title = t`Texte, in denen die Person vorkommt`;
  const open = texts.filter(({ isFixed }) => !isFixed);
  const decideAll = (isReplaced: boolean) =>
    onChange(Object.fromEntries(open.map(({ key }) => [key, decisions[key] ?? isReplaced])));
  return (
    <Card label={title}>
      <CardHeader title={title} aside={number(texts.length)} />
      <CardBody>
        {texts.length === 0 ? (
          <p className="text-ink-2">{t`Kein Text nennt den Namen oder die Adresse.`}</p>
        ) : (
          <div className="grid gap-3">
            <p className="text-ink-2">
              {t`Menschen haben diese Texte geschrieben. Sie entscheiden für jeden, ob „${pseudonym}“ an die Stelle des Namens tritt.`}
            </p>
            {open.length > 0 ? (
              <div className="flex flex-wrap gap-2">
                <Button size="small" onPress={() => decideAll(true)}>{t`Alle offenen ersetzen`}</Button>
                <Button size="small" variant="ghost" onPress={() => decideAll(false)}>{t`Alle offenen lassen`}</Button>
              </div>
            ) : null}
            <ul className="grid">
              {texts.map((text) => (
                <TextRow
                  key={text.key}
                  text={text}
                  decision={decisions[text.key]}
                  onDecide={(isReplaced) => onChange({ ...decisions, [text.key]: isReplaced })}
                />
              ))}
            </ul>
            {unlisted > 0 ? (
              <p className="text-ink-2">
                <Plural
                  value={unlisted}
                  one="Ein weiterer Text enthält nur den Vornamen und bleibt, wie er ist."
                  other="# weitere Texte enthalten nur den Vornamen und bleiben, wie sie sind."
                />
              </p>
            ) : null}
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function TextRow({
  text,
  decision,
  onDecide,
}: {
  text: NamingText;
  decision: boolean | undefined;
  onDecide: (isReplaced: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const place = [i18n._(placeLabel(text.place)), text.chanceName, i18n._(namingLabels[text.naming])];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 last:border-b-0">
      <div className="min-w-60 flex-1">
        <p className="text-12 text-ink-3">{place.filter(Boolean).join(' · ')}</p>
        <p className="break-words">{text.excerpt}</p>
      </div>
      {text.isFixed ? (
        <p className="max-w-60 text-12 text-ink-3">{t`Bleibt: Der Verlauf ist hier durch seine Prüfkette gesichert.`}</p>
      ) : (
        <SegmentedControl
          label={t`Entscheidung`}
          isLabelHidden
          size="small"
          options={[
            { id: 'replace', label: t`Ersetzen` },
            { id: 'leave', label: t`Lassen` },
          ]}
          value={decision === undefined ? null : decision ? 'replace' : 'leave'}
          onChange={(chosen) => onDecide(chosen === 'replace')}
        />
      )}
    </li>
  );
}
