import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities } from 'selenium-webdriver'
import type { WebDriver } from 'selenium-webdriver'
import { freePort } from '../scripts/free-port.ts'
import { pathOf } from '../scripts/programs.ts'

/** Milliseconds between two tries to reach a driver that is starting, and how many of them. */
const retryAfter = 100
const tries = 100

const end = async (process: ChildProcess): Promise<void> => {
  const ended = once(process, 'exit')
  process.kill()
  await ended
}

/** A screen that nobody sees, of the size of the window. */
const startScreen = async (): Promise<{ readonly name: string; readonly close: () => Promise<void> }> => {
  const server = spawn(pathOf('screen'), ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, close: () => end(server) }
}

const untilReady = async (url: string): Promise<void> => {
  for (let count = 1; count < tries; count += 1) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(retryAfter)
  }
  throw new Error('WebKitWebDriver did not start')
}

/** A browser with a window of a size, and what ends it. */
export interface WebKit {
  readonly driver: WebDriver
  readonly close: () => Promise<void>
}

/**
 * Starts a WebKitGTK that has seen nothing, on a screen of its own. Each has a driver of its own: one that goes from session to session
 * stops to answer.
 */
export const startWebKit = async (size: { readonly width: number; readonly height: number }): Promise<WebKit> => {
  const path = pathOf('webkit')
  const screen = await startScreen()
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  // Reduced motion, as in the other browsers: what is pressed while it moves may be somewhere else when the press ends.
  await writeFile(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const port = await freePort(0)
  const server = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.name, XDG_CONFIG_HOME: settings, TZ: 'America/New_York' },
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Its bar of addresses, which is not there then, is never narrower than 447 pixels.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size })
  return {
    driver,
    close: async () => {
      await driver.quit()
      await end(server)
      await screen.close()
      await rm(settings, { recursive: true })
    },
  }
}
