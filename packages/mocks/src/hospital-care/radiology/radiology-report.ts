import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { stampAt } from '../../hospital/clock.ts'
import type { Directory } from '../../hospital/directory.ts'
import type { HospitalReference } from '../../hospital/references.ts'
import type { SignedFiles } from '../../hospital/signed-files.ts'
import type { Person } from '../../patients/person.ts'
import { resultPatient } from '../result-patient.ts'
import type { RadiologySeed } from './radiology-seeds.ts'

type Schemas = HospitalCareComponents['schemas']

/** A radiology result of a certain day. */
export interface RadiologyRecord extends RadiologySeed {
  readonly number: string
  readonly day: string
}

const radiologists: Readonly<Record<string, string>> = { RS01: 'dr. Novita Anggraini, Sp.Rad' }
const otherRadiologist = 'dr. Bramantyo Adi, Sp.Rad'

const head = (record: RadiologyRecord, hospital: HospitalReference, directory: Directory) => ({
  no_radiologi: record.number,
  status: record.status,
  rumah_sakit: hospital,
  modalitas: record.modality,
  pemeriksaan: record.title,
  waktu_pemeriksaan: stampAt(record.day, record.examined),
  waktu_hasil: record.released === undefined ? null : stampAt(record.day, record.released),
  dokter_pengirim: (record.doctor && directory.doctor(record.doctor)?.reference.nama) ?? null,
  jumlah_gambar: record.images.length,
  ada_pdf: record.released !== undefined && !record.spokenOnly,
})

/** A result as lists show it. */
export const radiologySummary = (
  record: RadiologyRecord,
  person: Person,
  hospital: HospitalReference,
  directory: Directory,
): Schemas['RadiologyResultSummary'] => ({
  ...head(record, hospital, directory),
  nopasien: person.profile.nopasien ?? '',
  hanya_lisan: record.spokenOnly === true,
})

/** The width and height of every image, in pixels. */
export const imageSize = 1024

const imagesOf = ({ number, images }: RadiologyRecord, files: SignedFiles): Schemas['RadiologyImage'][] =>
  images.map((judul, index) => ({
    judul,
    url: files.address(`radiologi/${number}-${index + 1}.png`),
    thumbnail_url: files.address(`radiologi/${number}-${index + 1}-kecil.png`),
    mime: 'image/png',
    lebar: imageSize,
    tinggi: imageSize,
    berlaku_sampai: files.validUntil(),
  }))

const lines = (texts: readonly string[] | undefined): string | null => texts?.join('\n') ?? null

/** A whole result with fresh links to its images. */
export const radiologyReport = (
  record: RadiologyRecord,
  person: Person,
  hospital: HospitalReference,
  directory: Directory,
  files: SignedFiles,
): Schemas['RadiologyResult'] => ({
  ...head(record, hospital, directory),
  pasien: resultPatient(person),
  klinis: record.question,
  teknik: record.technique ?? null,
  temuan: lines(record.findings),
  kesan: lines(record.impression),
  saran: record.advice ?? null,
  dokter_radiologi: record.released === undefined ? null : (radiologists[record.hospital] ?? otherRadiologist),
  gambar: imagesOf(record, files),
})
