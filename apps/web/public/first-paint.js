try {
  const page = document.documentElement;
  if (localStorage.getItem('zuschlag.theme') === 'dark') page.dataset.theme = 'dark';
  if (localStorage.getItem('zuschlag.language') === 'en') page.lang = 'en';
  // Signed-in users see header and page in outline from the first paint on, others the sign-in.
  if (sessionStorage.getItem('zuschlag.session')) {
    page.dataset.frame = /^\/(settings|tender\/(?!all|new))/.test(location.pathname) ? 'menu' : 'page';
  }
} catch {
  // Storage may be forbidden; the defaults in the page hold then.
}
