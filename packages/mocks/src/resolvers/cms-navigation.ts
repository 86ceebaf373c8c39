import type { Cms } from '../cms/cms.ts'
import type { NavigationRow } from '../content/index.ts'
import type { CmsResolvers } from '../generated/cms.ts'
import { notFound } from './cms-errors.ts'

const items = ({ content }: Cms, position: NavigationRow['posisi']) => ({
  status: 200 as const,
  body: {
    data: content.navigasis
      .filter(({ posisi }) => posisi === position)
      .sort((left, right) => left.urutan - right.urutan)
      .map(({ id, menu, menu_en, submenu, submenu_en, tipe }) => ({
        id,
        menu,
        menu_en,
        submenu: [...submenu],
        submenu_en: submenu_en && [...submenu_en],
        tipe,
      })),
  },
})

/** The menus, always in both languages, whatever the locale. */
export const createNavigationResolvers = (
  cms: Cms,
): Pick<CmsResolvers, 'getTopNavigation' | 'getBottomNavigation' | 'getTopBar'> => ({
  getTopNavigation: () => items(cms, 'top'),
  getBottomNavigation: () => items(cms, 'bottom'),
  getTopBar: ({ query: { populate } }) => {
    const data = cms.rest.single('TopBar', { populate })
    // The cast is safe, because the handler checks every answer against the contract.
    return data ? { status: 200, body: { data, meta: {} } } : notFound
  },
})
