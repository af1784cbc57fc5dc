import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `own`: the page brings a head itself, and the head of the Chance stays away. */
    head?: 'own';
    /** The search parameter that makes the page an editor, which brings a bar of its own in place of the bottom bar. */
    editorSearch?: 'edit';
  }
}

/** The static data of the open route. */
export function useRouteData(): { hasOwnHead: boolean; isEditor: boolean } {
  return useMatches({
    select: (matches) => {
      const { staticData = {}, search = {} } = matches.at(-1) ?? {};
      const { head, editorSearch } = staticData;
      const given = search as Record<string, unknown>;
      return { hasOwnHead: head === 'own', isEditor: editorSearch !== undefined && given[editorSearch] === true };
    },
    structuralSharing: true,
  });
}
