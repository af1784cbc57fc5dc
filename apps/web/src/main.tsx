import './app/theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chosenLanguage, showLanguage } from './app/preferences/preferences.ts';
import { offlineMark } from './app/root/missing-parts.tsx';
import { router } from './router.ts';

// Without a connection the router would answer a missing page by a reload, which ends at the browser's own page without
// one. Under another name the failure reaches `ErrorScreen`, which waits for the connection.
window.addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `${offlineMark}: ${payload.message}`;
});

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

await showLanguage(chosenLanguage() ?? 'de');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
