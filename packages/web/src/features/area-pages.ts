/// <reference types="vite/types/importMeta.d.ts" />
import type { PageModule } from './page-files.ts'

/** The pages of the areas. Their list is a separate chunk: visitors of the public site never need it. */
export const areaModules = import.meta.glob<PageModule>(['./member/**/*-page.tsx', './company/**/*-page.tsx'])
