/** The seed of a visit. */
export interface VisitSeed {
  /** Person id. */
  readonly patient: number
  readonly hospital: string
  /** The doctor's code; null without a doctor, for example for tests only. */
  readonly doctor: string | null
  readonly daysAgo: number
  /** `HH:mm`; null when not recorded. */
  readonly arrived: string | null
  readonly kind: 'rawat_jalan' | 'rawat_inap' | 'igd' | 'penunjang' | 'mcu'
  /** The day of discharge of an inpatient who has gone home. */
  readonly leftDaysAgo?: number
  readonly complaint: string | null
  /** ICD-10 code (null when not coded) and name, the main one first. */
  readonly diagnoses: readonly (readonly [code: string | null, name: string])[]
  readonly procedures?: readonly string[]
  /** Name, quantity, unit and how to take it. */
  readonly prescriptions?: readonly (readonly [name: string, quantity: number, unit: string, use: string])[]
  readonly guarantor: string | null
  /** Days of sick leave. A letter certifies them. */
  readonly sickDays?: number
  /** Days from the visit to the recommended follow-up. */
  readonly followUpAfter?: number
}
