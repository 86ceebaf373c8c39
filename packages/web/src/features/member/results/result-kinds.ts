import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { MessageId } from '../../../i18n/use-message.ts'

/** The kinds of results, as the contract and the address name them. */
export type ResultKind = HospitalCareComponents['schemas']['ResultKind']

/** The name of each kind. */
export const kindWords: Readonly<Record<ResultKind, MessageId>> = {
  laboratorium: 'web.results.kind.laboratory',
  radiologi: 'web.results.kind.radiology',
  mcu: 'web.results.kind.checkup',
}

/** Identifies a result among all hospitals: its number is unique within one hospital only. */
export interface ResultKey {
  readonly kind: ResultKind
  /** `kode_mapping_rs`. */
  readonly hospital: string
  readonly number: string
}

/** The key as one text. */
export const keyText = ({ kind, hospital, number }: ResultKey): string => `${kind}-${hospital}-${number}`
