import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process that was started, and the function that ends it. */
export interface Child {
  readonly pid: number
  /** Ends the process, by default as an operator does. Resolves when it has ended. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** The running processes, so that none is left however the command ends. */
const running = new Set<() => void>()
process.once('exit', () => running.forEach((end) => end()))

/** Starts a program. Its error output is shown if it ends by itself. */
export const startChild = (
  program: string,
  options: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Child => {
  const child = spawn(program, options, { cwd, env: env ?? process.env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)))
  child.once('exit', (code) => code && process.stderr.write(said))
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  running.add(end)
  void ended.then(() => running.delete(end))
  return {
    pid: child.pid ?? 0,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}

/** Waits until an address answers. Rejects after a minute and a half. */
export const answering = async (address: string): Promise<void> => {
  const deadline = Date.now() + 90_000
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (Date.now() > deadline) throw new Error(`${address} did not come up`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
