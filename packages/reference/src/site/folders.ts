import { fileURLToPath } from 'node:url'

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url)).replace(/\/$/, '')

/** The package's folder. */
export const root = folder('')
/** The pages as Markdown, which VitePress reads. */
export const pagesFolder = folder('dist/pages')
/** The built site. */
export const siteFolder = folder('dist/site')
/** The menu, for VitePress's configuration. */
export const menuFile = folder('dist/menu.json')
