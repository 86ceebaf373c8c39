import type { MemberOperations } from '@hospital/sdk/contracts'
import type { Input, MemberAccountClient, MemberClient } from '@hospital/sdk/member'
import { addDays } from '../../src/hospital/clock.ts'
import { newChild } from '../../src/hospital/testing/samples.ts'
import { answer, first } from './inputs.ts'
import type { Inputs } from './inputs.ts'
import type { Stage } from './stage.ts'

const code = '123456'
const nothing = () => undefined

/** Maman Suherman, and his granddaughter, who has just become an adult. */
export const familyWithWaiting = { owner: 1009, person: 1016 } as const

/** Rizky Ramadhan, whose password changes. */
export const newlyHere = 1012

const newcomer = (number: number) =>
  ({
    nama: 'Budi',
    tempat_lahir: 'Karawang',
    tgl_lahir: '1991-05-05',
    gender: 'L',
    email: `budi${number}@contoh.example`,
    no_hp: `08120000700${number}`,
    password: 'sandi-budi-1',
    nik: `329901050591000${number}`,
    persetujuan: { pelayanan: true, pemasaran: false },
  }) as const

/** A pending registration that waits for its code. */
const registered = async ({ member }: Stage, number: number) =>
  (await answer(member().registerMobile({ body: newcomer(number) }))).data.kode_registrasi

const doctor = { kodedokter: 'DR0124', kdspesial: 'SPB' }

/** A booking request for the next free slot of a doctor. */
const wish = async (
  { member, today }: Stage,
  id_pasien: number,
): Promise<Input<MemberOperations['createAppointment']>['body']> => {
  for (let offset = 1; offset <= 30; offset += 1) {
    const tanggal = addDays(today, offset)
    const { data } = await answer(member().getDoctorSlots({ body: { ...doctor, tanggal } }))
    for (const { rumah_sakit, slot } of data.sesi) {
      const free = slot.find(({ sisa }) => sisa > 0)
      if (free) {
        const { kode_mapping_rs } = rumah_sakit
        return {
          id_pasien,
          ...doctor,
          tanggal,
          jam: free.jam,
          kode_mapping_rs,
          jenis_pembayaran: 'UMUM',
          jenis_appointment: 'POLI',
        }
      }
    }
  }
  throw new Error('The doctor has no free slot')
}

const lists = {
  listReligions: nothing,
  listBloodTypes: nothing,
  listLanguages: nothing,
  listEthnicLanguages: nothing,
  listMaritalStatuses: nothing,
  listEducationLevels: nothing,
  listOccupations: nothing,
  listGuarantors: nothing,
  listCompanies: nothing,
}

/** Inputs of the operations on a member's own account. */
const accountInputs: Inputs<MemberAccountClient> = {
  changeEmail: () => ({ body: { user_id: 1001, email: 'siti@baru.example', password: 'Rahasia123' } }),
  changePhone: () => ({ body: { user_id: 1001, no_telp: '081277774321', password: 'Rahasia123' } }),
  changeOwnPassword: () => ({
    body: { user_id: newlyHere, password: 'Rahasia123', password_baru: 'sandi-baru-2026' },
  }),
  listDevices: () => ({ query: { user_id: 1001 } }),
  logOutDevices: () => ({ body: { user_id: 1001, id_perangkat: 2 } }),
  listConsents: () => ({ query: { user_id: 1001 } }),
  changeConsent: () => ({ body: { user_id: 1001, jenis: 'pemasaran', aktif: true } }),
  listReminders: () => ({ query: { user_id: 1001 } }),
  changeReminder: () => ({ body: { user_id: 1001, jenis: 'sms', aktif: true } }),
  getDeletion: () => ({ query: { user_id: 1001 } }),
  requestDeletion: () => ({ body: { user_id: 1001, password: 'Rahasia123' } }),
  withdrawDeletion: () => ({ body: { user_id: 1001 } }),
}

