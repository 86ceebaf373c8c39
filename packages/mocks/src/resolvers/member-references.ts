import type { MemberResolvers } from '../generated/member.ts'
import { fieldErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { references } from '../patients/references.ts'
import { resolveRegion, searchVillages } from '../patients/regions.ts'
import { answered, invalid, listed, loaded } from './replies.ts'

type Resolvers = Pick<
  MemberResolvers,
  | 'listReligions'
  | 'listBloodTypes'
  | 'listLanguages'
  | 'listEthnicLanguages'
  | 'listMaritalStatuses'
  | 'listEducationLevels'
  | 'listOccupations'
  | 'listGuarantors'
  | 'listCompanies'
  | 'searchVillages'
  | 'resolveRegion'
>

const shortestTerm = 3

const constantList = (rows: readonly { kode: string; nama: string }[]) => () => loaded([...rows])

/** Reference data. */
export const memberReferences = (hospital: Hospital): Resolvers => ({
  listReligions: constantList(references.agama),
  listBloodTypes: constantList(references.golonganDarah),
  listLanguages: constantList(references.bahasa),
  listEthnicLanguages: constantList(references.sukuBahasa),
  listMaritalStatuses: constantList(references.statusKawin),
  listEducationLevels: constantList(references.pendidikan),
  listOccupations: constantList(references.pekerjaan),
  listGuarantors: () => loaded([...hospital.guarantors()]),
  listCompanies: () =>
    loaded(
      hospital
        .payingCompanies()
        .filter(({ active }) => active)
        .map(({ kd_perusahaan, nama, kodept }) => ({ kode: kd_perusahaan, nama, kodept })),
    ),
  searchVillages: ({ query: { term } }) => {
    if (term.trim().length < shortestTerm)
      return invalid(fieldErrors([[true, 'term', 'Ketik paling sedikit 3 huruf.']]))
    return listed(searchVillages(term), 'Desa atau kelurahan tidak ditemukan.')
  },
  resolveRegion: ({ query }) => {
    const given = [query.kel, query.kec, query.kokab, query.prov].some((text) => text !== undefined)
    if (!given) return invalid(fieldErrors([[true, 'kel', 'Isi paling sedikit satu tingkat wilayah.']]))
    return answered({ process: true, detail: 'Data berhasil dimuat.', ...resolveRegion(query) } as const)
  },
})
