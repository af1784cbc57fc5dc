import { createFileRoute, notFound } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';

/** Every control of the interface on one page; exists in development only. */
const GalleryPage: ComponentType = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@zuschlag/ui/gallery/gallery')).Gallery }))
  : () => null;

export const Route = createFileRoute('/gallery')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: GalleryPage,
});
