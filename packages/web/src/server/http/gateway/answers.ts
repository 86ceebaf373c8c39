import type { Locale } from '@hospital/ui'

/** Headers of every answer of the gateway: it is data, never a document, whatever a back end sends. */
const dataHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

const words: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  id: {
    401: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
    403: 'Permintaan ini tidak diizinkan.',
    404: 'Layanan atau data tidak ditemukan.',
    405: 'Cara permintaan ini tidak didukung.',
    408: 'Data tidak kami terima seluruhnya. Silakan coba lagi.',
    413: 'Data yang dikirim terlalu besar.',
    415: 'Jenis isi permintaan tidak didukung.',
    422: 'Data yang dikirim belum sesuai.',
    429: 'Terlalu banyak percobaan. Silakan coba lagi nanti.',
    501: 'Layanan ini belum tersedia.',
    502: 'Layanan sedang tidak dapat dihubungi.',
    503: 'Layanan sedang dalam pemeliharaan.',
    504: 'Layanan tidak menjawab tepat waktu.',
  },
  en: {
    401: 'Your session has ended. Please log in again.',
    403: 'This request is not allowed.',
    404: 'The service or data was not found.',
    405: 'This method is not supported.',
    408: 'Not all of the data arrived. Please try again.',
    413: 'What was sent is too large.',
    415: 'This type of request body is not supported.',
    422: 'Some of the data is not valid.',
    429: 'Too many attempts. Please try again later.',
    501: 'This service is not available yet.',
    502: 'The service cannot be reached at the moment.',
    503: 'The service is under maintenance.',
    504: 'The service did not answer in time.',
  },
}

/**
 * JSON with its length. Without a length, a stream compresses it, which took a millisecond of processor time for the 64 bytes of a wrong
 * log-in.
 */
const sized = (json: string | Uint8Array<ArrayBuffer>) => ({
  'Content-Type': 'application/json',
  'Content-Length': String(typeof json === 'string' ? Buffer.byteLength(json) : json.byteLength),
})

/** Further parts of a failure's answer. */
interface FailureDetails {
  /** Messages by field, for a 422. */
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined
  /** Seconds. */
  readonly retryAfter?: number | undefined
  /** The methods that a path takes, for a 405. */
  readonly allow?: readonly string[] | undefined
}

/** A failure in words of the site: nothing of a back end's own text. The request id is in its header. */
export const failure = (
  status: number,
  locale: Locale,
  { errors, retryAfter, allow }: FailureDetails = {},
): Response => {
  // A status without its own words becomes a 502.
  const told = status in words.id ? status : 502
  const json = JSON.stringify({ message: words[locale][told], ...(errors && { errors }) })
  const headers = {
    ...dataHeaders,
    ...sized(json),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(allow && { Allow: allow.join(', ') }),
  }
  return new Response(json, { status: told, headers })
}

/** JSON of a back end. */
export const data = (status: number, json: string | Uint8Array<ArrayBuffer> | null, retryAfter?: string): Response =>
  new Response(json, {
    status,
    headers: {
      ...dataHeaders,
      ...(json !== null && sized(json)),
      ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
    },
  })

/** A PDF of a back end: a file to save, never a page of this site. */
export const pdf = (
  body: ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> | null,
  name: string,
): Response =>
  new Response(body, {
    headers: {
      ...dataHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
