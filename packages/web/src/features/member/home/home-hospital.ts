import type { Place } from '../../../shared/map-link.ts'

/** A hospital that is asked for results, and that a visit leads to. */
export interface HomeHospital extends Place {
  /** `kode_mapping_rs`. */
  readonly code: string
}
