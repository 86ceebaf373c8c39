import { fileURLToPath } from 'node:url'

/** The folder of the CMS, without a trailing slash. */
export const folder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
