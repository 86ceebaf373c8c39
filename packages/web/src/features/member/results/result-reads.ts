import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { linksAgain } from '../../../personal-data/expiring-links.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import { checkupEntry, labEntry, radiologyEntry } from './result-entries.ts'
import type { ResultEntry } from './result-entries.ts'
import type { ResultKey, ResultKind } from './result-kinds.ts'

type Schemas = HospitalCareComponents['schemas']

/** A patient with the medical record number, by which hospitals identify them. */
export interface RecordedPatient {
  readonly id: number
  readonly recordNumber: string
}

const entriesBy =
  <Row>(toEntry: (row: Row) => ResultEntry) =>
  ({ data }: { readonly data: readonly Row[] }): readonly ResultEntry[] =>
    data.map((row) => toEntry(row))

type ListRead = (patient: RecordedPatient, hospital: string) => Read<readonly ResultEntry[]>

/** The list of each kind of results at a hospital. Contract: operations `listLabResults`, `listRadiologyResults`, `listMcuResults`. */
export const listReads: Readonly<Record<ResultKind, ListRead>> = {
  laboratorium: ({ id, recordNumber: nopasien }, hospital) => ({
    operation: 'listLabResults',
    patient: id,
    hospital,
    call: ({ hospitalCare }, signal) =>
      answerOf(hospitalCare(hospital).listLabResults({ body: { nopasien } }, { signal }), entriesBy(labEntry)),
  }),
  radiologi: ({ id, recordNumber: nopasien }, hospital) => ({
    operation: 'listRadiologyResults',
    patient: id,
    hospital,
    call: ({ hospitalCare }, signal) =>
      answerOf(
        hospitalCare(hospital).listRadiologyResults({ body: { nopasien } }, { signal }),
        entriesBy(radiologyEntry),
      ),
  }),
  mcu: ({ id, recordNumber: nopasien }, hospital) => ({
    operation: 'listMcuResults',
    patient: id,
    hospital,
    call: ({ hospitalCare }, signal) =>
      answerOf(hospitalCare(hospital).listMcuResults({ body: { nopasien } }, { signal }), entriesBy(checkupEntry)),
  }),
}

const whole = <Data>({ data }: { readonly data: Data }): Data => data

/** A whole laboratory result. Contract: operation `getLabResult`. */
export const readLabResult = (patient: number, { hospital, number }: ResultKey): Read<Schemas['LabResult']> => ({
  operation: 'getLabResult',
  patient,
  hospital,
  parameters: [number],
  call: ({ hospitalCare }, signal) =>
    answerOf(hospitalCare(hospital).getLabResult({ path: { no_lab: number } }, { signal }), whole),
})

/** A whole radiology result. Contract: operation `getRadiologyResult`. */
export const readRadiologyResult = (
  patient: number,
  { hospital, number }: ResultKey,
): Read<Schemas['RadiologyResult']> => ({
  operation: 'getRadiologyResult',
  patient,
  hospital,
  parameters: [number],
  againAfter: ({ gambar }, readAt) =>
    linksAgain(
      gambar.map(({ berlaku_sampai: until }) => until),
      readAt,
    ),
  call: ({ hospitalCare }, signal) =>
    answerOf(hospitalCare(hospital).getRadiologyResult({ path: { no_radiologi: number } }, { signal }), whole),
})

/** A whole check-up. Contract: operation `getMcuResult`. */
export const readCheckup = (patient: number, { hospital, number }: ResultKey): Read<Schemas['McuResult']> => ({
  operation: 'getMcuResult',
  patient,
  hospital,
  parameters: [number],
  call: ({ hospitalCare }, signal) =>
    answerOf(hospitalCare(hospital).getMcuResult({ path: { no_mcu: number } }, { signal }), whole),
})
