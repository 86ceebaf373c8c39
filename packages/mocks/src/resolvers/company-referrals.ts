import { jakartaStamp } from '@hospital/sdk'
import type { Company } from '../companies/company.ts'
import { randomCode } from '../companies/referral-code.ts'
import { statusOf, isCancellable, isUnderWay } from '../companies/referral.ts'
import type { StoredLetter } from '../companies/referral.ts'
import { jakartaDay } from '../content/index.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import { addDays } from '../hospital/clock.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { isDocumentType, largestBody } from '../patients/documents.ts'
import { companyScope } from './company-access.ts'
import type { Injured } from './company-referral-wire.ts'
import { letterOnWire, referralDetailOnWire, referralOnWire } from './company-referral-wire.ts'
import { fileErrors, fileTooLarge } from './file-errors.ts'
import { paged } from './paging.ts'
import { invalid, loaded, notFound, refused } from './replies.ts'

type Resolvers = Pick<
  CompanyResolvers,
  | 'listAccidentReferrals'
  | 'getAccidentReferral'
  | 'createAccidentReferral'
  | 'storeReferralLetter'
  | 'cancelAccidentReferral'
>
type CreateRequest = Parameters<CompanyResolvers['createAccidentReferral']>[0]['body']

const injuredIn = ({ companies }: Hospital, shows: (company: number) => boolean): readonly Injured[] =>
  companies.referrals.all().flatMap((referral): Injured[] => {
    const employee = companies.employees.find(({ id }) => id === referral.employee)
    return employee && shows(employee.company) ? [{ referral, employee }] : []
  })

const latestFirst = (one: Injured, other: Injured) =>
  Date.parse(other.referral.happenedAt) - Date.parse(one.referral.happenedAt)

/** Days after an accident within which it can be referred. */
const oldestDays = 30

/** The day of an instant in Jakarta. */
const dayOf = (instant: string) => jakartaDay(new Date(instant))

const createErrors = ({ clock }: Hospital, body: CreateRequest, company: Company | undefined) =>
  fieldErrors([
    [
      Date.parse(body.waktu_kejadian) > clock.now().getTime(),
      'waktu_kejadian',
      'Waktu kejadian tidak boleh di masa depan.',
    ],
    [
      dayOf(body.waktu_kejadian) < addDays(clock.today(), -oldestDays),
      'waktu_kejadian',
      'Kecelakaan lebih dari 30 hari yang lalu tidak dapat dirujuk di sini.',
    ],
    [
      !company?.hospitals.includes(body.kode_mapping_rs),
      'kode_mapping_rs',
      'Rumah sakit ini bukan rumah sakit rujukan perusahaan.',
    ],
    [
      body.penjamin === 'bpjs_ketenagakerjaan' && body.no_kpj === undefined,
      'no_kpj',
      'Nomor KPJ wajib diisi untuk penjamin BPJS Ketenagakerjaan.',
    ],
    [
      body.penjamin === 'asuransi' && body.nama_asuransi === undefined,
      'nama_asuransi',
      'Nama asuransi wajib diisi untuk penjamin asuransi.',
    ],
    [
      body.penjamin === 'asuransi' && body.no_polis === undefined,
      'no_polis',
      'Nomor polis wajib diisi untuk penjamin asuransi.',
    ],
  ])

const create = (hospital: Hospital, body: CreateRequest, shows: (company: number) => boolean) => {
  const { companies, clock } = hospital
  const employee = companies.employees.find(({ id, company }) => id === body.karyawan_id && shows(company))
  if (!employee) return notFound()
  const errors = createErrors(hospital, body, companies.companies.byId(employee.company))
  if (hasErrors(errors)) return invalid(errors)
  if (employee.status !== 'aktif') return refused('Karyawan ini sudah tidak aktif. Rujukan tidak dapat dibuat.')
  const happenedAt = jakartaStamp(new Date(body.waktu_kejadian))
  const sameAccident = companies.referrals
    .all()
    .some((one) => one.employee === employee.id && one.happenedAt === happenedAt && statusOf(one) !== 'dibatalkan')
  if (sameAccident) return refused('Rujukan untuk kejadian ini sudah pernah dibuat.')
  const referral = companies.referrals.add({
    employee: employee.id,
    hospital: body.kode_mapping_rs,
    happenedAt,
    place: body.lokasi_kejadian,
    account: body.kronologi,
    injury: body.jenis_cedera,
    bodyParts: body.bagian_tubuh,
    severity: body.tingkat_cedera,
    guarantor: body.penjamin,
    insuranceNumber: body.no_kpj ?? null,
    insurance:
      body.nama_asuransi === undefined || body.no_polis === undefined
        ? null
        : { name: body.nama_asuransi, policy: body.no_polis },
    verification: randomCode(),
    letter: null,
    reporter: body.pelapor,
    events: [{ status: 'diajukan', waktu: clock.stamp(), catatan: null }],
    outcome: null,
    medical: null,
  })
  return loaded(referralDetailOnWire(hospital, { referral, employee }), 'Rujukan berhasil dikirim ke rumah sakit.')
}

