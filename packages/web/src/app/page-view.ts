import { createElement } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { pageModules } from '../pages/modules.ts'
import type { PageState } from './page-state.ts'

/** A page's component, whatever its page. */
export type PageComponent = ComponentType<{ readonly data?: unknown; readonly trail?: PageState['trail'] }>

/** Fetches the code of a page. That component and data fit is proven where both are listed by the page's name. */
export const loadPageComponent = async ({ content }: PageState): Promise<PageComponent> =>
  (await pageModules[content.kind]()) as PageComponent

/** A page with its data. */
export const pageView = (Component: PageComponent, { content, trail }: PageState): ReactElement =>
  createElement(Component, 'data' in content ? { data: content.data, trail } : {})
