// Runs before the application: asks for the texts in parallel with the scripts and sets the colour scheme, so
// that
// neither waits for the bundle. The application's own request for the same address is answered from this
// preload.
;(() => {
  const languages = ['en', 'et', 'ru', 'uk', 'de', 'es', 'lv', 'en_CA', 'en_AU', 'en_GB']
  const known = (name) => {
    const wanted = String(name ?? '').replace('-', '_')
    return (
      languages.find((code) => code.toLowerCase() === wanted.toLowerCase()) ??
      languages.find((code) => code === wanted.slice(0, 2).toLowerCase())
    )
  }
  const read = (key, kept = 'localStorage') => {
    try {
      return globalThis[kept].getItem(key)
    } catch {
      return null
    }
  }
  const language =
    known(new URLSearchParams(location.search).get('lang')) ??
    known(read('visit_lang', 'sessionStorage')) ??
    known(read('lang')) ??
    known(navigator.language) ??
    'en'
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

  // The application's own script may be aborted by the browser or lost on the way: it is requested again
  // before the
  // page says that it could not be loaded.
  const notLoaded = {
    en: 'Larder could not be loaded. Check your connection and reload the page.',
    et: 'Larderit ei õnnestunud laadida. Kontrollige ühendust ja laadige leht uuesti.',
    ru: 'Larder не удалось загрузить. Проверьте соединение и перезагрузите страницу.',
    uk: "Larder не вдалося завантажити. Перевірте з'єднання та перезавантажте сторінку.",
    de: 'Larder konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu.',
    es: 'No se ha podido cargar Larder. Compruebe la conexión y vuelva a cargar la página.',
    lv: 'Larder neizdevās ielādēt. Pārbaudiet savienojumu un pārlādējiet lapu.',
  }
  const pauses = [200, 1_000, 3_000]
  const requestAgain = ({ src }) => {
    const pause = pauses.shift()
    if (pause === undefined) {
      const root = document.getElementById('root')
      if (root !== null && root.childElementCount === 0) root.textContent = notLoaded[language.slice(0, 2)]
      return
    }
    setTimeout(
      () =>
        document.head.append(
          Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }),
        ),
      pause,
    )
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') requestAgain(target)
    },
    true,
  )
})()
