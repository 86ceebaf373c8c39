import type { CompanyClient } from '@hospital/sdk/company'
import { demoInvitations } from '../../src/companies/invitations.ts'
import { accident } from '../../src/hospital/testing/samples.ts'
import { answer, first } from './inputs.ts'
import type { Inputs } from './inputs.ts'
import { adminId } from './stage.ts'
import type { Stage } from './stage.ts'

const accidentOf = (karyawan_id: number, waktu_kejadian: string) => ({ ...accident, karyawan_id, waktu_kejadian })

/** A new user without an invitation. */
const newUser = async ({ company }: Stage, name: string) =>
  (
    await answer(
      company(adminId).createCorporateUser({
        body: { name, email: `${name}@nusantara-tekstil.example`, role_id: 2, perusahaan_id: 12 },
      }),
    )
  ).data

/** A valid input for every operation of the company API. No two of them use the same user or accident. */
export const companyInputs: Inputs<CompanyClient> = {
  companyLogin: () => ({ body: { email: 'hr@nusantara-tekstil.example', password: 'Rahasia123' } }),
  companyAdminLogin: () => ({ body: { email: 'admin@hospital.example', password: 'Rahasia123' } }),
  getActivationInvitation: () => ({ body: { undangan: demoInvitations.expired } }),
  activateCompanyUser: () => ({ body: { undangan: demoInvitations.valid, password: 'sandi-intan-1' } }),
  getCompanyProfile: () => undefined,
  updateCompanyProfile: () => ({ body: { no_telp: '0267084999', kode_pos: '41362' } }),
  listCompanyEmployees: () => ({ body: { search: 'a', page: 2 } }),
  getCompanyEmployee: async ({ company }) => {
    const { id } = await first(answer(company().listCompanyEmployees({ body: {} })).then(({ data }) => data))
    return { query: { id } }
  },
  listCompanyMcuResults: () => ({ body: { kesimpulan: 'layak_dengan_catatan', pageSize: 5 } }),
  getCompanyMcuResult: async ({ company }) => {
    const { id } = await first(answer(company().listCompanyMcuResults({ body: {} })).then(({ data }) => data))
    return { query: { id } }
  },
  getCompanyMcuSummary: () => undefined,
  listAccidentReferrals: () => undefined,
  getAccidentReferral: async ({ company }) => {
    const { id } = await first(answer(company().listAccidentReferrals()).then(({ data }) => data))
    return { query: { id } }
  },
  createAccidentReferral: ({ today }) => ({ body: accidentOf(9012, `${today}T08:50:00+07:00`) }),
  storeReferralLetter: async ({ company, today }) => {
    const { data } = await answer(
      company().createAccidentReferral({ body: accidentOf(9012, `${today}T07:20:00+07:00`) }),
    )
    const file = new File(['%PDF-1.4'], 'surat jaminan.pdf', { type: 'application/pdf' })
    return { body: { id: data.id, file } }
  },
  cancelAccidentReferral: async ({ company, today }) => {
    const { data } = await answer(
      company().createAccidentReferral({ body: accidentOf(9012, `${today}T07:40:00+07:00`) }),
    )
    return { body: { id: data.id, alasan: 'Cukup di klinik pabrik.' } }
  },
  listCorporateClients: () => ({ body: { search: 'pt' } }),
  createCorporateClient: () => ({
    body: { kd_perusahaan: 'SMT', nama: 'PT Sumber Makmur Tekstil', rumah_sakit_rujukan: ['RS03'] },
  }),
  updateCorporateClient: () => ({ body: { id: 12, kota: 'Subang' } }),
  listCorporateUsers: () => ({ body: {} }),
  createCorporateUser: () => ({
    body: { name: 'Citra', email: 'citra@nusantara-tekstil.example', role_id: 2, perusahaan_id: 12 },
  }),
  updateCorporateUser: async (stage) => ({ body: { id: (await newUser(stage, 'damar')).id, name: 'Damar Wulan' } }),
  importEmployees: () => ({
    body: {
      perusahaan_id: 12,
      mode: 'simpan',
      kunci: '0b8f6d0e-5f0a-4c52-9a5e-3f1f5a3f7c11',
      baris: [
        { baris: 2, nama_lengkap: 'Rahmat Hidayat', nik_karyawan: 'NTX-9001', tgl_lahir: '1990-03-02', gender: 'L' },
      ],
    },
  }),
  sendCompanyActivation: async (stage) => ({ body: { id: (await newUser(stage, 'endah')).id } }),
}
