/** What the checks need of a browser, whichever engine and protocol. */
export type EnginePage = {
  readonly open: (address: string) => Promise<void>
  /** The value of an expression in the page, awaited there. */
  readonly read: (expression: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

const pause = 250

/** Waits until the expression is true in the page. */
export async function until(page: EnginePage, expression: string, seconds = 25): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (Date.now() < end) {
    if ((await page.read(`Boolean(${expression})`).catch(() => false)) === true) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  const shown = await page.read('document.body.innerText.slice(0, 600)').catch((thrown: unknown) => thrown)
  throw new Error(`not within ${seconds} s: ${expression}\nThe page shows: ${String(shown)}`)
}

/** Types into the field as a user would, for React. */
export const fill = (page: EnginePage, selector: string, value: string): Promise<unknown> =>
  page.read(`(() => {
    const field = document.querySelector(${JSON.stringify(selector)})
    field.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(value)})
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  })()`)

/** Presses the first button that is shown and has this name. */
export const press = (page: EnginePage, name: string, within = 'document'): Promise<unknown> =>
  page.read(`(() => {
    const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === ${JSON.stringify(name)}
    const button = [...${within}.querySelectorAll('button')].find((one) => named(one) && one.offsetParent !== null)
    button.click()
    return true
  })()`)
