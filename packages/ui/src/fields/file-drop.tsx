import { FileText, Upload, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { Button, IconButton } from '../actions/button.tsx';
import { ErrorNote } from '../feedback/error-note.tsx';
import { useUiWords } from '../words.tsx';

export interface FileDropProps {
  /** The accepted files; also the name of the area. */
  label: string;
  buttonText: ReactNode;
  /** Kinds and sizes that are allowed. */
  description?: ReactNode;
  /** File endings or media types, e.g. `.pdf`. The caller still checks what arrives. */
  accept?: readonly string[];
  allowsSeveral?: boolean;
  onFiles: (files: File[]) => void;
  isDisabled?: boolean;
  reason?: ReactNode;
  errorMessage?: ReactNode;
}

/** A place to drop files, with a button that does the same. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, allowsSeveral = false, onFiles, isDisabled = false } = props;
  return (
    <div className="grid gap-1.5">
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={(event) => {
          const dropped = event.items.filter((item) => item.kind === 'file').map((item) => item.getFile());
          void Promise.all(dropped).then((files) => {
            const taken = allowsSeveral ? files : files.slice(0, 1);
            if (taken.length > 0) onFiles(taken);
          });
        }}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-border-field border-dashed px-4 py-3 transition-colors focus-visible:ring-focus drop-target:bg-accent-soft"
      >
        <Upload aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        <div className="min-w-44 flex-1">
          <Text slot="label" className="block font-medium">
            {label}
          </Text>
          {props.description === undefined ? null : <p className="text-12 text-ink-3">{props.description}</p>}
        </div>
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={allowsSeveral}
          onSelect={(files) => {
            if (files !== null && files.length > 0) onFiles([...files]);
          }}
        >
          <Button size="small" isDisabled={isDisabled} reason={props.reason}>
            {props.buttonText}
          </Button>
        </FileTrigger>
      </DropZone>
      <ErrorNote>{props.errorMessage}</ErrorNote>
    </div>
  );
}

export interface FileLineProps {
  name: string;
  /** Its size in words. */
  size?: ReactNode;
  /** A kind or state beside the name. */
  badge?: ReactNode;
  /** Share that has arrived, 0 to 1; left out when it is there. */
  progress?: number;
  errorMessage?: ReactNode;
  onRemove?: () => void;
  removeLabel?: string;
}

/** One file of a form: name, kind, size, progress of its upload, and a way to take it away. */
export function FileLine({ name, size, badge, progress, errorMessage, onRemove, removeLabel }: FileLineProps) {
  const words = useUiWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 py-1.5">
      <div className="flex items-center gap-3">
        <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {badge}
        {size === undefined ? null : <span className="tnum shrink-0 text-ink-3">{size}</span>}
        {onRemove === undefined ? null : (
          <IconButton
            size="tight"
            label={`${removeLabel ?? words.remove ?? ''} ${name}`.trim()}
            icon={<X />}
            onPress={onRemove}
          />
        )}
      </div>
      {progress === undefined ? null : (
        <div
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress * 100)}
          className="h-1 overflow-hidden rounded-full bg-active"
        >
          <div className="h-full bg-ink-2 transition-[width]" style={{ width: `${progress * 100}%` }} />
        </div>
      )}
      {errorMessage === undefined ? null : (
        <div className="pl-6">
          <ErrorNote>{errorMessage}</ErrorNote>
        </div>
      )}
    </div>
  );
}
