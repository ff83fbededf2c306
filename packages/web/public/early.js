// Runs before the application: asks for the texts in parallel with the scripts and sets the colour scheme, so that
// neither waits for the bundle. The application's own request for the same address is answered from this preload.
;(() => {
  const languages = ['en', 'et', 'ru', 'uk', 'de', 'es', 'lv', 'en_CA', 'en_AU', 'en_GB']
  const known = (name) => {
    const wanted = String(name ?? '').replace('-', '_')
    return languages.find((code) => code.toLowerCase() === wanted.toLowerCase()) ?? languages.find((code) => code === wanted.slice(0, 2).toLowerCase())
  }
  const read = (key, kept = 'localStorage') => {
    try {
      return globalThis[kept].getItem(key)
    } catch {
      return null
    }
  }
  const language = known(new URLSearchParams(location.search).get('lang')) ?? known(read('visit_lang', 'sessionStorage')) ?? known(read('lang')) ?? known(navigator.language) ?? 'en'
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = 'anonymous'
  link.href = `/api/lang/${language}.json`
  document.head.append(link)
  const scheme = read('mantine-color-scheme-value')
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  document.documentElement.lang = language.replace('_', '-')
})()
