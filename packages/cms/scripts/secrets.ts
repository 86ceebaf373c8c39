import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const names = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET']

const secret = () => randomBytes(32).toString('base64')

/** Strapi's secrets for local use: made once per data folder, in a file that only its owner can read. */
export const localSecrets = async (data: string): Promise<Readonly<Record<string, string>>> => {
  const file = join(data, 'secrets.json')
  const present = await readFile(file, 'utf8').catch(() => undefined)
  if (present !== undefined) return JSON.parse(present) as Record<string, string>
  const made = Object.fromEntries(names.map((name) => [name, secret()]))
  await writeFile(file, `${JSON.stringify(made, undefined, 2)}\n`, { mode: 0o600 })
  return made
}