type LetterRequest = Parameters<CompanyResolvers['storeReferralLetter']>[0]['body']

const isLetterType = (type: string): type is StoredLetter['tipe_file'] => isDocumentType(type)

const storeLetter = (hospital: Hospital, { referral }: Injured, { file }: LetterRequest) => {
  if (file.size > largestBody) return fileTooLarge
  const errors = fileErrors(file)
  const { type } = file
  if (hasErrors(errors) || !isLetterType(type)) return invalid(errors)
  if (!isUnderWay(referral)) return refused('Rujukan sudah selesai. Surat jaminan tidak dapat ditambahkan.')
  const letter: StoredLetter = {
    nama_file: file instanceof File && file.name !== '' ? file.name.slice(0, 200) : 'surat-jaminan',
    tipe_file: type,
    ukuran_byte: file.size,
    created_at: hospital.clock.stamp(),
  }
  hospital.companies.referrals.setLetter(referral.id, letter)
  return loaded(letterOnWire(hospital, referral.id, letter), 'Surat jaminan berhasil diunggah.')
}

/** Work-accident referrals. */
export const companyReferrals = (hospital: Hospital): Resolvers => ({
  listAccidentReferrals: ({ bearer, query }) => {
    const scope = companyScope(hospital, bearer, query.perusahaan_id)
    if ('denial' in scope) return scope.denial
    const { dari, sampai } = query
    if (dari !== undefined && sampai !== undefined && sampai < dari) {
      return invalid({ sampai: ['Tanggal akhir tidak boleh sebelum tanggal awal.'] })
    }
    const rows = injuredIn(hospital, scope.shows).filter((injured) => {
      const { referral } = injured
      const day = dayOf(referral.happenedAt)
      return (
        (query.status ?? statusOf(referral)) === statusOf(referral) && (dari ?? day) <= day && day <= (sampai ?? day)
      )
    })
    return paged(
      rows.toSorted(latestFirst),
      query,
      (row) => referralOnWire(hospital, row),
      'Belum ada rujukan kecelakaan kerja.',
    )
  },
  getAccidentReferral: ({ bearer, query: { id } }) => {
    const scope = companyScope(hospital, bearer, undefined)
    if ('denial' in scope) return scope.denial
    const found = injuredIn(hospital, scope.shows).find(({ referral }) => referral.id === id)
    return found ? loaded(referralDetailOnWire(hospital, found)) : notFound()
  },
  createAccidentReferral: ({ bearer, body }) => {
    const scope = companyScope(hospital, bearer, undefined)
    return 'denial' in scope ? scope.denial : create(hospital, body, scope.shows)
  },
  storeReferralLetter: ({ bearer, body }) => {
    const scope = companyScope(hospital, bearer, undefined)
    if ('denial' in scope) return scope.denial
    const found = injuredIn(hospital, scope.shows).find(({ referral }) => referral.id === body.id)
    return found ? storeLetter(hospital, found, body) : notFound()
  },
  cancelAccidentReferral: ({ bearer, body: { id, alasan } }) => {
    const scope = companyScope(hospital, bearer, undefined)
    if ('denial' in scope) return scope.denial
    const found = injuredIn(hospital, scope.shows).find(({ referral }) => referral.id === id)
    if (!found) return notFound()
    if (!isCancellable(found.referral))
      return refused('Rujukan sudah ditangani rumah sakit dan tidak dapat dibatalkan.')
    const referral = hospital.companies.referrals.addEvent(id, {
      status: 'dibatalkan',
      waktu: hospital.clock.stamp(),
      catatan: alasan.trim(),
    })
    return referral
      ? loaded(referralDetailOnWire(hospital, { ...found, referral }), 'Rujukan berhasil dibatalkan.')
      : notFound()
  },
})
