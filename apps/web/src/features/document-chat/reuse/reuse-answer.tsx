import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { IconButton } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { AnswerSource, DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { limits } from '@zuschlag/validation/limits';
import { Share } from 'lucide-react';
import { Suspense, useState } from 'react';
import { withWords } from '../../../app/features/with-words.ts';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { addToMessage } from '../../team-chat/writing/begun-message.ts';
import { answerText, plainMarkdown } from './answer-text.ts';

const ReuseMenu = lazyOverlay(async () => (await import('./reuse-menu.lazy.tsx')).ReuseMenu);
const NewTaskDialog = latePart(async () => {
  const { NewTaskDialog } = await withWords('tasks', import('../../tasks/dialog/new-task-dialog.tsx'));
  return NewTaskDialog;
});
const FieldDialog = latePart(async () => {
  const { FieldDialog } = await withWords('description', import('./field-dialog.tsx'));
  return FieldDialog;
});

/** Takes an answer to where it is needed: into a task, a field of the Chance, or a message to the team. */
export function ReuseAnswer({ answer, nameOf }: { answer: DocumentAnswer; nameOf: (source: AnswerSource) => string }) {
  const { t } = useLingui();
  const chance = useChance();
  const navigate = useNavigate();
  const { button, place } = useMenuButton();
  const [opened, open] = useState<'task' | 'field' | null>(null);
  const close = () => open(null);
  const text = answerText(answer, nameOf);
  const write = () => {
    addToMessage(chance.id, text);
    void navigate({ to: '/tender/$tenderId/chat', params: { tenderId: chance.id } });
  };
  return (
    <>
      <IconButton {...button} label={t`Antwort weiterverwenden`} icon={<Share />} />
      <ReuseMenu {...place} onTask={() => open('task')} onField={() => open('field')} onMessage={write} />
      <Suspense>
        {opened === 'task' ? (
          <NewTaskDialog
            chanceId={chance.id}
            isOpen
            first={{
              key: answer.id,
              title: answer.question.slice(0, limits.taskTitle.max),
              description: plainMarkdown(text),
            }}
            onClose={close}
          />
        ) : null}
        {opened === 'field' ? <FieldDialog chance={chance} answer={answer} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
