import { posix } from 'node:path'
import { slugOf } from '../markdown/markdown.ts'

/** Markdown without code, in blocks and within lines. */
const prose = (markdown: string): string => markdown.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, 'code')

/** The anchors of a page: its headings. A repeated heading gets a number. */
const anchorsIn = (markdown: string): ReadonlySet<string> => {
  const found = new Map<string, number>()
  const anchors = new Set<string>()
  // Code in a heading is a part of its anchor, and so is the text of a link.
  for (const [, heading = ''] of markdown.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = slugOf(
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll('`', '')
        .replaceAll('\\', ''),
    )
    const count = found.get(slug) ?? 0
    found.set(slug, count + 1)
    anchors.add(count === 0 ? slug : `${slug}-${count}`)
  }
  return anchors
}

/** The broken links of the pages, as `page: link`. `pages` has the text of each page by its path. Links to other sites are not checked. */
export const brokenLinks = (pages: ReadonlyMap<string, string>): readonly string[] => {
  const anchors = new Map([...pages].map(([path, text]) => [path, anchorsIn(text)] as const))
  return [...pages].flatMap(([path, text]) =>
    [...prose(text).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : posix.join(posix.dirname(path), file)
      const found = anchors.get(target)
      const isThere = found !== undefined && (anchor === undefined || found.has(anchor))
      return isThere ? [] : [`${path}: ${link}`]
    }),
  )
}
