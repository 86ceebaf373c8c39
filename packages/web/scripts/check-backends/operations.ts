import { jakartaDate, limits } from '@hospital/sdk'
import { cmsRest } from '@hospital/sdk/cms'
import type { cmsRoutes, memberRoutes, socialFeedRoutes } from '@hospital/sdk/contracts'
import type { Calls, Reads } from './calls.ts'

const day = 24 * 60 * 60 * 1000

/** Part of many names of villages: Sukamaju, Sukajaya. */
const villageTerm = 'suka'

/** The reads of the CMS's REST API. GraphQL is checked document by document. */
export const cmsReads: Reads<typeof cmsRoutes> = {
  getTopNavigation: ({ cms }) => cmsRest(cms).getTopNavigation({ query: { locale: 'id' } }),
  getBottomNavigation: ({ cms }) => cmsRest(cms).getBottomNavigation({ query: { locale: 'id' } }),
  getTopBar: ({ cms }) => cmsRest(cms).getTopBar({ query: { populate: '*' } }),
  listDoctorSchedules: async ({ cms, known }) => {
    const result = await cmsRest(cms).listDoctorSchedules({ query: { page: 1, perpage: limits.schedulePage } })
    const rows = result.data ? cms.normalize(result.data.data) : []
    known.learn(
      'schedules.doctor',
      rows.map(({ dokter }) => dokter),
      ['kode', 'slug'],
    )
    known.learn(
      'schedules.specialty',
      rows.map(({ layanan_spesialis: specialty }) => specialty),
      ['kode_spesialis'],
    )
    return result
  },
  getDoctorScheduleBySlug: ({ cms, known }) =>
    cmsRest(cms).getDoctorScheduleBySlug({ query: { slug: known.need('schedules.doctor', 'slug') } }),
  getDoctors: ({ cms, known }) =>
    cmsRest(cms).getDoctors({ query: { spesialis: known.need('schedules.specialty', 'kode_spesialis') } }),
  listArticlesBySpecialty: ({ cms, known }) =>
    cmsRest(cms).listArticlesBySpecialty({
      query: { kodeSpesialis: known.need('schedules.specialty', 'kode_spesialis') },
    }),
  getArticle: async ({ cms, known }) => {
    const result = await cmsRest(cms).getArticle({ path: { slug: known.need('artikels', 'slug') } })
    known.learn('article.category', result.data && cms.normalize(result.data.data).kategori_artikel, ['slug'])
    return result
  },
  getArticleInCategory: ({ cms, known }) =>
    cmsRest(cms).getArticleInCategory({
      path: { kategori: known.need('article.category', 'slug'), slug: known.need('artikels', 'slug') },
    }),
  listHomeSliders: ({ cms }) => cmsRest(cms).listHomeSliders({ query: { populate: 'gambar' } }),
  listPopups: ({ cms, now }) =>
    cmsRest(cms).listPopups({ query: { 'filters[expired][$gt]': now.toISOString(), populate: 'gambar' } }),
  listEmergencyContacts: ({ cms }) => cmsRest(cms).listEmergencyContacts({ query: { populate: 'rumah_sakit' } }),
  getProductCategories: ({ cms }) => cmsRest(cms).getProductCategories({ query: { name: 'a' } }),
  searchProducts: ({ cms }) => cmsRest(cms).searchProducts({ query: { name: 'a', limit: limits.list } }),
}

/** The reads of the social feed. */
export const socialFeedReads: Reads<typeof socialFeedRoutes> = {
  listInstagramPosts: ({ socialFeed }) => socialFeed.listInstagramPosts(),
}

const ofPatient =
  <Answer>(read: (calls: Calls, patient: number) => Promise<Answer>) =>
  (calls: Calls): Promise<Answer> =>
    read(calls, calls.patient())

/** The reads of the member API. Reads of a patient need a token. */
export const memberReads: Reads<typeof memberRoutes> = {
  listReligions: ({ member }) => member.listReligions(),
  listBloodTypes: ({ member }) => member.listBloodTypes(),
  listLanguages: ({ member }) => member.listLanguages(),
  listEthnicLanguages: ({ member }) => member.listEthnicLanguages(),
  listMaritalStatuses: ({ member }) => member.listMaritalStatuses(),
  listEducationLevels: ({ member }) => member.listEducationLevels(),
  listOccupations: ({ member }) => member.listOccupations(),
  listGuarantors: ({ member }) => member.listGuarantors(),
  listCompanies: ({ member }) => member.listCompanies(),
  searchVillages: async ({ member, known }) => {
    const result = await member.searchVillages({ query: { term: villageTerm } })
    known.learn(
      'villages',
      result.data?.data.map(({ kel }) => kel),
      ['nama'],
    )
    return result
  },
  resolveRegion: ({ member, known }) => member.resolveRegion({ query: { kel: known.need('villages', 'nama') } }),
  getDoctorSlots: ({ member, known, now }) =>
    member.getDoctorSlots({
      body: {
        kodedokter: known.need('schedules.doctor', 'kode'),
        kdspesial: known.need('schedules.specialty', 'kode_spesialis'),
        tanggal: jakartaDate(new Date(now.getTime() + day)),
      },
    }),
  getProfile: ofPatient(async ({ member, known }, id) => {
    const result = await member.getProfile({ query: { id } })
    known.learn('profile', result.data?.data, ['nopasien', 'tgl_lahir'])
    return result
  }),
  getFamily: ofPatient(({ member }, user_id) => member.getFamily({ query: { user_id } })),
  listFamilyAccess: ofPatient(({ member }, user_id) => member.listFamilyAccess({ query: { user_id } })),
  listDevices: ofPatient(({ account }, user_id) => account.listDevices({ query: { user_id } })),
  listConsents: ofPatient(({ account }, user_id) => account.listConsents({ query: { user_id } })),
  listReminders: ofPatient(({ account }, user_id) => account.listReminders({ query: { user_id } })),
  getDeletion: ofPatient(({ account }, user_id) => account.getDeletion({ query: { user_id } })),
  listOpenAppointments: ofPatient(({ member }, userid) => member.listOpenAppointments({ body: { userid } })),
  listApprovedAppointments: ofPatient(async ({ member, known }, userid) => {
    const result = await member.listApprovedAppointments({ body: { userid } })
    known.learn('appointments', result.data?.data, ['kode_appointment'])
    return result
  }),
  getAppointmentQueue: ofPatient(({ member, known }, id_pasien) =>
    member.getAppointmentQueue({
      body: { id_pasien, kode_appointment: known.need('appointments', 'kode_appointment') },
    }),
  ),
  listClosedAppointments: ofPatient(({ member }, userid) => member.listClosedAppointments({ body: { userid } })),
  listGuarantorDocuments: ofPatient(({ member }, id_pasien) => member.listGuarantorDocuments({ body: { id_pasien } })),
  getVisitHistory: ofPatient(({ member, known }) =>
    member.getVisitHistory({ body: { nopasien: known.need('profile', 'nopasien') } }),
  ),
}
