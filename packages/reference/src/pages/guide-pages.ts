import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspacePaths, workspaceRoot } from '@hospital/codegen/contracts'
import { errorsPage } from './errors-page.ts'
import type { Page } from './page.ts'

interface Guide {
  /** The file, relative to the workspace's root. */
  readonly file: string
  readonly page: Omit<Page, 'text' | 'group'>
}

/** The files of the repository that become pages unchanged. */
const guides: readonly Guide[] = [
  {
    file: 'packages/sdk/README.md',
    page: {
      path: 'index.md',
      title: 'Start',
      summary: 'Install the SDK, a first call, its options, sessions, queries, versions',
    },
  },
  {
    file: 'packages/mocks/README.md',
    page: {
      path: 'mocks.md',
      title: 'Mocks',
      summary: 'A made-up hospital to test against: entries, faults, scenarios, people',
    },
  },
  {
    file: 'schemas/README.md',
    page: {
      path: 'contracts.md',
      title: 'Contracts',
      summary: 'What the contracts are, what their evidence means, and a glossary',
    },
  },
  {
    file: 'schemas/generated/assumed.md',
    page: {
      path: 'assumed.md',
      title: 'What is assumed',
      summary: 'Every call, parameter and field that has to be confirmed with the back end',
    },
  },
  {
    file: 'packages/sdk/CHANGELOG.md',
    page: { path: 'changes.md', title: 'Changes', summary: 'What changed for users in each version of the SDK' },
  },
]

/** The pages that replace links to these files. */
const linked: Readonly<Record<string, string>> = { 'generated/assumed.md': 'assumed.md' }

/** A file's text with links to pages instead of files. Throws for a link to a file without a page. */
export const withPageLinks = (markdown: string, file: string): string =>
  markdown.replaceAll(/\]\((?!https?:|#)([^)#]+)/g, (_match, target: string) => {
    const page = linked[target]
    if (page === undefined) throw new Error(`${file} links ${target}, which is no page of the reference`)
    return `](${page}`
  })

/** The pages of the guides, and the page of all failures. */
export const guidePages = async (): Promise<readonly Page[]> => {
  const pages = await Promise.all(
    guides.map(async ({ file, page }) => {
      const text = await readFile(join(workspaceRoot, file), 'utf8')
      return { ...page, group: 'Guide', text: withPageLinks(text, file) }
    }),
  )
  return [...pages, errorsPage(await readFile(`${workspacePaths.sdk}/client/errors.ts`, 'utf8'))]
}
