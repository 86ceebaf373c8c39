import { fileURLToPath } from 'node:url'

/** The folder of the CMS, without a slash at its end. */
export const folder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
