import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A registry on this machine that has only packages of `@hospital`. */
export interface Registry {
  /** An .npmrc that sends the scope to this registry, with the right to publish. It names no other registry and holds no other token. */
  readonly npmrc: string
  readonly close: () => Promise<void>
}

// The tarball of the mocks' pictures, sent in base64, is larger than the default limit of 10 MB for a body.
const configuration = `storage: ./storage
auth:
  htpasswd:
    file: ./htpasswd
packages:
  '@hospital/*':
    access: $all
    publish: $authenticated
web:
  enable: false
max_body_size: 100mb
log: { type: stdout, format: pretty, level: warn }
`

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Waits until the registry answers. Throws after half a minute. */
const untilReady = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`${url}/-/ping`).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`the registry at ${url} does not answer`)
}

/** Adds a user who may publish. Returns the user's token. */
const addUser = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/-/user/org.couchdb.user:trial`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'trial', password: 'trial-of-a-release' }),
  })
  const { token } = (await answer.json()) as { readonly token?: string }
  if (token === undefined) throw new Error(`the registry answers ${answer.status} to a new user`)
  return token
}

/** Starts a registry with its own storage in a folder. `program` is the script of verdaccio. */
export const startRegistry = async (program: string, folder: string): Promise<Registry> => {
  await mkdir(folder, { recursive: true })
  const config = join(folder, 'config.yaml')
  await writeFile(config, configuration)
  const host = `127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, [program, '--config', config, '--listen', host], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const closed = once(child, 'close')
  const close = async () => {
    child.kill('SIGTERM')
    await closed
  }
  try {
    await untilReady(`http://${host}`)
    const npmrc = join(folder, '.npmrc')
    const token = await addUser(`http://${host}`)
    await writeFile(npmrc, `@hospital:registry=http://${host}/\n//${host}/:_authToken=${token}\n`)
    return { npmrc, close }
  } catch (reason) {
    await close()
    throw reason
  }
}
