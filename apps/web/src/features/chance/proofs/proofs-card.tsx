import { useLingui } from '@lingui/react/macro';
import {
  Badge,
  Button,
  Card,
  CardBody,
  CardHeader,
  CheckboxField,
  ErrorNote,
  IconButton,
  TextField,
} from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Proof, Proofs } from '@zuschlag/validation/chance/proofs';
import { limits } from '@zuschlag/validation/limits';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { fieldProblemMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { useUnsavedWork } from '../../../app/navigation/unsaved-work.ts';
import { useMomentText } from '../../../app/preferences/use-moment-text.ts';

/** The proofs that the authority asks for, to be ticked when they are ready. */
export function ProofsCard({ chance: { id: chanceId } }: { chance: Chance }) {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.chance.proofs.useQuery({ chanceId });
  const title = t`Nachweise`;
  // A list that was read once stays, with what is typed below it.
  if (error && !data)
    return (
      <Card label={title}>
        <CardHeader title={title} />
        <CardBody>
          <ErrorNote>{t`Die Nachweise konnten nicht geladen werden.`}</ErrorNote>
          <Button size="small" onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>
        </CardBody>
      </Card>
    );
  if (!data || (data.proofs.length === 0 && !data.mayChange)) return null;
  const done = data.proofs.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card label={title}>
      <CardHeader
        title={title}
        badge={data.proofs.length === 0 ? undefined : <Badge kind="count">{`${done}/${data.proofs.length}`}</Badge>}
      />
      <CardBody>
        <div className="grid gap-3">
          {data.proofs.length === 0 ? null : (
            <ul className="grid gap-1">
              {data.proofs.map((proof) => (
                <ProofLine key={proof.id} proof={proof} chanceId={chanceId} mayChange={data.mayChange} />
              ))}
            </ul>
          )}
          {data.mayChange ? <AddProof chanceId={chanceId} known={data.proofs} /> : null}
        </div>
      </CardBody>
    </Card>
  );
}

function useTaken(chanceId: string) {
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  return {
    onSuccess: (answer: Proofs) => utils.chance.proofs.setData({ chanceId }, answer),
    onError: (error: unknown) => {
      void utils.chance.proofs.invalidate({ chanceId });
      showError(error);
    },
  };
}

function ProofLine({ proof, chanceId, mayChange }: { proof: Proof; chanceId: string; mayChange: boolean }) {
  const { t } = useLingui();
  const momentText = useMomentText();
  const taken = useTaken(chanceId);
  const tick = trpc.chance.tickProof.useMutation(taken);
  const remove = trpc.chance.removeProof.useMutation(taken);
  const { id: proofId, label, doneAt, doneBy } = proof;
  const by = doneBy && doneAt ? `${doneBy.firstname} ${doneBy.lastname}, ${momentText(doneAt)}` : undefined;
  return (
    <li className="flex min-w-0 items-start gap-2">
      <div className="min-w-0 flex-1 break-words">
        <CheckboxField
          label={label}
          description={by}
          isSelected={tick.isPending ? tick.variables.isDone : doneAt !== null}
          isDisabled={!mayChange || tick.isPending}
          onChange={(isDone) => tick.mutate({ proofId, isDone })}
        />
      </div>
      {mayChange ? (
        <IconButton
          size="tight"
          label={t`„${label}“ entfernen`}
          icon={<X />}
          isBusy={remove.isPending}
          onPress={() => remove.mutate({ proofId })}
        />
      ) : null}
    </li>
  );
}

function AddProof({ chanceId, known }: { chanceId: string; known: readonly Proof[] }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  useUnsavedWork(typed.trim() !== '');
  const taken = useTaken(chanceId);
  const add = trpc.chance.addProofs.useMutation({
    ...taken,
    onSuccess: (answer) => {
      setTyped('');
      taken.onSuccess(answer);
    },
  });
  const usual = [
    t`Eigenerklärung zu Ausschlussgründen (§§ 123, 124 GWB)`,
    t`Bewachungserlaubnis nach § 34a GewO`,
    t`Betriebshaftpflichtversicherung`,
    t`Unbedenklichkeitsbescheinigung des Finanzamts`,
    t`Unbedenklichkeitsbescheinigung der Krankenkasse`,
    t`Referenzen der letzten drei Jahre`,
    t`Tariftreueerklärung`,
    t`Zertifikat nach DIN 77200-1`,
  ];
  const isKnown = (label: string) => known.some((proof) => proof.label.toLowerCase() === label.toLowerCase());
  const missing = usual.filter((label) => !isKnown(label));
  const isTooLong = typed.trim().length > limits.proof;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !isTooLong && !add.isPending) add.mutate({ chanceId, labels: [typed] });
  };
  return (
    <form className="grid gap-2" onSubmit={submit} aria-label={t`Nachweis hinzufügen`}>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t`Weiterer Nachweis`}
            value={typed}
            onChange={setTyped}
            maxLength={limits.proof}
            counter="near"
            errorMessage={isTooLong ? fieldProblemMessage('TOO_LONG', limits.proof) : undefined}
          />
        </div>
        <Button
          type="submit"
          isPending={add.isPending}
          isDisabled={typed.trim() === '' || isTooLong}
          reason={isTooLong ? fieldProblemMessage('TOO_LONG', limits.proof) : t`Geben Sie zuerst einen Nachweis ein.`}
        >{t`Hinzufügen`}</Button>
      </div>
      {known.length === 0 && missing.length > 0 ? (
        <div>
          <Button
            size="small"
            isBusy={add.isPending}
            onPress={() => add.mutate({ chanceId, labels: missing })}
          >{t`Die üblichen Nachweise eintragen`}</Button>
        </div>
      ) : null}
    </form>
  );
}
