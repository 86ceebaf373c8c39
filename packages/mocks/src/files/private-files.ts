import { hashNumber } from '../content/index.ts'
import { makePdf } from '../hospital-care/pdf.ts'
import { imageSize } from '../hospital-care/radiology/radiology-report.ts'
import { letterTitle } from '../hospital-care/visits/visit-letters.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { samplePicture } from './sample-picture.ts'

const samplePdf = (title: string, ...lines: readonly string[]): Blob =>
  makePdf([
    { text: 'DATA CONTOH', heading: true },
    { text: title, heading: true },
    ...['', ...lines].map((text) => ({ text })),
  ])

const scanOf = ({ records }: Hospital, file: string): Promise<Blob> | undefined => {
  const [, number, index, small] = /^(.+)-(\d+)(-kecil)?\.png$/.exec(file) ?? []
  const record = records.radiology.find((one) => one.number === number)
  if (!record || Number(index) > record.images.length) return undefined
  return samplePicture(small === undefined ? imageSize : imageSize / 4, hashNumber(`${number}-${index}`))
}

const documentOf = ({ patients }: Hospital, id: number): Promise<Blob> | Blob | undefined => {
  const document = patients.documents.byId(id)
  if (!document) return undefined
  if (document.tipe_file !== 'application/pdf') return samplePicture(imageSize, id)
  return samplePdf('Dokumen penjamin', document.nama_file, `Diunggah pada ${document.created_at}`)
}

const letterOf = ({ records }: Hospital, file: string): Blob | undefined => {
  const title = letterTitle(records.visits, file)
  return title === undefined ? undefined : samplePdf(title)
}

const checkupOf = (number: string): Blob =>
  samplePdf(`Hasil Medical Check-Up ${number}`, 'Laporan lengkap diserahkan dengan persetujuan karyawan.')

/**
 * The file at a path; undefined if there is none. Scans and uploads are replaced by a sample, because the mock does not store their
 * content.
 */
export const privateFile = async (hospital: Hospital, path: string): Promise<Blob | undefined> => {
  const [folder, file = ''] = path.split('/')
  if (folder === 'radiologi') return scanOf(hospital, file)
  if (folder === 'penjamin') return documentOf(hospital, Number(file))
  if (folder === 'surat') return letterOf(hospital, file)
  return folder === 'mcu' ? checkupOf(file.replace(/\.pdf$/, '')) : undefined
}
