import type { Page } from './page.ts'

/** The Markdown of a page for tools, without the marks that only the site reads. */
export const plainMarkdown = (markdown: string): string => markdown.replaceAll(/^(```\w+) try=\S+$/gm, '$1')

/** `llms.txt`: every page as Markdown, with a summary (see llmstxt.org). */
export const llmsText = (pages: readonly Page[]): string => {
  const groups = [...Map.groupBy(pages, ({ group }) => group)].flatMap(([group, members]) => [
    `## ${group}`,
    members.map(({ title, path, summary }) => `- [${title}](${path}): ${summary}`).join('\n'),
  ])
  const intro =
    '> Typed clients of the APIs of an Indonesian hospital group: member, company, hospital care, content (Strapi v4) and social feed. A call gives `{ data }` or `{ error }` and never throws. Contract names are Indonesian.'
  return `${['# @hospital/sdk', intro, ...groups].join('\n\n')}\n`
}
