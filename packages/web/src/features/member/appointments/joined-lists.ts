import type { Appointment } from '../../../personal-data/appointments.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'

type ListState = ReadState<readonly Appointment[]>
type Failed = Extract<ListState, { readonly status: 'failed' }>

/** Several lists, joined into one. */
export interface JoinedLists {
  readonly state: ListState
  /** The list that failed, if another one is shown without it. */
  readonly missing: Failed | undefined
}

/**
 * Joins lists. If one fails, the appointments of the others are still shown. If the others are empty, the whole fails: to say that there
 * are no appointments could be wrong.
 */
export const joinLists = (states: readonly ListState[]): JoinedLists => {
  if (states.some(({ status }) => status === 'loading')) return { state: { status: 'loading' }, missing: undefined }
  const ready = states.filter((state) => state.status === 'ready')
  const failed = states.filter((state) => state.status === 'failed')
  const [first] = failed
  const failure = first && { ...first, retry: () => failed.forEach(({ retry }) => retry()) }
  const data = ready.flatMap((state) => state.data)
  if (failure && data.length === 0) return { state: failure, missing: undefined }
  return {
    state: {
      status: 'ready',
      data,
      isRefreshing: ready.some(({ isRefreshing }) => isRefreshing),
      isOutdated: ready.some(({ isOutdated }) => isOutdated),
    },
    missing: failure,
  }
}
