import type { ResolvedRegion } from '../person/region.ts'
import type { LegacyRecord, MobileRecord } from './care-values.ts'

/** The ids by which a hospital knows whose relative it registers. */
export interface RelativeIds {
  readonly familyId: number
  /** Member id of the patient whose appointment makes the registration necessary; undefined without one. */
  readonly appointmentOf: number | undefined
}

/** What a hospital's form is filled from. */
export interface FoundRecord {
  readonly hospital: string
  readonly record: MobileRecord
  /** The record of the hospital's older system, if the visitor said that there is one. */
  readonly legacy: LegacyRecord | undefined
  readonly region: ResolvedRegion | undefined
  /** Whether a region is known whose codes could not be had. */
  readonly isRegionMissing: boolean
  /** Undefined for the member. */
  readonly relative: RelativeIds | undefined
}
