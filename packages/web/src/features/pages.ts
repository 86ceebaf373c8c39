/// <reference types="vite/types/importMeta.d.ts" />
import { ErrorPage } from './error-page.tsx'
import { componentFile } from './page-files.ts'
import type { PageComponent, PageKind, PageModule } from './page-files.ts'

/** Each file is a chunk of its own, except the page that replaces one that cannot be fetched. */
const modules = import.meta.glob<PageModule>(['./**/*-page.tsx', '!./member/**', '!./company/**', '!./error-page.tsx'])

/** Fetches the code of a page. That component and data fit is proven in the component, by `PageProps`. */
export const loadPageComponent = async (kind: PageKind): Promise<PageComponent> => {
  if (kind === 'error') return ErrorPage
  const file = componentFile(kind)
  const load = modules[file] ?? (await import('./area-pages.ts')).areaModules[file]
  const [component] = Object.values((await load?.()) ?? {})
  // Tests ask for every page.
  if (!component) throw new Error(kind)
  return component
}
