import type { hospitalCareRoutes } from '@hospital/sdk/contracts'
import type { CareCalls, Reads } from './calls.ts'
import { NotKnown } from './known.ts'

type Kind = 'laboratorium' | 'radiologi' | 'mcu'

const kinds: readonly Kind[] = ['laboratorium', 'radiologi', 'mcu']

/** The body with the patient of a list. Throws NotKnown without a token, or while no answer had the number. */
const bodyOf = (calls: CareCalls) => {
  calls.patient()
  return { body: { nopasien: calls.known.need('profile', 'nopasien') } }
}

/** Notes the results of a list by their number, and one with a report. */
const learnResults = <Row extends { readonly ada_pdf: boolean }>(
  { knownHere }: CareCalls,
  kind: Kind,
  rows: readonly Row[] | undefined,
  numberOf: (row: Row) => string,
) => {
  const numbers = rows?.map((row) => ({ number: numberOf(row), report: row.ada_pdf ? numberOf(row) : null }))
  knownHere.learn(kind, numbers, ['number', 'report'])
}

/** The reads of a hospital's own API. All of them belong to a patient. */
export const careReads: Reads<typeof hospitalCareRoutes, CareCalls> = {
  getMobilePatient: ({ care, patient }) => care.getMobilePatient({ query: { id_pasien: patient() } }),
  getLegacyPatient: async (calls) => {
    const { nopasien } = bodyOf(calls).body
    const query = { no_pasien: nopasien, tgl_lahir: calls.known.need('profile', 'tgl_lahir') }
    const result = await calls.care.getLegacyPatient({ query })
    // The API answers this for everybody who is not in the older system.
    if (result.error?.kind === 'rejected') throw new NotKnown('the patient is not in the older system')
    return result
  },
  getMobileVisitHistory: (calls) =>
    calls.care.getMobileVisitHistory({ query: { mobile: 1, nopasien: bodyOf(calls).body.nopasien } }),
  listLabResults: async (calls) => {
    const result = await calls.care.listLabResults(bodyOf(calls))
    learnResults(calls, 'laboratorium', result.data?.data, ({ no_lab: number }) => number)
    return result
  },
  listRadiologyResults: async (calls) => {
    const result = await calls.care.listRadiologyResults(bodyOf(calls))
    learnResults(calls, 'radiologi', result.data?.data, ({ no_radiologi: number }) => number)
    return result
  },
  listMcuResults: async (calls) => {
    const result = await calls.care.listMcuResults(bodyOf(calls))
    learnResults(calls, 'mcu', result.data?.data, ({ no_mcu: number }) => number)
    return result
  },
  getLabResult: ({ care, knownHere }) =>
    care.getLabResult({ path: { no_lab: knownHere.need('laboratorium', 'number') } }),
  getRadiologyResult: ({ care, knownHere }) =>
    care.getRadiologyResult({ path: { no_radiologi: knownHere.need('radiologi', 'number') } }),
  getMcuResult: ({ care, knownHere }) => care.getMcuResult({ path: { no_mcu: knownHere.need('mcu', 'number') } }),
  downloadResultPdf: ({ care, knownHere }) => {
    const jenis = kinds.find((kind) => knownHere.get(kind, 'report') !== undefined) ?? 'laboratorium'
    return care.downloadResultPdf({ path: { jenis, nomor: knownHere.need(jenis, 'report') } })
  },
}
