import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { folder } from './folder.ts'
import { localSecrets } from './secrets.ts'

/** The options to start a Strapi with. */
export interface StrapiOptions {
  /** The folder of its database, uploads, secrets and access. */
  readonly data: string
  readonly port: number
  /** The folder of the project. Default: the project of Strapi 5. */
  readonly project?: string | undefined
  readonly environment?: Readonly<Record<string, string>> | undefined
}

/** A running Strapi. */
export interface RunningStrapi {
  /** The address, without a trailing slash. */
  readonly url: string
  readonly pid: number | undefined
  /** Ends Strapi, and settles when it has ended. */
  readonly stop: () => Promise<void>
  /** Settles when Strapi ends, by itself or by `stop`. */
  readonly ended: Promise<unknown>
}

const startTimeout = 300_000

const programOf = (project: string) => join(project, 'node_modules/@strapi/strapi/bin/strapi.js')

/** Runs a command of Strapi to its end; rejects when it fails. */
export const runStrapi = async (command: string, environment: Readonly<Record<string, string>>): Promise<void> => {
  const child = spawn(process.execPath, [programOf(folder), command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...environment,
    },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`strapi ${command} ended with ${code}`)
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/_health`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts Strapi and waits until it answers. Adds the demo and the token if the options say so. */
export const startStrapi = async ({
  data,
  port,
  project = folder,
  environment = {},
}: StrapiOptions): Promise<RunningStrapi> => {
  await mkdir(data, { recursive: true })
  const child = spawn(process.execPath, [programOf(project), 'start'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
      CMS_LOG_LEVEL: 'warn',
      ...(await localSecrets(data)),
      ...process.env,
      CMS_DATA: data,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  const until = performance.now() + startTimeout
  while (!(await isUp(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('Strapi ended before it answered')
    if (performance.now() > until) {
      await stop()
      throw new Error(`Strapi did not answer within ${startTimeout / 1000} s`)
    }
    await sleep(250)
  }
  return { url, pid: child.pid, stop, ended }
}
