import { notifyManager } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { PersonalData } from './personal-data.ts'

/**
 * Counts entries in the answers of these operations that this session has already read for a patient. It makes no calls: answers that were
 * not read yet, or are no longer cached, count as nothing.
 */
export const useKnownCount = <Data>(
  personal: PersonalData,
  { operations, patient }: { readonly operations: readonly string[]; readonly patient: number },
  count: (data: Data) => number,
): number => {
  const { queries, sessionId } = personal
  const subscribe = useCallback(
    (onChange: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queries],
  )
  return useSyncExternalStore(
    subscribe,
    () =>
      operations
        .flatMap((operation) => queries.getQueriesData<Data>({ queryKey: [operation, sessionId, patient] }))
        .reduce((sum, [, data]) => sum + (data === undefined ? 0 : count(data)), 0),
    () => 0,
  )
}
