import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { preview } from 'vite'
import type { Plugin } from 'vite'
import { build } from 'vitepress'
import { allPages } from './pages/all-pages.ts'
import { brokenLinks } from './pages/links.ts'
import { llmsText, plainMarkdown } from './pages/llms.ts'
import type { Page } from './pages/page.ts'
import { menuFile, pagesFolder, root, siteFolder } from './site/folders.ts'
import { menuOf } from './site/menu.ts'
import { writeTypePages } from './types/type-pages.ts'

// `pnpm reference`: builds the reference to packages/reference/dist/site. With --serve it serves the site at REFERENCE_PORT (default: 4020)
// of HOST (default: localhost).

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Writes all pages as Markdown. */
const writePages = async (): Promise<readonly Page[]> => {
  const written = await allPages()
  const types = await writeTypePages(join(pagesFolder, 'types'))
  for (const { path, text } of written) await write(join(pagesFolder, path), text)
  return [...written, ...types]
}

/** The written text of each page. */
const readPages = async (pages: readonly Page[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(pages.map(async ({ path }) => [path, await readFile(join(pagesFolder, path), 'utf8')] as const)),
  )

/** Answers an unknown address with the site's 404 page, as servers of static files do. */
const unknownAddresses: Plugin = {
  name: 'unknown-addresses',
  configurePreviewServer:
    ({ middlewares }) =>
    () => {
      middlewares.use((_request, response) => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        createReadStream(join(siteFolder, '404.html')).pipe(response)
      })
    },
}

await rm(join(root, 'dist'), { recursive: true, force: true })
const pages = await writePages()
const texts = await readPages(pages)
const broken = brokenLinks(texts)
if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`)
await write(menuFile, JSON.stringify(menuOf(pages)))
await build(root)
for (const [path, text] of texts) await write(join(siteFolder, path), plainMarkdown(text))
await write(join(siteFolder, 'llms.txt'), llmsText(pages))
console.log(`${pages.length} pages: ${join(siteFolder, 'index.html')}`)

if (process.argv.includes('--serve')) {
  // VitePress's own server listens on all addresses.
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    plugins: [unknownAddresses],
    build: { outDir: siteFolder },
    preview: {
      host: process.env['HOST'] ?? 'localhost',
      port: Number(process.env['REFERENCE_PORT'] ?? 4020),
      strictPort: true,
    },
  })
  server.printUrls()
}
