import { Component } from 'react'
import type { ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** The name of the page. After a change the page is rendered again. */
  readonly page: string
  readonly fallback: ReactNode
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly page: string
  readonly failed: boolean
}

/** Shows `fallback` if the components of a page fail. The shell stays, so that visitors can go on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { page: this.props.page, failed: false }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return page === state.page ? null : { page, failed: false }
  }

  static getDerivedStateFromError(): Pick<ErrorBoundaryState, 'failed'> {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
