/** The user-facing messages in a failed answer's body. */
export interface FailureBody {
  readonly detail: string
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>
}

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const messages = (value: unknown): string[] => [value].flat().filter((message) => typeof message === 'string')

/** `{ errors: { email: ['…'] } }`, as the member, company and hospital-care APIs answer. */
const byField = (errors: unknown): Record<string, readonly string[]> =>
  isRecord(errors) ? Object.fromEntries(Object.entries(errors).map(([field, value]) => [field, messages(value)])) : {}

/** `{ error: { details: { errors: [{ path: ['email'], message }] } } }`, as Strapi answers. */
const byPath = (errors: unknown): Record<string, readonly string[]> => {
  // A map, because a path may be any word, and an object already has words such as `constructor`.
  const fields = new Map<string, string[]>()
  for (const entry of Array.isArray(errors) ? errors : []) {
    if (!isRecord(entry) || !Array.isArray(entry['path'])) continue
    const field = entry['path'].join('.')
    fields.set(field, [...(fields.get(field) ?? []), text(entry['message'])])
  }
  return Object.fromEntries(fields)
}

/** Reads the reason and the field errors from a failed answer, in either back end's format. */
export const readFailureBody = (body: unknown): FailureBody => {
  if (!isRecord(body)) return { detail: '', fieldErrors: {} }
  const strapi = isRecord(body['error']) ? body['error'] : undefined
  if (strapi) {
    const details = isRecord(strapi['details']) ? strapi['details'] : {}
    return { detail: text(strapi['message']), fieldErrors: byPath(details['errors']) }
  }
  return { detail: text(body['detail']) || text(body['message']), fieldErrors: byField(body['errors']) }
}
