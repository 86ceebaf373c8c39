import type { ComponentType } from 'react'
import type { PageContent } from '../app/page-state.ts'

/** A page's component, given what its loader gave. */
export type PageComponent = ComponentType<{ readonly content: PageContent }>

/** The modules of pages, each a chunk of its own, by kind of content; also the manifest keys that the server preloads. */
export const pageModules = {
  home: { file: 'src/pages/home.tsx', load: async (): Promise<PageComponent> => (await import('./home.tsx')).HomePage },
  planned: { file: 'src/pages/planned.tsx', load: async (): Promise<PageComponent> => (await import('./planned.tsx')).PlannedPage },
  'not-found': { file: 'src/pages/not-found.tsx', load: async (): Promise<PageComponent> => (await import('./not-found.tsx')).NotFoundPage },
  error: { file: 'src/pages/error.tsx', load: async (): Promise<PageComponent> => (await import('./error.tsx')).ErrorPage },
} as const satisfies Readonly<Record<PageContent['kind'], { readonly file: string; readonly load: () => Promise<PageComponent> }>>
