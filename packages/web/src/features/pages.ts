/// <reference types="vite/types/importMeta.d.ts" />
import { ErrorPage } from './error-page.tsx'
import { componentFile } from './page-files.ts'
import type { PageComponent, PageKind, PageModule } from './page-files.ts'

/** Each file is a separate chunk, except the page that replaces one that cannot be fetched. */
const modules = import.meta.glob<PageModule>(['./**/*-page.tsx', '!./member/**', '!./company/**', '!./error-page.tsx'])

/** Fetches the code of a page. `PageProps` proves in each component that its data fits. */
export const loadPageComponent = async (kind: PageKind): Promise<PageComponent> => {
  if (kind === 'error') return ErrorPage
  const file = componentFile(kind)
  const load = modules[file] ?? (await import('./area-pages.ts')).areaModules[file]
  const [component] = Object.values((await load?.()) ?? {})
  // Tests fetch every page, and so find a missing component.
  if (!component) throw new Error(kind)
  return component
}
