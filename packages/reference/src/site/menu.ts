import type { DefaultTheme } from 'vitepress'
import type { Page } from '../pages/page.ts'

/** The menu of all pages: a heading for each group, all closed except the first. */
export const menuOf = (pages: readonly Page[]): DefaultTheme.SidebarItem[] =>
  [...Map.groupBy(pages, ({ group }) => group)].map(([text, members], index) => ({
    text,
    collapsed: index > 0,
    items: members.map(({ title, path }) => ({ text: title, link: `/${path.replace(/\.md$/, '')}` })),
  }))
