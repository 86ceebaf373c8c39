import type { CompanyComponents } from '@hospital/sdk/company'
import { choicesOf } from '../companies/choices.ts'
import { opens, toldConsent } from '../companies/consent.ts'
import { riskFactors } from '../companies/examination.ts'
import { earlierMcu, mcuDetail } from '../companies/mcu-detail.ts'
import type { Examined, Filter } from '../companies/summary-groups.ts'
import { groupOf, kinds } from '../companies/summary-groups.ts'
import { mcuSummary, yearsWithResults } from '../companies/summary.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import { addDays, stampAt } from '../hospital/clock.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { companyScope, corporateAdmin } from './company-access.ts'
import { checkupsOf } from './company-checkups.ts'
import { referenceOf } from './company-employees.ts'
import { matches, pageOfList } from './paging.ts'
import { answered, invalid, loaded, notFound } from './replies.ts'

type Schemas = CompanyComponents['schemas']

/** Chart figures are computed once a night. */
const summaryTime = '02:00'
const occupationalPhysician = 'dr. Ratna Puspita, Sp.Ok'

/** The check-ups of the companies that a call may show, the latest first. */
const examinedIn = ({ companies }: Hospital, shows: (company: number) => boolean): readonly Examined[] => {
  const employees = new Map(companies.employees.map((employee) => [employee.id, employee]))
  return companies.checkups.flatMap((checkup): Examined[] => {
    const employee = employees.get(checkup.employee)
    return employee && shows(employee.company) ? [{ checkup, employee }] : []
  })
}

const hospitalName = ({ directory }: Hospital, code: string): Schemas['HospitalReference'] => ({
  kode_mapping_rs: code,
  nama: directory.hospital(code)?.nama ?? code,
})

const resultOnWire = (hospital: Hospital, { checkup, employee }: Examined): Schemas['McuResult'] => ({
  id: checkup.id,
  no_mcu: checkup.number,
  karyawan: referenceOf(hospital, employee),
  tahun: Number(checkup.day.slice(0, 4)),
  tanggal: checkup.day,
  paket: checkup.package,
  rumah_sakit: hospitalName(hospital, checkup.hospital),
  kesimpulan: checkup.conclusion,
  berlaku_sampai: checkup.validUntil,
  persetujuan: toldConsent(employee.consent, hospital.clock.today()),
})

/** 18 months, in days. Older check-ups are not compared. */
const longestAgo = 548

const earlierOnWire = (hospital: Hospital, { checkup, employee }: Examined): Schemas['EarlierMcu'] | null => {
  const first = addDays(checkup.day, -longestAgo)
  const earlier = checkupsOf(hospital, employee.id).find(({ day }) => day < checkup.day && day >= first)
  return earlier ? earlierMcu(earlier, employee.gender, employee.consent, hospital.clock.today()) : null
}

const detailOnWire = (hospital: Hospital, examined: Examined): Schemas['McuResultDetail'] => {
  const { checkup, employee } = examined
  return {
    ...resultOnWire(hospital, examined),
    pembatasan_kerja: [...checkup.restrictions],
    dokter_pemeriksa: occupationalPhysician,
    detail_medis: mcuDetail(checkup, employee.gender, employee.consent, hospital.clock.today(), hospital.files),
    mcu_sebelumnya: earlierOnWire(hospital, examined),
  }
}

/** A day after every day that a call may name. */
const lastDay = '9999-12-31'

/** Whether a check-up has a risk factor that the employer may know today. */
const tells = ({ clock }: Hospital, { checkup, employee }: Examined, factor: Schemas['RiskFactor']): boolean =>
  opens(employee.consent, 'saran', clock.today()) && riskFactors(checkup.examination, employee.gender).includes(factor)

/** The year of a summary: the requested one, or the latest with results. */
const summaryYear = (hospital: Hospital, examined: readonly Examined[], asked: number | undefined): number =>
  asked ?? yearsWithResults(examined)[0] ?? Number(hospital.clock.today().slice(0, 4))

const summaryErrors = (
  hospital: Hospital,
  bearer: string | undefined,
  company: number | undefined,
  filters: readonly Filter[],
) =>
  fieldErrors([
    [
      company === undefined && !('denial' in corporateAdmin(hospital, bearer)),
      'perusahaan_id',
      'Pilih perusahaan yang rangkumannya ingin dilihat.',
    ],
    [filters.length > 1, filters[1]?.kind ?? '', 'Pilih satu saringan saja selain tahun.'],
  ])

/** Check-up results and the health summary. */
export const companyMcu = (
  hospital: Hospital,
): Pick<CompanyResolvers, 'listCompanyMcuResults' | 'getCompanyMcuResult' | 'getCompanyMcuSummary'> => ({
  listCompanyMcuResults: ({ bearer, body }) => {
    const scope = companyScope(hospital, bearer, body.perusahaan_id)
    if ('denial' in scope) return scope.denial
    const { dari = '', sampai = lastDay } = body
    if (dari > sampai) return invalid({ sampai: ['Tanggal akhir tidak boleh sebelum tanggal awal.'] })
    const all = examinedIn(hospital, scope.shows)
    const rows = all.filter(
      ({ checkup, employee }) =>
        matches(body.search, employee.name, employee.number) &&
        checkup.day >= dari &&
        checkup.day <= sampai &&
        (body.tahun === undefined || checkup.day.startsWith(String(body.tahun))) &&
        (body.kesimpulan ?? checkup.conclusion) === checkup.conclusion &&
        (body.departemen ?? employee.department) === employee.department &&
        (body.karyawan_id ?? employee.id) === employee.id &&
        (body.faktor_risiko === undefined || tells(hospital, { checkup, employee }, body.faktor_risiko)),
    )
    const page = pageOfList(rows, body, (row) => resultOnWire(hospital, row), 'Belum ada hasil MCU.')
    const pilihan = {
      tahun: yearsWithResults(all),
      departemen: choicesOf(all, ({ employee }) => employee.department),
    }
    return answered({ ...page, meta: { ...page.meta, pilihan } })
  },
  getCompanyMcuResult: ({ bearer, query: { id } }) => {
    const scope = companyScope(hospital, bearer, undefined)
    if ('denial' in scope) return scope.denial
    const found = examinedIn(hospital, scope.shows).find(({ checkup }) => checkup.id === id)
    return found ? loaded(detailOnWire(hospital, found)) : notFound()
  },
  getCompanyMcuSummary: ({ bearer, query }) => {
    const scope = companyScope(hospital, bearer, query.perusahaan_id)
    if ('denial' in scope) return scope.denial
    const filters = kinds.flatMap((kind) => (query[kind] === undefined ? [] : [{ kind, value: query[kind] }]))
    const errors = summaryErrors(hospital, bearer, query.perusahaan_id, filters)
    if (hasErrors(errors)) return invalid(errors)
    const [filter] = filters
    const today = hospital.clock.today()
    const examined = examinedIn(hospital, scope.shows)
    const counted = hospital.companies.employees.filter(
      (employee) =>
        scope.shows(employee.company) &&
        employee.status === 'aktif' &&
        (!filter || groupOf(employee, filter.kind, today) === filter.value),
    )
    const year = summaryYear(hospital, examined, query.tahun)
    const madeAt = stampAt(today, summaryTime)
    return loaded(mcuSummary({ year, filter, examined, employeeCount: counted.length, today, madeAt }))
  },
})
