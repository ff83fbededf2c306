// Runs before the application, in browsers that cannot run it too: syntax of Safari 12 only. Asks for what the
// page needs first in parallel with the scripts and sets the colour scheme, so that neither waits for the bundle.
// The application's own requests for the same addresses are answered from these.
;(() => {
  const languages = ['en', 'et', 'ru', 'uk', 'de', 'es', 'lv', 'en_CA', 'en_AU', 'en_GB']
  const known = (name) => {
    const wanted = String(name || '').replace('-', '_')
    return (
      languages.find((code) => code.toLowerCase() === wanted.toLowerCase()) ||
      languages.find((code) => code === wanted.slice(0, 2).toLowerCase())
    )
  }
  const read = (key, kept = 'localStorage') => {
    try {
      return window[kept].getItem(key)
    } catch {
      return null
    }
  }
  const asked = (/[?&]lang=([\w-]+)/.exec(location.search) || [])[1]
  const language =
    known(asked) ||
    known(read('visit_lang', 'sessionStorage')) ||
    known(read('lang')) ||
    known(navigator.language) ||
    'en'
  const words = (texts) => texts[language.slice(0, 2)]
  document.documentElement.lang = language.replace('_', '-')

  const scheme = read('mantine-color-scheme-value')
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  // What the application cannot start without; the versions below are the first that have it all.
  const canRun = () => {
    try {
      return (
        typeof Promise.withResolvers === 'function' &&
        typeof Map.groupBy === 'function' &&
        typeof Object.groupBy === 'function' &&
        typeof AbortSignal.any === 'function' &&
        typeof URL.canParse === 'function' &&
        new RegExp('(?<!a)b').test('b')
      )
    } catch {
      return false
    }
  }
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent)
  const needed = 'Chrome 123, Edge 123, Firefox 128, Safari 17.5'
  const tooOld = {
    en: [
      'This browser is too old for Larder',
      isApple
        ? 'Update to iOS 17.5 or later: Settings, General, Software Update. Another browser on this device does not help.'
        : `Update it to ${needed} or later, or open Larder in another browser.`,
    ],
    et: [
      'See brauser on Larderi jaoks liiga vana',
      isApple
        ? 'Uuendage süsteem versioonile iOS 17.5 või uuemale: Seaded, Üldine, Tarkvarauuendus. Teine brauser selles seadmes ei aita.'
        : `Uuendage see: vaja on ${needed} või uuemat. Või avage Larder teises brauseris.`,
    ],
    ru: [
      'Этот браузер слишком старый для Larder',
      isApple
        ? 'Обновите систему до iOS 17.5 или новее: Настройки, Основные, Обновление ПО. Другой браузер на этом устройстве не поможет.'
        : `Обновите его: нужен ${needed} или новее. Либо откройте Larder в другом браузере.`,
    ],
    uk: [
      'Цей браузер застарий для Larder',
      isApple
        ? 'Оновіть систему до iOS 17.5 або новішої: Параметри, Загальні, Оновлення ПЗ. Інший браузер на цьому пристрої не допоможе.'
        : `Оновіть його: потрібен ${needed} або новіший. Або відкрийте Larder в іншому браузері.`,
    ],
    de: [
      'Dieser Browser ist zu alt für Larder',
      isApple
        ? 'Aktualisieren Sie auf iOS 17.5 oder neuer: Einstellungen, Allgemein, Softwareupdate. Ein anderer Browser auf diesem Gerät hilft nicht.'
        : `Aktualisieren Sie ihn auf ${needed} oder neuer, oder öffnen Sie Larder in einem anderen Browser.`,
    ],
    es: [
      'Este navegador es demasiado antiguo para Larder',
      isApple
        ? 'Actualice a iOS 17.5 o posterior: Ajustes, General, Actualización de software. Otro navegador en este dispositivo no ayuda.'
        : `Actualícelo a ${needed} o posterior, o abra Larder en otro navegador.`,
    ],
    lv: [
      'Šis pārlūks ir pārāk vecs Larder',
      isApple
        ? 'Atjauniniet sistēmu uz iOS 17.5 vai jaunāku: Iestatījumi, Vispārīgi, Programmatūras atjaunināšana. Cits pārlūks šajā ierīcē nepalīdzēs.'
        : `Atjauniniet to: vajadzīgs ${needed} vai jaunāks. Vai atveriet Larder citā pārlūkā.`,
    ],
  }
  const showTooOld = () => {
    const page = document.createElement('main')
    const [title, text] = words(tooOld)
    for (const [name, content] of [
      ['h1', title],
      ['p', text],
    ]) {
      const part = document.createElement(name)
      part.textContent = content
      page.appendChild(part)
    }
    page.style.cssText = 'max-width: 34em; margin: 15vh auto; padding: 0 20px; font: 18px/1.5 sans-serif'
    document.title = title
    // Without its root the application, if its scripts do start, draws nothing.
    document.body.textContent = ''
    document.body.appendChild(page)
  }
  if (!canRun()) {
    // Before the module scripts run, which wait for the end of the document.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') showTooOld()
    })
    return
  }

  const { texts, login, day } = document.documentElement.dataset
  const kinds = { js: ['modulepreload'], css: ['preload', 'style'], json: ['preload', 'fetch'] }
  const preload = (href) => {
    const [rel, as = ''] = kinds[href.slice(href.lastIndexOf('.') + 1)]
    document.head.appendChild(
      Object.assign(document.createElement('link'), { rel, as, crossOrigin: 'anonymous', href }),
    )
  }
  const isLogin = location.pathname === '/auth/login'
  const isDay = location.pathname === '/activity-log/timeline'
  // As kit/i18n.ts: the login page and the day say less than the others.
  const parts = isLogin ? ['login'] : isDay ? ['login', 'first'] : ['all']
  if (texts) parts.forEach((part) => preload(`/assets/texts-${part}-${language}-${texts}.json`))
  else preload(`/api/lang/${language}.json`)
  const files = isLogin ? login : isDay ? `${login} ${day}` : ''
  if (texts) files.split(' ').forEach((name) => name && preload(`/assets/${name}`))

  // What the day asks for first, so that it need not wait for the scripts: `fetchOnce` in kit/call.ts takes it.
  const token = Number(read('expires_in')) > Date.now() && read('access_token')
  if (isDay && token && !read('shared_access_token', 'sessionStorage')) {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const device = read('device_token')
    if (device) headers['x-larder-device'] = device
    const place = read('selected_place_id')
    const list = place ? [`/api/places/${place}/activity-log/scheduled-task-subtypes?lang=${language}`] : []
    const early = new Map(
      ['/api/companies', '/api/profile', '/api/permissions/current', ...list].map((address) => [
        address,
        fetch(address, { headers, credentials: 'same-origin' }),
      ]),
    )
    early.forEach((answer) => answer.catch(() => undefined))
    // Nobody takes an old answer for a new one.
    setTimeout(() => early.clear(), 20000)
    window.early = early
  }

  // The application's own script may be aborted by the browser or lost on the way: it is requested again
  // before the page says that it could not be loaded.
  const notLoaded = {
    en: 'Larder could not be loaded. Check your connection and reload the page.',
    et: 'Larderit ei õnnestunud laadida. Kontrollige ühendust ja laadige leht uuesti.',
    ru: 'Larder не удалось загрузить. Проверьте соединение и перезагрузите страницу.',
    uk: "Larder не вдалося завантажити. Перевірте з'єднання та перезавантажте сторінку.",
    de: 'Larder konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu.',
    es: 'No se ha podido cargar Larder. Compruebe la conexión y vuelva a cargar la página.',
    lv: 'Larder neizdevās ielādēt. Pārbaudiet savienojumu un pārlādējiet lapu.',
  }
  const pauses = [200, 1000, 3000]
  const requestAgain = ({ src }) => {
    const pause = pauses.shift()
    if (pause === undefined) {
      const root = document.getElementById('root')
      if (root !== null && root.childElementCount === 0) root.textContent = words(notLoaded)
      return
    }
    setTimeout(
      () =>
        document.head.appendChild(
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
