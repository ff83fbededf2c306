import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/assets/texts-login-en-v1.json': { 'auth.log_in': 'Log in' },
  '/assets/texts-first-en-v1.json': { 'entries.save': 'Save' },
  '/assets/texts-rest-en-v1.json': { 'plan.matrix_legend': 'Colors' },
  '/assets/texts-login-de-v1.json': { 'auth.log_in': 'Anmelden' },
  '/assets/texts-first-de-v1.json': { 'entries.save': 'Speichern' },
  '/assets/texts-rest-de-v1.json': { 'plan.matrix_legend': 'Farben' },
  '/assets/texts-all-en-v1.json': { 'auth.log_in': 'Log in', 'plan.matrix_legend': 'Colors' },
  '/api/lang/en.json': { 'auth.log_in': 'Log in', 'entries.save': 'Save', 'plan.matrix_legend': 'Colors!' },
}

let requests: string[]
let gone: RegExp

/** The module anew, in a page of the build `v1`. */
async function openTexts() {
  vi.resetModules()
  const texts = await import('./i18n.ts')
  await texts.startTexts()
  return texts
}

beforeEach(() => {
  requests = []
  gone = /^$/
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/activity-log/timeline')
  document.documentElement.dataset['texts'] = 'v1'
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address)
    const file = gone.test(address) ? undefined : files[address]
    return Promise.resolve(file === undefined ? new Response('', { status: 404 }) : Response.json(file))
  })
})
afterEach(() => {
  delete document.documentElement.dataset['texts']
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// Other tests in this process have all texts.
afterAll(() => vi.resetModules())

describe('the texts of a page', () => {
  it('are at first those of the login page, and more once something waits for them', async () => {
    const { texts, loadTexts } = await openTexts()
    expect([texts.t('auth.log_in'), texts.exists('entries.save')]).toEqual(['Log in', false])
    await loadTexts('first')
    expect([texts.t('entries.save'), texts.exists('plan.matrix_legend')]).toEqual(['Save', false])
    await Promise.all([loadTexts('rest'), loadTexts('rest')])
    expect(texts.t('plan.matrix_legend')).toBe('Colors')
    expect(requests).toEqual(['login', 'first', 'rest'].map((part) => `/assets/texts-${part}-en-v1.json`))
  })
  it('are all in one file on other pages, and in their parts where it does not come', async () => {
    history.replaceState(null, '', '/plan')
    const { texts, loadTexts } = await openTexts()
    await loadTexts('rest')
    expect(texts.t('plan.matrix_legend')).toBe('Colors')
    expect(requests.splice(0)).toEqual(['/assets/texts-all-en-v1.json'])
    gone = /-all-/
    await (await openTexts()).loadTexts('rest')
    expect(requests).toEqual(
      ['all', 'login', 'first', 'rest'].map((part) => `/assets/texts-${part}-en-v1.json`),
    )
  })
  it('are empty until they come, never keys', async () => {
    const { texts } = await openTexts()
    expect(texts.t('plan.matrix_legend')).toBe('')
    await vi.waitFor(() => expect(texts.t('plan.matrix_legend')).toBe('Colors'))
  })
  it('come whole from the server where a later release has replaced the files', async () => {
    gone = /assets/
    const { texts, loadTexts } = await openTexts()
    expect(texts.t('plan.matrix_legend')).toBe('Colors!')
    await loadTexts('rest')
    expect(requests).toEqual(['/assets/texts-login-en-v1.json', '/api/lang/en.json'])
  })
  it('change their language with all parts that are there', async () => {
    const { texts, loadTexts, changeLanguage } = await openTexts()
    await loadTexts('first')
    await changeLanguage('de')
    expect([texts.t('entries.save'), texts.exists('plan.matrix_legend')]).toEqual(['Speichern', false])
    await loadTexts('rest')
    expect(texts.t('plan.matrix_legend')).toBe('Farben')
  })
  it('stay where neither the language nor English comes', async () => {
    const { texts, changeLanguage, currentLanguage } = await openTexts()
    gone = /./
    await changeLanguage('de')
    expect([currentLanguage(), texts.t('auth.log_in')]).toEqual(['en', 'Log in'])
  })
})
