import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@zuschlag/ui/table/pagination';
import { limits } from '@zuschlag/validation/limits';
import type { ReactNode } from 'react';
import type { Paging } from './paging.ts';

/** The foot of a paged list. */
export function Pager({
  paging,
  pageInfo,
  pageSizes = limits.pageSizes,
  note,
}: {
  paging: Paging;
  pageInfo: { endCursor: string | null; hasNextPage: boolean } | undefined;
  pageSizes?: readonly number[];
  note?: ReactNode;
}) {
  const { t } = useLingui();
  const number = paging.page + 1;
  const endCursor = pageInfo?.endCursor ?? null;
  return (
    <Pagination
      pageLabel={t`Seite ${number}`}
      hasPrevious={paging.page > 0}
      hasNext={Boolean(pageInfo?.hasNextPage) && endCursor !== null}
      onPrevious={paging.previous}
      onNext={() => {
        if (endCursor !== null) paging.next(endCursor);
      }}
      pageSize={paging.size}
      pageSizes={[{ id: 'fit', label: t`Passend zur Höhe` }, ...pageSizes]}
      onPageSize={paging.changeSize}
      note={note}
    />
  );
}
