import type { FormValues, Submission } from './submission.ts'

/** Seconds to wait if a refusal for too many attempts does not name them. */
const defaultWait = 60

const isSubmission = (value: unknown): value is Submission => {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false
  if (value.status === 'limited') return 'retryAfter' in value && typeof value.retryAfter === 'number'
  return ['sent', 'invalid', 'failed', 'refused'].includes(String(value.status))
}

/**
 * The outcome of a form in an answer; undefined if the answer has none. A proxy may refuse too many attempts before the site sees them, so
 * a status 429 counts whatever its body is.
 */
export const readFormAnswer = async (response: Response, values: FormValues): Promise<Submission | undefined> => {
  const answer: unknown = await response.json().catch(() => undefined)
  if (isSubmission(answer)) return answer
  if (response.status !== 429) return undefined
  return { status: 'limited', values, retryAfter: Number(response.headers.get('retry-after')) || defaultWait }
}
