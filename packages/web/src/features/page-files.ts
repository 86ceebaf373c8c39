import type { LinkItem } from '@hospital/ui'
import type { ComponentType } from 'react'
import { routes } from '../routes/table.ts'
import type { PageName } from '../routes/table.ts'

const substitutes = ['not-found', 'error'] as const

/** A page that is shown if there is no page to show. */
export type SubstituteName = (typeof substitutes)[number]

/** A page, or what replaces it. */
export type PageKind = PageName | SubstituteName

/** A page's component, without the type of its data. */
export type PageComponent = ComponentType<{ readonly data?: unknown; readonly trail?: readonly LinkItem[] }>

/** The module of a page. */
export type PageModule = Readonly<Record<string, PageComponent>>

/** Every kind of page, once. */
export const pageKinds = (): readonly PageKind[] => [
  ...new Set<PageKind>([...Object.values(routes).map(({ page }) => page), ...substitutes]),
]

/** The file of a page's component: `doctors/doctor` is in `doctors/doctor-page.tsx` of this folder. */
export const componentFile = (kind: PageKind): string => `./${kind}-page.tsx`

/** The file of a page's loader: for `doctors/doctor` it is `doctors/load-doctor.ts` of this folder; folders may be nested. */
export const loaderFile = (page: PageName): string => `./${page.replace(/\/(?=[^/]*$)/, '/load-')}.ts`

/** The name of a page as its files export it: `DoctorSchedules` for `doctors/doctor-schedules`. */
export const exportName = (kind: PageKind): string =>
  kind.replace(/^.*\//, '').replace(/(?:^|-)(\w)/g, (_start, letter: string) => letter.toUpperCase())
