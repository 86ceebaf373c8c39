import { readFile } from 'node:fs/promises'
import { workspacePaths } from '@hospital/codegen/contracts'
import { contentPages } from '../content/content-pages.ts'
import { schemaPages } from '../graphql/schema-pages.ts'
import { slugOf } from '../markdown/markdown.ts'
import { restPages } from '../rest/contract-pages.ts'
import { failureOfSdk } from '../rest/failures.ts'
import { guidePages } from './guide-pages.ts'
import type { Page } from './page.ts'

/** Links to the section of a REST operation of the content API, from the pages of the content functions. */
const operationHrefIn =
  (pages: readonly Page[]) =>
  (operation: string): string => {
    const page = pages.find(({ path, text }) => path.startsWith('cms/') && text.includes(`\n## ${operation}\n`))
    if (!page) throw new Error(`No page has the operation ${operation}`)
    return `../${page.path}#${slugOf(operation)}`
  }

/** All pages in the order of the menu, without the pages of exported types. */
export const allPages = async (): Promise<readonly Page[]> => {
  const rest = await restPages(failureOfSdk)
  return [
    ...(await guidePages()),
    ...rest,
    ...(await contentPages(operationHrefIn(rest))),
    ...schemaPages(await readFile(`${workspacePaths.schemas}/cms.graphql`, 'utf8')),
  ]
}
