/** The other engines of this machine. Debian has them as packages; nothing is downloaded otherwise. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { arch } from 'node:os'
import { openFirefox } from './firefox.ts'
import type { EnginePage } from './page.ts'
import { openByDriver } from './web-driver.ts'

export type Engine = 'firefox' | 'webkit' | 'old webkit'

const libraries = `/usr/lib/${arch() === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`
const paths = {
  firefox: '/usr/bin/firefox-esr',
  xvfb: '/usr/bin/Xvfb',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  webkit: `${libraries}/webkit2gtk-4.1/MiniBrowser`,
  wpeDriver: '/usr/bin/WPEWebDriver',
  wpe: `${libraries}/wpe-webkit-1.1/MiniBrowser`,
}

const needs: Readonly<Record<Engine, readonly string[]>> = {
  firefox: [paths.firefox],
  webkit: [paths.webkitDriver, paths.webkit, paths.xvfb],
  'old webkit': [paths.wpeDriver, paths.wpe],
}

/** The packages of an engine, in Debian 12. */
export const packagesOf: Readonly<Record<Engine, string>> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb',
  'old webkit': 'wpewebkit-driver libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1',
}

export const isThere = (engine: Engine): boolean => needs[engine].every((path) => existsSync(path))

/** The port is this process's own, so that two checkouts can run at a time. */
const port = (offset: number): number => 20_000 + ((process.pid * 3 + offset) % 20_000)

async function openOnScreen(): Promise<EnginePage> {
  const display = `:${100 + (process.pid % 400)}`
  const screen: ChildProcess = spawn(paths.xvfb, [display, '-screen', '0', '1300x1000x24'], {
    stdio: 'ignore',
  })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  try {
    const page = await openByDriver({
      driver: paths.webkitDriver,
      port: port(0),
      env: { DISPLAY: display },
      capabilities: { 'webkitgtk:browserOptions': { binary: paths.webkit, args: ['--automation'] } },
    })
    const close = async (): Promise<void> => {
      await page.close()
      screen.kill()
    }
    return { ...page, close }
  } catch (thrown) {
    screen.kill()
    throw thrown
  }
}

const openOld = (): Promise<EnginePage> =>
  openByDriver({
    driver: paths.wpeDriver,
    port: port(1),
    capabilities: { 'wpe:browserOptions': { binary: paths.wpe, args: ['--automation', '--headless'] } },
  })

export const open: Readonly<
  Record<Engine, (preferences?: Readonly<Record<string, number>>) => Promise<EnginePage>>
> = {
  firefox: (preferences) => openFirefox(paths.firefox, preferences),
  webkit: openOnScreen,
  'old webkit': openOld,
}
