/** A value of a result: a number or words; null while it is not released. */
export type TestValue = number | string | null

/** A laboratory result as it is seeded. */
export interface LabSeed {
  /** Person id. */
  readonly patient: number
  readonly hospital: string
  /** The referring doctor's code; omitted without a referral. */
  readonly doctor?: string
  readonly daysAgo: number
  /** When the sample was taken, `HH:mm`; null when not recorded. */
  readonly sampled: string | null
  /** When it was released or last corrected, `HH:mm`, on the same day; omitted while nothing is. */
  readonly released?: string
  readonly status: 'proses' | 'sebagian' | 'selesai' | 'dikoreksi'
  /** By code of the catalogue. */
  readonly values: Readonly<Record<string, TestValue>>
  readonly remarks?: Readonly<Record<string, string>>
  /** Who was told of a critical value, by code, and when on the same day, `HH:mm`. */
  readonly told?: Readonly<Record<string, { readonly to: string; readonly at: string }>>
  readonly note?: string
  /** Results that a doctor explains in person are listed, but cannot be opened. */
  readonly spokenOnly?: true
}

/** A laboratory result of a certain day. */
export interface LabRecord extends LabSeed {
  readonly number: string
  readonly day: string
}
