import { describe, expect, it } from 'vitest';
import { bundleOf, type Manifest, routesIn } from './bundle-routes.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', imports: ['_react.js'], css: ['all.css'], isEntry: true },
  '_react.js': { file: 'react.js' },
  '_data.js': { file: 'data.js', imports: ['_react.js'] },
  '../../packages/i18n/src/locales/public/de.po': { file: 'few-words.js' },
  '../../packages/i18n/src/locales/de.po': { file: 'all-words.js' },
  '../../packages/i18n/src/locales/settings/de.po': { file: 'settings-words.js' },
  'src/routes/login.tsx?tsr-split=component': { file: 'login.js', imports: ['_react.js'] },
  'src/routes/_signed-in.tsx?tsr-split=component': { file: 'shell.js', imports: ['_data.js'] },
  'src/routes/_signed-in/tender/all.tsx?tsr-split=component': { file: 'list.js' },
  'src/routes/_signed-in/settings.tsx?tsr-split=component': { file: 'settings.js' },
  'src/app/navigation/command-palette.tsx': { file: 'palette.js' },
};

describe('the code of a route', () => {
  it('of a public page is the entry, the words and the page, without the data library', () => {
    expect(bundleOf(manifest, 'login')).toMatchObject({
      isPublic: true,
      code: ['entry.js', 'react.js', 'few-words.js', 'login.js'],
    });
  });

  it('of a page behind the sign-in includes the layout around it and counts a shared file once', () => {
    const { code, css, isPublic } = bundleOf(manifest, '_signed-in/tender/all');
    expect(code.toSorted()).toEqual([
      'all-words.js',
      'data.js',
      'entry.js',
      'few-words.js',
      'list.js',
      'react.js',
      'shell.js',
    ]);
    expect({ css, isPublic }).toEqual({ css: ['all.css'], isPublic: false });
  });

  it('of the settings has words of its own, which no other page loads', () => {
    expect(bundleOf(manifest, '_signed-in/settings').code).toContain('settings-words.js');
  });

  it('is asked of routes only, not of what a page fetches later', () => {
    expect(routesIn(manifest)).toEqual(['_signed-in', '_signed-in/settings', '_signed-in/tender/all', 'login']);
  });
});
