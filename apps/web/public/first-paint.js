try {
  if (localStorage.getItem('zuschlag.theme') === 'dark') document.documentElement.dataset.theme = 'dark';
  if (localStorage.getItem('zuschlag.language') === 'en') document.documentElement.lang = 'en';
} catch {
  // Storage may be forbidden; the defaults in the page hold then.
}
