import type { LinkItem } from '@hospital/ui'
import type { ComponentType } from 'react'
import type { SubstituteName } from '../app/page-state.ts'
import type { PageData, PageName } from './page-data.ts'

/** What a page's component is given. */
export interface PageProps<Name extends PageName> {
  readonly data: PageData[Name]
  /** The pages above this one, the home page first. */
  readonly trail: readonly LinkItem[]
}

interface PageModule<Props> {
  /** The key of the chunk in the build's manifest, so that the server can have it preloaded. */
  readonly file: string
  readonly load: () => Promise<ComponentType<Props>>
}

type PageModules = { readonly [Name in PageName]: PageModule<PageProps<Name>> } & Readonly<Record<SubstituteName, PageModule<object>>>

/** The modules of pages, each a chunk of its own, by kind of content. */
export const pageModules: PageModules = {
  home: { file: 'src/pages/home.tsx', load: async () => (await import('./home.tsx')).HomePage },
  hospitals: { file: 'src/pages/hospitals.tsx', load: async () => (await import('./hospitals.tsx')).HospitalsPage },
  planned: { file: 'src/pages/planned.tsx', load: async () => (await import('./planned.tsx')).PlannedPage },
  'not-found': { file: 'src/pages/not-found.tsx', load: async () => (await import('./not-found.tsx')).NotFoundPage },
  error: { file: 'src/pages/error.tsx', load: async () => (await import('./error.tsx')).ErrorPage },
}
