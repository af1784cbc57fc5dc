/** The frame of everything that drops down. */
export const dropdownFrame =
  'flex max-h-80 min-w-(--trigger-width) max-w-[min(32rem,calc(100vw-2rem))] flex-col rounded-[10px] bg-float text-14 text-ink shadow-menu transition-opacity outline-none entering:opacity-0 exiting:opacity-0';

/** The look of one row in a dropped-down list or menu; apart from the lists, so that a menu does not load them. */
export const optionRow =
  'group/option flex min-h-8 max-sm:min-h-11 cursor-pointer items-center gap-2.5 rounded-badge px-2.5 py-1 text-14 outline-none focus:bg-active hover:bg-active disabled:cursor-not-allowed disabled:text-disabled';
