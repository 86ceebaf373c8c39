import type { MemberResolvers } from '../generated/member.ts'
import { visitHistory } from '../hospital-care/visits/visit-history.ts'
import { lettersOf } from '../hospital-care/visits/visit-letters.ts'
import { hasErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { documentOnWire } from '../patients/appointment-wire.ts'
import { isDocumentType, largestBody } from '../patients/documents.ts'
import { fileErrors, fileTooLarge } from './file-errors.ts'
import { personById, personByRecord } from './member-access.ts'
import { acknowledged, answered, invalid, listed, loaded, notFound, refused } from './replies.ts'

type Resolvers = Pick<
  MemberResolvers,
  'storeGuarantorDocument' | 'listGuarantorDocuments' | 'withdrawGuarantorDocument' | 'getVisitHistory'
>
type StoreBody = Parameters<MemberResolvers['storeGuarantorDocument']>[0]['body']

const store = (hospital: Hospital, body: StoreBody) => {
  const { file } = body
  if (file.size > largestBody) return fileTooLarge
  const errors = fileErrors(file)
  if (hasErrors(errors) || !isDocumentType(file.type)) return invalid(errors)
  const { appointments, documents } = hospital.patients
  const appointment = body.kode_appointment === undefined ? undefined : appointments.byCode(body.kode_appointment)
  if (body.kode_appointment !== undefined && appointment?.patient !== body.id_pasien) return notFound()
  if (appointment?.status === 'closed') return refused('Appointment sudah ditutup. Dokumen tidak dapat ditambahkan.')
  const document = documents.add({
    id_pasien: body.id_pasien,
    kode_appointment: appointment?.code ?? null,
    jenis_dokumen: body.jenis_dokumen,
    nama_file: file instanceof File && file.name !== '' ? file.name.slice(0, 200) : 'dokumen',
    tipe_file: file.type,
    ukuran_byte: file.size,
    status: 'menunggu',
    catatan: null,
    created_at: hospital.clock.stamp(),
  })
  return loaded(documentOnWire(document, hospital.files), 'Dokumen berhasil diunggah.')
}

/** Guarantor documents and the visit history. */
export const memberRecords = (hospital: Hospital): Resolvers => ({
  storeGuarantorDocument: ({ bearer, body }) => {
    const access = personById(hospital, bearer, body.id_pasien)
    return 'denial' in access ? access.denial : store(hospital, body)
  },
  listGuarantorDocuments: ({ bearer, body: { id_pasien } }) => {
    const access = personById(hospital, bearer, id_pasien)
    if ('denial' in access) return access.denial
    return listed(
      hospital.patients.documents.of(id_pasien).map((document) => documentOnWire(document, hospital.files)),
      'Belum ada dokumen.',
    )
  },
  withdrawGuarantorDocument: ({ bearer, body: { id_pasien, id } }) => {
    const access = personById(hospital, bearer, id_pasien)
    if ('denial' in access) return access.denial
    const { documents } = hospital.patients
    const document = documents.byId(id)
    if (document?.id_pasien !== id_pasien) return notFound()
    if (document.status === 'diterima') return refused('Dokumen sudah diterima rumah sakit dan tidak dapat dihapus.')
    documents.remove(id)
    return acknowledged('Dokumen telah dihapus.')
  },
  getVisitHistory: ({ bearer, body: { nopasien } }) => {
    const access = personByRecord(hospital, bearer, nopasien)
    if ('denial' in access) return access.denial
    const visits = hospital.records.visits.filter(({ patient }) => patient === access.person.profile.id)
    const history = visitHistory(access, visits, hospital.directory, hospital.guarantors())
    const list_history = history.list_history.map((visit, index) => {
      const record = visits[index]
      return { ...visit, surat: record ? [...lettersOf(record, visit.tanggal_keluar, hospital.files)] : [] }
    })
    return answered({
      process: true,
      detail: visits.length === 0 ? 'Belum ada riwayat kunjungan.' : 'Data berhasil dimuat.',
      data: { ...history, list_history },
    } as const)
  },
})
