import { Component, type ReactNode } from 'react'
import { asProblem } from '#kit/problem.ts'
import { isChunkFailure } from '#kit/refresh.ts'
import { ErrorNotice } from './error-notice.tsx'

type Props = { readonly onRetry?: () => void; readonly children: ReactNode }
type State = { readonly error: unknown }

const noError: State = { error: null }

/**
 * Shows the error of its content in place of it, so that the page beside it stays. A piece that did not load
 * is left to the page: only a reload brings it.
 */
export class CardBoundary extends Component<Props, State> {
  override state = noError

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (isChunkFailure(error)) throw error
    return <ErrorNotice problem={asProblem(error)} onRetry={this.#retry} />
  }

  readonly #retry = (): void => {
    this.props.onRetry?.()
    this.setState(noError)
  }
}
