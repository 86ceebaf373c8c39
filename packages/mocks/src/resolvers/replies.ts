import type { FieldErrors } from '../hospital/field-errors.ts'

/** A success or a refusal: both have status 200. */
export const answered = <Body>(body: Body) => ({ status: 200, body }) as const

/** A refusal with a message for the user. */
export const refused = (detail: string) => answered({ process: false, detail } as const)

/** Data with the usual message. */
export const loaded = <Data>(data: Data, detail = 'Data berhasil dimuat.') =>
  answered({ process: true, detail, data } as const)

/** A list, with a separate message if it is empty. */
export const listed = <Row>(rows: readonly Row[], whenEmpty: string) =>
  loaded([...rows], rows.length === 0 ? whenEmpty : undefined)

/** Success without data. */
export const acknowledged = (detail: string) => answered({ process: true, detail } as const)

/** The token does not give access to the data. */
export const forbidden = (message = 'Anda tidak memiliki akses ke data pasien ini.') =>
  ({ status: 403, body: { message } }) as const

/** There is no such record. */
export const notFound = () => ({ status: 404, body: { message: 'Data tidak ditemukan.' } }) as const

/** The session has ended. The handlers check it first, so this occurs only if it ends during the call. */
export const unauthorized = () =>
  ({ status: 401, body: { message: 'Sesi Anda telah berakhir. Silakan masuk kembali.' } }) as const

/** Fields broke rules. */
export const invalid = (errors: FieldErrors) => {
  const copy = Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, [...messages]]))
  return { status: 422, body: { message: 'Data yang dikirim tidak valid.', errors: copy } } as const
}

/** Too many calls; the seconds to wait go in the header too. */
export const tooMany = (seconds: number) =>
  ({
    status: 429,
    body: { message: `Terlalu banyak permintaan. Silakan coba lagi dalam ${seconds} detik.` },
    headers: { 'Retry-After': String(seconds) },
  }) as const
