import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import type { DefaultTheme, MarkdownOptions } from 'vitepress'
import { slugOf } from '../markdown/markdown.ts'
import { menuFile, pagesFolder, siteFolder } from './folders.ts'

type Renderer = Parameters<NonNullable<MarkdownOptions['config']>>[0]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '{': '&#123;' }

/** Shows the contracts' text as plain text: it may look like a tag or an interpolation of Vue. */
const showTextAsText = (markdown: Renderer): void => {
  markdown.renderer.rules.text = (tokens, index) =>
    (tokens[index]?.content ?? '').replaceAll(/[&<>{]/g, (character) => escapes[character] ?? '')
}

/** Puts a button below each block of code whose info names a call. */
const addTryButtons = (markdown: Renderer): void => {
  const { fence } = markdown.renderer.rules
  if (!fence) throw new Error('VitePress renders no blocks of code')
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index]
    const [, call] = / try=([\w.-]+)$/.exec(token?.info ?? '') ?? []
    if (token && call) token.info = token.info.replace(/ try=.*$/, '')
    return `${fence(tokens, index, ...rest)}${call ? `<TryCall call="${call}" />` : ''}`
  }
}

/** Shows an indented block like a fenced one. */
const boxIndentedCode = (markdown: Renderer): void => {
  const { rules } = markdown.renderer
  rules.code_block = (...block) => rules.fence?.(...block) ?? ''
}

/** Search results: operations come before exported types of the same name. */
const boostDocument = (id: string): number => (id.startsWith('/types/') ? 0.2 : 1)

/** The configuration of VitePress. */
export const siteConfig = defineConfig({
  title: '@hospital/sdk',
  description: 'Reference of the hospital group’s APIs and of their SDK',
  srcDir: pagesFolder,
  outDir: siteFolder,
  cacheDir: 'node_modules/.cache/vitepress',
  lastUpdated: false,
  // The mocks, which the first press of a Try button loads, are above Vite's usual limit.
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  markdown: {
    html: false,
    attrs: false,
    anchor: { slugify: slugOf },
    config: (markdown) => {
      showTextAsText(markdown)
      addTryButtons(markdown)
      boxIndentedCode(markdown)
    },
  },
  themeConfig: {
    search: { provider: 'local', options: { miniSearch: { searchOptions: { boostDocument } } } },
    outline: { level: [2, 3], label: 'On this page' },
    sidebar: JSON.parse(readFileSync(menuFile, 'utf8')) as DefaultTheme.SidebarItem[],
    nav: [
      { text: 'Start', link: '/' },
      { text: 'Failures', link: '/errors' },
      { text: 'Changes', link: '/changes' },
    ],
  },
})
