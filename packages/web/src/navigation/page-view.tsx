import type { ReactElement } from 'react'
import type { PageComponent } from '../features/page-files.ts'
import type { PageState } from './page-state.ts'

interface PageViewProps {
  readonly Component: PageComponent
  readonly state: PageState
}

/** A page with its data. */
export const PageView = ({ Component, state: { content, trail } }: PageViewProps): ReactElement =>
  'data' in content ? <Component data={content.data} trail={trail} /> : <Component />
