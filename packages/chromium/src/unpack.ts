/**
 * Child process of packaged.ts. `inflate` always writes to the system's temporary folder, so the parent starts this file with TMPDIR set to
 * the folder to fill.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']
const folder = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '..', '..', 'bin')

await Promise.all(archives.map((archive) => inflate(join(folder, archive))))
