/** The value of a result: a number or words; null until it is released. */
export type TestValue = number | string | null

/** The seed of a laboratory result. */
export interface LabSeed {
  /** Person id. */
  readonly patient: number
  readonly hospital: string
  /** The referring doctor's code; omitted without a referral. */
  readonly doctor?: string
  readonly daysAgo: number
  /** When the sample was taken, `HH:mm`; null if not recorded. */
  readonly sampled: string | null
  /** When the result was released or last corrected, `HH:mm`, on the same day; omitted if nothing is released. */
  readonly released?: string
  readonly status: 'proses' | 'sebagian' | 'selesai' | 'dikoreksi'
  /** The values by code of the catalogue. */
  readonly values: Readonly<Record<string, TestValue>>
  readonly remarks?: Readonly<Record<string, string>>
  /** The person who was informed of a critical value, by code, and the time on the same day, `HH:mm`. */
  readonly told?: Readonly<Record<string, { readonly to: string; readonly at: string }>>
  readonly note?: string
  /** Set for a result that a doctor explains in person: it is listed, but cannot be opened. */
  readonly spokenOnly?: true
}

/** A laboratory result of a certain day. */
export interface LabRecord extends LabSeed {
  readonly number: string
  readonly day: string
}
