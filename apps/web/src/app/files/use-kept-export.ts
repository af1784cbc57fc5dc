import { trpc } from '../api/trpc.ts';
import { useErrorToast } from '../errors/error-messages.ts';
import { useDownload } from './written-file.tsx';

/** What a person does with an own export: fetches its file, or stops it. */
export function useKeptExport(id: string, name: string) {
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const download = useDownload();
  const cancel = trpc.exports.cancel.useMutation({
    onSuccess: () => utils.exports.list.invalidate(),
    onError: (failure) => showError(failure),
  });
  return {
    isCancelling: cancel.isPending,
    onCancel: () => cancel.mutate({ id }),
    onDownload: () => download(`/exports/${id}/file`, name),
  };
}