/** A valid input for every operation of the member API. No two of them use the same account or slot. */
export const memberInputs: Inputs<MemberClient & MemberAccountClient> = {
  ...lists,
  ...accountInputs,
  login: () => ({ body: { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' } }),
  checkEmail: () => ({ body: { email: 'eko.prasetyo@contoh.example' } }),
  changePassword: async ({ member }) => {
    const email = 'suparno@contoh.example'
    await answer(member().checkEmail({ body: { email } }))
    return { body: { email, token: code, password: 'sandi-baru-2026' } }
  },
  registerMobile: () => ({ body: newcomer(1) }),
  verifyRegistrationCode: async (stage) => ({ body: { kode_registrasi: await registered(stage, 2), token: code } }),
  resendRegistrationCode: async (stage) => {
    const kode_registrasi = await registered(stage, 3)
    stage.pass(1)
    return { body: { kode_registrasi } }
  },
  getProfile: () => ({ query: { id: 1005 } }),
  updateProfile: () => ({
    body: { id: 1001, nama_lengkap: 'Siti Rahayu', tempat_lahir: 'Karawang', alamat: 'Jl. Kenanga No. 8' },
  }),
  storeBpjsNumber: () => ({ body: { id_pasien: 1003, nomor_bpjs: '0001234567890' } }),
  getFamily: () => ({ query: { user_id: 1001 } }),
  addNewFamilyMember: () => ({ body: newChild }),
  activateExistingFamilyMember: () => ({
    body: {
      user_id: 1001,
      status_family: 'saudara',
      nopasien: '00-21-43-65',
      tgl_lahir: '1990-02-14',
      nik: '3299015402900006',
      persetujuan: true,
    },
  }),
  renewFamilyConsent: () => ({ body: { user_id: familyWithWaiting.owner, id_pasien: familyWithWaiting.person } }),
  removeFamilyMember: () => ({ body: { user_id: 1001, id_pasien: 1002 } }),
  listFamilyAccess: () => ({ query: { user_id: 1001 } }),
  endFamilyAccess: () => ({ body: { user_id: 1001, id_akses: 302 } }),
  listOpenAppointments: () => ({ body: { userid: 1001 } }),
  listApprovedAppointments: () => ({ body: { userid: 1001 } }),
  listClosedAppointments: () => ({ body: { userid: 1001 } }),
  createAppointment: async (stage) => ({ body: await wish(stage, 1001) }),
  getAppointmentQueue: async ({ member }) => {
    const { kode_appointment } = await first(
      answer(member().listApprovedAppointments({ body: { userid: 1001 } })).then(({ data }) => data),
    )
    return { body: { kode_appointment, id_pasien: 1001 } }
  },
  deleteAppointment: async (stage) => {
    const { data } = await answer(stage.member().createAppointment({ body: await wish(stage, 1005) }))
    return { body: { kode_appointment: data.kode_appointment, id_pasien: 1005 } }
  },
  storeGuarantorDocument: async ({ member }) => {
    const { kode_appointment } = await first(
      answer(member().listOpenAppointments({ body: { userid: 1001 } })).then(({ data }) => data),
    )
    const file = new File(['%PDF-1.4'], 'rujukan klinik.pdf', { type: 'application/pdf' })
    return { body: { file, id_pasien: 1001, jenis_dokumen: 'surat_rujukan', kode_appointment } }
  },
  withdrawGuarantorDocument: async ({ member }) => {
    const { data } = await answer(member().listGuarantorDocuments({ body: { id_pasien: 1001 } }))
    return { body: { id_pasien: 1001, id: data.find(({ status }) => status !== 'diterima')?.id ?? 0 } }
  },
  listGuarantorDocuments: () => ({ body: { id_pasien: 1001 } }),
  getVisitHistory: () => ({ body: { nopasien: '00-12-34-56' } }),
  getDoctorSlots: ({ today }) => ({ body: { ...doctor, tanggal: addDays(today, 3) } }),
  searchVillages: () => ({ query: { term: 'duren' } }),
  resolveRegion: () => ({ query: { kel: 'KARAWANG WETAN', kokab: 'KAB. KARAWANG' } }),
}
