/** How often and how long the page checks whether something is ready (plan specification, section 9). */
export const polling = { status: { tries: 50, ms: 300 }, haccp: { tries: 30, ms: 300 } } as const

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks until the answer is yes, at most `tries` times with `ms` between; answers whether it was. */
export async function waitUntilReady(
  isReady: () => Promise<boolean>,
  { tries, ms }: { readonly tries: number; readonly ms: number },
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    if (await isReady()) return true
    if (attempt >= tries) return false
    await wait(ms)
  }
}
