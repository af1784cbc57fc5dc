import { useLingui } from '@lingui/react/macro';
import { Banner, Button, DescriptionList, Dialog, DialogActions, FileDrop, Select } from '@zuschlag/ui';
import type { AwardNotice, AwardOfLot } from '@zuschlag/validation/chance/award-notice';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { limits } from '@zuschlag/validation/limits';
import { largestFile } from '@zuschlag/validation/wire/file-limits';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { uploadFile } from '../../../app/files/file-transfer.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { offeredPrice } from './offered-price.ts';

/** An outcome as a notice states it: a proposal for the dialog that declares it. */
export type ProposedOutcome = { won: boolean; winner: string; winningPrice: number | null };

type AwardNoticeProps = {
  chance: Chance;
  isOpen: boolean;
  onClose: () => void;
  onTake: (outcome: ProposedOutcome) => void;
};

/** Reads winner and price from the XML of a contract award notice; a person confirms them in the dialog of the outcome. */
export function AwardNoticeDialog({ isOpen, onClose, ...props }: AwardNoticeProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Vergabebekanntmachung`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <Reading {...props} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Reading({ chance, onClose, onTake }: Omit<AwardNoticeProps, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [notice, setNotice] = useState<AwardNotice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const isReading = file !== null && notice === null && problem === null;
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function read([chosen]: File[]): Promise<void> {
    if (!chosen) return;
    const isTooLarge = chosen.size > largestFile;
    setNotice(null);
    setProblem(isTooLarge ? t`Die Datei ist größer als 5 MB.` : null);
    setFile(isTooLarge ? null : chosen);
    if (isTooLarge) return;
    const current = new AbortController();
    control.current = current;
    const { signal } = current;
    try {
      const { id: fileId } = await uploadFile(chosen, { onProgress: () => undefined, signal });
      const found = await utils.chance.readAwardNotice.fetch({ chanceId: chance.id, fileId });
      if (!signal.aborted) setNotice(found);
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = failureOf(error).code === 'DOCUMENT_REFUSED';
      setProblem(
        isRefused ? t`${chosen.name} ist keine Bekanntmachung im XML von eForms oder TED.` : errorMessage(error),
      );
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-2">
        {t`Gewinner und Preis kommen als Vorschlag in das Formular. Eingetragen wird erst, was Sie dort bestätigen.`}
      </p>
      <FileDrop
        label={t`XML-Datei der Bekanntmachung (eForms oder TED)`}
        description={
          isReading ? t`${file.name} wird gelesen …` : t`Vom Vergabeportal oder von ted.europa.eu, höchstens 5 MB.`
        }
        buttonText={t`Datei wählen`}
        accept={['.xml']}
        onFiles={(files) => void read(files)}
        errorMessage={problem}
        isDisabled={isReading}
      />
      <div aria-live="polite">
        {notice ? <Found chance={chance} notice={notice} onClose={onClose} onTake={onTake} /> : null}
      </div>
      {notice ? null : (
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
        </DialogActions>
      )}
    </div>
  );
}

function Found({ chance, notice, onClose, onTake }: Omit<AwardNoticeProps, 'isOpen'> & { notice: AwardNotice }) {
  const { t } = useLingui();
  const format = useFormat();
  const [at, setAt] = useState(notice.likelyLot);
  const lot = at === null ? undefined : notice.lots[at];
  const nameOf = ({ lotNumber, lotTitle }: AwardOfLot) =>
    [lotNumber, lotTitle].filter(Boolean).join(': ') || t`Auftrag`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DescriptionList
        layout="one-column"
        items={[
          { term: t`Bekanntmachung`, value: notice.title ?? '–' },
          { term: t`Vergabestelle`, value: notice.buyer ?? '–' },
          { term: t`Aktenzeichen`, value: notice.reference ?? '–' },
          { term: t`Veröffentlicht`, value: format.day(notice.publishedOn) },
        ]}
      />
      {notice.hasOtherReference ? (
        <Banner tone="warn">
          {t`Das Aktenzeichen der Chance ist ein anderes: ${chance.referenceNumber ?? ''}. Gehört die Bekanntmachung zu dieser Chance?`}
        </Banner>
      ) : null}
      {notice.lots.length > 1 || notice.likelyLot === null ? (
        <Select
          label={t`Los dieser Chance`}
          isRequired
          value={at === null ? null : String(at)}
          onChange={(key) => setAt(key === null ? null : Number(key))}
          items={notice.lots.map((one, index) => ({ id: String(index), label: nameOf(one) }))}
        />
      ) : null}
      {lot ? <Award lot={lot} name={nameOf(lot)} chance={chance} /> : null}
      <DialogActions>
        <Button onPress={onClose}>{t`Abbrechen`}</Button>
        {lot?.isAwarded ? (
          <>
            <Button variant={lot.isOwn ? 'primary' : 'secondary'} onPress={() => onTake(proposalOf(lot, true))}>
              {t`Weiter zu „Gewonnen“`}
            </Button>
            <Button variant={lot.isOwn ? 'secondary' : 'primary'} onPress={() => onTake(proposalOf(lot, false))}>
              {t`Weiter zu „Verloren“`}
            </Button>
          </>
        ) : null}
      </DialogActions>
    </div>
  );
}

function Award({ lot, name, chance }: { lot: AwardOfLot; name: string; chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const own = offeredPrice(chance);
  if (!lot.isAwarded) return <p>{t`Dieses Los ist nicht vergeben: Die Bekanntmachung nennt keinen Gewinner.`}</p>;
  const distance = lot.price === null || own === null ? null : (own - lot.price) / lot.price;
  return (
    <DescriptionList
      layout="one-column"
      items={[
        { term: t`Los`, value: name },
        { term: t`Wer hat gewonnen?`, value: lot.winners.join(', ') || t`nicht genannt` },
        { term: t`Preis des Gewinners`, value: lot.price === null ? t`nicht genannt` : format.euro(lot.price) },
        { term: t`Unser Angebot`, value: format.euro(own) },
        {
          term: t`Abstand zum Gewinner`,
          value: distance === null ? '–' : `${distance > 0 ? '+' : ''}${format.percent(distance, 1, true)}`,
        },
        { term: t`Angebote`, value: format.number(lot.tenders, 0) },
      ]}
    />
  );
}

function proposalOf({ winners, price }: AwardOfLot, won: boolean): ProposedOutcome {
  const winner = won ? '' : [...winners.join(', ')].slice(0, limits.winner).join('');
  return { won, winner, winningPrice: price === null ? null : Math.round(price * 100) / 100 };
}
