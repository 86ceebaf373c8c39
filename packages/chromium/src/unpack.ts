/**
 * Child process of packaged.ts. `inflate` writes to the system's temporary folder and has no other
 * setting, so the parent starts this file with TMPDIR pointing at the place it wants filled.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']
const folder = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '..', '..', 'bin')

await Promise.all(archives.map((archive) => inflate(join(folder, archive))))
