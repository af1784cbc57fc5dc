import { useLingui } from '@lingui/react/macro';
import { handoutNames, handoutPurposes } from '@zuschlag/i18n/handouts/handout-messages';
import { Banner, Button, Card, LinkButton, toasts } from '@zuschlag/ui';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import {
  formatsOfHandout,
  type HandoutFormat,
  type HandoutKind,
  madeKinds,
} from '@zuschlag/validation/handouts/handout-kinds';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { pathTo } from '../../app/navigation/path-to.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { useDenialMessages } from '../services/lock/denial-messages.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { askedChoices, type HandoutChoices } from './handout-choices.ts';

/** When the mail with the open calculation has had time to arrive. */
const mailMs = 20_000;
const spamToastMs = 10_000;

/** Each kind of handout with its formats, and what they are asked for with; the reason while none can be made. */
export function Offers() {
  const { t } = useLingui();
  const { locale } = useFormat();
  const chance = useChance();
  const chanceId = chance.id;
  const denialWords = useDenialMessages();
  const [choices, setChoices] = useState<HandoutChoices>({
    language: locale === 'en' ? 'en' : 'de',
    serviceIds: [],
    wage: null,
    wageSource: '',
  });
  const [wrong, setWrong] = useState<'wage' | 'wageSource' | null>(null);
  const utils = trpc.useUtils();
  const request = trpc.handouts.request.useMutation({
    onSettled: () => utils.handouts.ofChance.invalidate({ chanceId }),
    onSuccess: ({ kind }) => {
      if (kind === 'openCalculation') setTimeout(tellOfMail, mailMs);
    },
  });
  const tellOfMail = () => {
    toasts.success(t`Die offene Kalkulation kommt per E-Mail.`);
    toasts.warning(t`Keine E-Mail bekommen? Sehen Sie auch im Spam-Ordner nach.`, undefined, { timeout: spamToastMs });
  };

  const isEmpty = chance.denials.some(
    ({ permission, code }) => permission === 'OPEN_CALC_GENERATOR' && code === 'SERVICES_MISSING',
  );
  const reason = isEmpty
    ? t`Noch gibt es keine Leistungen, also auch nichts herauszugeben.`
    : denialWords(chance.denials, 'OPEN_CALC_GENERATOR');

  function ask(kind: HandoutKind, format: HandoutFormat) {
    const choice = askedChoices(choices);
    setWrong(choice.wrong);
    if (choice.asked) request.mutate({ chanceId, kind, format, ...choice.asked });
  }

  return (
    <Card>
      {reason === undefined ? (
        <ChoiceFields chanceId={chanceId} choices={choices} wrong={wrong} onChange={setChoices} />
      ) : (
        <Banner>{reason}</Banner>
      )}
      <ErrorNote>{request.error ? errorMessage(request.error) : null}</ErrorNote>
      <ul className="grid">
        {madeKinds.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b p-4">
            <div className="min-w-56 flex-1">
              <p className="font-medium">{handoutNames[kind][locale]}</p>
              <p className="text-12 text-ink-3">{handoutPurposes[kind][locale]}</p>
            </div>
            <div className="flex gap-2">
              {formatsOfHandout[kind].map((format) => (
                <Button
                  key={format}
                  size="small"
                  aria-label={`${handoutNames[kind][locale]}, ${format === 'pdf' ? 'PDF' : 'Excel'}`}
                  isPending={
                    request.isPending && request.variables.kind === kind && request.variables.format === format
                  }
                  isDisabled={reason !== undefined}
                  reason={reason}
                  onPress={() => ask(kind, format)}
                >
                  {format === 'pdf' ? 'PDF' : 'Excel'}
                </Button>
              ))}
            </div>
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
          <div className="min-w-56 flex-1">
            <p className="font-medium">{handoutNames.customerSheet[locale]}</p>
            <p className="text-12 text-ink-3">{handoutPurposes.customerSheet[locale]}</p>
          </div>
          <LinkButton
            size="small"
            href={pathTo({ to: '/tender/$tenderId/pricesheet', params: { tenderId: chanceId } })}
          >{t`Ausfüllen`}</LinkButton>
        </li>
      </ul>
    </Card>
  );
}
