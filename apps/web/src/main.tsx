import './app/theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chosenLanguage, showLanguage } from './app/preferences/preferences.ts';
import { router } from './router.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

await showLanguage(chosenLanguage() ?? 'de');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
