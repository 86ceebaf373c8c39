import { startDeadline } from '../client/deadline.ts'

/** Whether something settles within this many milliseconds (0: no limit) and before the signal ends the wait. Never rejects. */
export const settlesWithin = async (
  work: Promise<unknown>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<boolean> => {
  const deadline = startDeadline(milliseconds, signal)
  const settled = () => true
  try {
    return await Promise.race([work.then(settled, settled), deadline.over.then(() => false)])
  } finally {
    deadline.release()
  }
}
