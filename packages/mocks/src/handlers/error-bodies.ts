import type { Refusal } from '@hospital/sdk/contracts'

/** An answer before it is encoded: a status, a body in the contract's form, further headers. */
export interface PlainReply {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** The Retry-After of a 429, in seconds. */
const retryAfter = 30

const messages: Readonly<Record<number, string>> = {
  400: 'Permintaan tidak sesuai dengan kontrak.',
  401: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  403: 'Anda tidak memiliki akses ke data ini.',
  404: 'Data tidak ditemukan.',
  422: 'Data yang dikirim belum sesuai.',
  429: 'Terlalu banyak permintaan. Silakan coba beberapa saat lagi.',
  500: 'Terjadi kesalahan pada server.',
  503: 'Layanan sedang dalam pemeliharaan.',
}

const strapiNames: Readonly<Record<number, readonly [name: string, message: string]>> = {
  400: ['ValidationError', 'Invalid parameters'],
  401: ['UnauthorizedError', 'Missing or invalid credentials'],
  403: ['ForbiddenError', 'Forbidden'],
  404: ['NotFoundError', 'Not Found'],
  429: ['RateLimitError', 'Too many requests, please try again later.'],
  500: ['InternalServerError', 'Internal Server Error'],
  503: ['ServiceUnavailableError', 'Service Unavailable'],
}

const strapiBody = (status: number, refusal: Refusal) => {
  const [name, message] = strapiNames[status] ?? ['ApplicationError', 'An error occurred']
  const errors = Object.entries(refusal).flatMap(([field, texts]) =>
    texts.map((text) => ({ path: field.split('.'), message: text, name: 'ValidationError' })),
  )
  const [only] = errors
  if (!only) return { data: null, error: { status, name, message, details: {} } }
  const summary = errors.length === 1 ? only.message : `${errors.length} errors occurred`
  return { data: null, error: { status, name, message: summary, details: { errors } } }
}

/** An API's response for a failure status, in its own format. */
export const failureReply = (api: string, status: number, refusal: Refusal = {}): PlainReply => {
  const headers = status === 429 ? { 'Retry-After': String(retryAfter) } : undefined
  if (api === 'cms') return { status, body: strapiBody(status, refusal), headers }
  const message = messages[status] ?? 'Terjadi kesalahan.'
  const errors = Object.keys(refusal).length > 0 ? refusal : { umum: [message] }
  return { status, body: status === 422 ? { message, errors } : { message }, headers }
}

/** An API's response to a request that its contract forbids: 422 with messages by field, or Strapi's 400. */
export const refusalReply = (api: string, documented: readonly number[], refusal: Refusal): PlainReply => {
  if (api !== 'cms' && documented.includes(422)) return failureReply(api, 422, refusal)
  if (api === 'cms') return failureReply(api, 400, refusal)
  return { status: 400, body: { message: Object.values(refusal).flat().join(' ') || messages[400] } }
}
