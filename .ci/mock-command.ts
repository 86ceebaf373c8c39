import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The values that the command prints, each with the words before it. */
const printed = { url: /^Contract server: (\S+)$/, token: /^ +CMS: bearer (\S+)$/ } as const

/**
 * Runs what `npx @hospital/mocks` runs, in a folder where the package is installed. Asks the server for an article and a picture with the
 * printed token. Throws if either is refused.
 */
export const checkMockCommand = async (folder: string, node: string): Promise<void> => {
  const child = spawn(node, [join(folder, 'node_modules/.bin/mocks')], {
    cwd: folder,
    env: { ...process.env, MOCK_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  try {
    const found = new Map<string, string>()
    for await (const line of createInterface({ input: child.stdout })) {
      for (const [name, pattern] of Object.entries(printed)) {
        const value = pattern.exec(line)?.[1]
        if (value !== undefined) found.set(name, value)
      }
      if (found.size === Object.keys(printed).length) break
    }
    const headers = { authorization: `Bearer ${found.get('token')}` }
    for (const path of ['/cms/api/kontak-darurats', '/uploads/dokter/ahmad-fauzi.webp']) {
      const { status } = await fetch(`${found.get('url')}${path}`, { headers })
      if (status !== 200) throw new Error(`the command of the mocks answers ${status} for ${path}`)
    }
  } finally {
    child.kill('SIGTERM')
    await closed
  }
}
