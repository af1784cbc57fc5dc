import { useEffect, useState } from 'react';

/** A section counts as reached when its head has come this close to the top of the window. Pixels. */
const reached = 200;

/** The section of a long form that its user is in: the one with the focus, else the one scrolled to. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const places = ids.split(' ').flatMap((id) => document.getElementById(`section-${id}`) ?? []);
    const idOf = (place: Element | undefined) => place?.id.replace(/^section-/, '');
    const byFocus = ({ target }: { target: EventTarget | null }) => {
      const place = places.find((each) => each.contains(target as Node | null));
      if (place) setCurrent(idOf(place));
    };
    // A field may have had the focus from the start.
    byFocus({ target: document.activeElement });
    const byPlace = () => {
      const above = places.filter((place) => place.getBoundingClientRect().top <= reached);
      setCurrent(idOf(above.at(-1) ?? places[0]));
    };
    window.addEventListener('scroll', byPlace, { passive: true });
    window.addEventListener('focusin', byFocus);
    return () => {
      window.removeEventListener('scroll', byPlace);
      window.removeEventListener('focusin', byFocus);
    };
  }, [ids]);
  return current;
}
