import type { HospitalCareResolvers } from '../generated/hospital-care.ts'
import { mcuReport, mcuSummary } from '../hospital-care/checkup/mcu-report.ts'
import { hasLabReport, labReport, labSummary } from '../hospital-care/laboratory/lab-report.ts'
import { radiologyReport, radiologySummary } from '../hospital-care/radiology/radiology-report.ts'
import { labPdf, mcuPdf, radiologyPdf } from '../hospital-care/result-pdf.ts'
import type { Hospital } from '../hospital/hospital.ts'
import type { HospitalReference } from '../hospital/references.ts'
import type { Access, Denial } from './member-access.ts'
import { personById, personByRecord } from './member-access.ts'
import { answered, listed, loaded, notFound, refused } from './replies.ts'

type Resolvers = Pick<
  HospitalCareResolvers,
  | 'listLabResults'
  | 'getLabResult'
  | 'listRadiologyResults'
  | 'getRadiologyResult'
  | 'listMcuResults'
  | 'getMcuResult'
  | 'downloadResultPdf'
>

interface Call {
  readonly bearer: string | undefined
  readonly hospitalCode: string | undefined
}

/** The hospital that the call is for. */
const placeOf = ({ directory }: Hospital, { hospitalCode }: Call): HospitalReference | undefined =>
  directory.hospital(hospitalCode ?? '')

interface StoredResult {
  readonly patient: number
  readonly hospital: string
  readonly number: string
}

/** A patient's rows at the call's hospital. */
const rowsOf = <Row extends StoredResult>(hospital: Hospital, call: Call, nopasien: string, rows: readonly Row[]) => {
  const access = personByRecord(hospital, call.bearer, nopasien)
  const place = placeOf(hospital, call)
  if ('denial' in access) return access
  if (!place) return { denial: notFound() }
  return {
    ...access,
    place,
    rows: rows.filter((row) => row.patient === access.person.profile.id && row.hospital === place.kode_mapping_rs),
  }
}

/** One row at the call's hospital, if the caller may see its patient. */
const rowOf = <Row extends StoredResult>(
  hospital: Hospital,
  call: Call,
  number: string,
  rows: readonly Row[],
): (Access & { readonly place: HospitalReference; readonly row: Row }) | Denial => {
  const place = placeOf(hospital, call)
  const row = rows.find((one) => one.number === number && one.hospital === place?.kode_mapping_rs)
  if (!place || !row) return { denial: notFound() }
  const access = personById(hospital, call.bearer, row.patient)
  return 'denial' in access ? access : { ...access, place, row }
}

/** The results of the same patient at the same hospital. */
const besideOf = <Row extends StoredResult>(rows: readonly Row[], { patient, hospital }: StoredResult) =>
  rows.filter((row) => row.patient === patient && row.hospital === hospital)

const noResults = 'Belum ada hasil pemeriksaan.'
const spokenOnly = 'Hasil pemeriksaan ini hanya dapat disampaikan langsung oleh dokter Anda.'

const pdfOf = (hospital: Hospital, call: Call, kind: 'laboratorium' | 'radiologi' | 'mcu', number: string) => {
  const { records, directory, files } = hospital
  if (kind === 'laboratorium') {
    const found = rowOf(hospital, call, number, records.laboratory)
    if ('denial' in found) return found
    return hasLabReport(found.row)
      ? labPdf(labReport(found.row, found.person, found.place, directory, besideOf(records.laboratory, found.row)))
      : undefined
  }
  if (kind === 'radiologi') {
    const found = rowOf(hospital, call, number, records.radiology)
    if ('denial' in found) return found
    return found.row.released === undefined || found.row.spokenOnly
      ? undefined
      : radiologyPdf(radiologyReport(found.row, found.person, found.place, directory, files))
  }
  const found = rowOf(hospital, call, number, records.checkups)
  if ('denial' in found) return found
  return found.row.releasedAfter === undefined || found.row.spokenOnly
    ? undefined
    : mcuPdf(mcuReport(found.row, found.person, found.place, hospital.guarantors()))
}

/** Laboratory, radiology and check-up results of one hospital. */
export const hospitalCareResults = (hospital: Hospital): Resolvers => {
  const { records, directory, files } = hospital
  return {
    listLabResults: (call) => {
      const found = rowsOf(hospital, call, call.body.nopasien, records.laboratory)
      if ('denial' in found) return found.denial
      return listed(
        found.rows.map((row) => labSummary(row, found.person, found.place, directory, found.rows)),
        noResults,
      )
    },
    getLabResult: (call) => {
      const found = rowOf(hospital, call, call.path.no_lab, records.laboratory)
      if ('denial' in found) return found.denial
      return found.row.spokenOnly
        ? refused(spokenOnly)
        : loaded(labReport(found.row, found.person, found.place, directory, besideOf(records.laboratory, found.row)))
    },
    listRadiologyResults: (call) => {
      const found = rowsOf(hospital, call, call.body.nopasien, records.radiology)
      if ('denial' in found) return found.denial
      return listed(
        found.rows.map((row) => radiologySummary(row, found.person, found.place, directory)),
        noResults,
      )
    },
    getRadiologyResult: (call) => {
      const found = rowOf(hospital, call, call.path.no_radiologi, records.radiology)
      if ('denial' in found) return found.denial
      return found.row.spokenOnly
        ? refused(spokenOnly)
        : loaded(radiologyReport(found.row, found.person, found.place, directory, files))
    },
    listMcuResults: (call) => {
      const found = rowsOf(hospital, call, call.body.nopasien, records.checkups)
      if ('denial' in found) return found.denial
      return listed(
        found.rows.map((row) => mcuSummary(row, found.person, found.place, hospital.guarantors())),
        noResults,
      )
    },
    getMcuResult: (call) => {
      const found = rowOf(hospital, call, call.path.no_mcu, records.checkups)
      if ('denial' in found) return found.denial
      return found.row.spokenOnly
        ? refused(spokenOnly)
        : loaded(mcuReport(found.row, found.person, found.place, hospital.guarantors()))
    },
    downloadResultPdf: (call) => {
      const file = pdfOf(hospital, call, call.path.jenis, call.path.nomor)
      if (file === undefined) return notFound()
      if (!(file instanceof Blob)) return file.denial
      return { ...answered(file), headers: { 'Cache-Control': 'no-store' } }
    },
  }
}
