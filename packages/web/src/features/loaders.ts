/// <reference types="vite/types/importMeta.d.ts" />
import type { PageName } from '../routes/table.ts'
import type { PageLoader } from '../shared/loading/loaded.ts'
import { exportName, loaderFile } from './page-files.ts'

type LoaderModule = Readonly<Record<string, PageLoader<unknown>>>

const modules = import.meta.glob<LoaderModule>(['./**/load-*.ts', '!./**/*.test.ts'], { eager: true })

/** The loader of a page. */
export const loaderOf = (page: PageName): PageLoader<unknown> => {
  const load = modules[loaderFile(page)]?.[`load${exportName(page)}`]
  if (!load) throw new Error(`${loaderFile(page)} has no load${exportName(page)}`)
  return load
}
