// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { MemberClient, MemberAccountClient } from '@hospital/sdk/member'
import type { Calls } from '../calls/calls.ts'

/** A call of each operation of member.openapi.yaml, with the contract's first example. */
export const memberCalls = {
  login: (member: MemberClient) =>
    member.login({ body: { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' } }),
  checkEmail: (member: MemberClient) =>
    member.checkEmail({ body: { email: 'siti.rahayu@contoh.example' } }),
  changePassword: (member: MemberClient) =>
    member.changePassword({
      body: { email: 'siti.rahayu@contoh.example', token: '123456', password: 'contoh-sandi-baru' },
    }),
  registerMobile: (member: MemberClient) =>
    member.registerMobile({
      body: {
        nama: 'Siti Rahmawati',
        tempat_lahir: 'Karawang',
        tgl_lahir: '1987-03-05',
        gender: 'P',
        email: 'siti.rahmawati@surel.example',
        no_hp: '081200001234',
        password: 'contoh-sandi',
        nik: '3215014503870003',
        alamat: 'Jl. Melati No. 12, RT 03/RW 05',
        kel: '32.15.01.1002',
        kec: '32.15.01',
        kokab: '32.15',
        prov: '32',
        warga_negara: 'wni',
        agama: 'ISL',
        gol_darah: 'O',
        bahasa: 1,
        suku_bahasa: 2,
        status_kawin: 'K',
        pendidikan: 'S1',
        pekerjaan: 'KSW',
        persetujuan: { pelayanan: true, pemasaran: false },
      },
    }),
  verifyRegistrationCode: (member: MemberClient) =>
    member.verifyRegistrationCode({ body: { kode_registrasi: 'REG-7f3k9m2q', token: '123456' } }),
  resendRegistrationCode: (member: MemberClient) =>
    member.resendRegistrationCode({ body: { kode_registrasi: 'REG-7f3k9m2q' } }),
  getProfile: (member: MemberClient) =>
    member.getProfile({ query: { id: 1001 } }),
  updateProfile: (member: MemberClient) =>
    member.updateProfile({
      body: {
        id: 1001,
        nama_lengkap: 'Siti Rahayu',
        tempat_lahir: 'Karawang',
        no_telp: '081200009876',
        alamat: 'Jl. Kenanga No. 8, RT 01/RW 02',
        kel: '32.15.01.1002',
        kec: '32.15.01',
        kokab: '32.15',
        prov: '32',
        golongan_darah: 'O',
        bahasa: 1,
        suku_bahasa: 2,
      },
    }),
  storeBpjsNumber: (member: MemberClient) =>
    member.storeBpjsNumber({ body: { id_pasien: 1001, nomor_bpjs: '0001234567890' } }),
  getFamily: (member: MemberClient) =>
    member.getFamily({ query: { user_id: 1001 } }),
  addNewFamilyMember: (member: MemberClient) =>
    member.addNewFamilyMember({
      body: {
        user_id: 1001,
        status_family: 'anak',
        nama: 'Kirana',
        tempat_lahir: 'Karawang',
        tgl_lahir: '2019-11-02',
        gender: 'P',
        warga_negara: 'wni',
        alamat: 'Jl. Melati No. 12, RT 03/RW 05',
        kel: '32.15.01.1002',
        kec: '32.15.01',
        kokab: '32.15',
        prov: '32',
        persetujuan: true,
      },
    }),
  activateExistingFamilyMember: (member: MemberClient) =>
    member.activateExistingFamilyMember({
      body: {
        user_id: 1001,
        status_family: 'saudara',
        nopasien: '00-21-43-65',
        tgl_lahir: '1990-02-14',
        nik: '3299015402900006',
        persetujuan: true,
      },
    }),
  renewFamilyConsent: (member: MemberClient) =>
    member.renewFamilyConsent({ body: { user_id: 1001, id_pasien: 1003, kode: '482913' } }),
  removeFamilyMember: (member: MemberClient) =>
    member.removeFamilyMember({ body: { user_id: 1001, id_pasien: 1002 } }),
  listFamilyAccess: (member: MemberClient) =>
    member.listFamilyAccess({ query: { user_id: 1001 } }),
  endFamilyAccess: (member: MemberClient) =>
    member.endFamilyAccess({ body: { user_id: 1001, id_akses: 302 } }),
  listOpenAppointments: (member: MemberClient) =>
    member.listOpenAppointments({ body: { userid: 1001 } }),
  listApprovedAppointments: (member: MemberClient) =>
    member.listApprovedAppointments({ body: { userid: 1001 } }),
  listClosedAppointments: (member: MemberClient) =>
    member.listClosedAppointments({ body: { userid: 1001 } }),
  createAppointment: (member: MemberClient) =>
    member.createAppointment({
      body: {
        id_pasien: 1001,
        kode_mapping_rs: 'RS01',
        kodedokter: 'DR0117',
        kdspesial: 'SPPD',
        tanggal: '2026-11-26',
        jam: '13:30',
        jenis_pembayaran: 'ASR',
        kodept: 'ASR014',
        jenis_appointment: 'POLI',
        keluhan: 'Kontrol tekanan darah, kadang pusing di pagi hari.',
        dokumen: [501],
      },
    }),
  getAppointmentQueue: (member: MemberClient) =>
    member.getAppointmentQueue({ body: { kode_appointment: 'APT-261124-0041', id_pasien: 1001 } }),
  deleteAppointment: (member: MemberClient) =>
    member.deleteAppointment({ body: { kode_appointment: 'APT-261124-0041', id_pasien: 1001 } }),
  storeGuarantorDocument: (member: MemberClient) =>
    member.storeGuarantorDocument({
      body: {
        file: new File(['contoh'], 'rujukan-klinik.pdf', { type: 'application/pdf' }),
        id_pasien: 1001,
        kode_appointment: 'APT-261124-0041',
        jenis_dokumen: 'surat_rujukan',
      },
    }),
  listGuarantorDocuments: (member: MemberClient) =>
    member.listGuarantorDocuments({ body: { id_pasien: 1001 } }),
  withdrawGuarantorDocument: (member: MemberClient) =>
    member.withdrawGuarantorDocument({ body: { id_pasien: 1001, id: 504 } }),
  getVisitHistory: (member: MemberClient) =>
    member.getVisitHistory({ body: { nopasien: '00-12-34-56' } }),
  getDoctorSlots: (member: MemberClient) =>
    member.getDoctorSlots({
      body: { tanggal: '2026-11-24', kodedokter: 'DR0117', kdspesial: 'SPPD' },
    }),
  listReligions: (member: MemberClient) =>
    member.listReligions(),
  listBloodTypes: (member: MemberClient) =>
    member.listBloodTypes(),
  listLanguages: (member: MemberClient) =>
    member.listLanguages(),
  listEthnicLanguages: (member: MemberClient) =>
    member.listEthnicLanguages(),
  listMaritalStatuses: (member: MemberClient) =>
    member.listMaritalStatuses(),
  listEducationLevels: (member: MemberClient) =>
    member.listEducationLevels(),
  listOccupations: (member: MemberClient) =>
    member.listOccupations(),
  listGuarantors: (member: MemberClient) =>
    member.listGuarantors(),
  listCompanies: (member: MemberClient) =>
    member.listCompanies(),
  searchVillages: (member: MemberClient) =>
    member.searchVillages({ query: { term: 'karawang' } }),
  resolveRegion: (member: MemberClient) =>
    member.resolveRegion({
      query: { kel: '32.15.01.1002', kec: 'Karawang Barat', kokab: '32.15', prov: 'Jawa Barat' },
    }),
  changeEmail: (memberAccount: MemberAccountClient) =>
    memberAccount.changeEmail({
      body: { user_id: 1001, email: 'siti@baru.example', password: 'Rahasia123' },
    }),
  changePhone: (memberAccount: MemberAccountClient) =>
    memberAccount.changePhone({
      body: { user_id: 1001, no_telp: '081277774321', password: 'Rahasia123' },
    }),
  changeOwnPassword: (memberAccount: MemberAccountClient) =>
    memberAccount.changeOwnPassword({
      body: { user_id: 1001, password: 'Rahasia123', password_baru: 'sandi-baru-2026' },
    }),
  listDevices: (memberAccount: MemberAccountClient) =>
    memberAccount.listDevices({ query: { user_id: 1001 } }),
  logOutDevices: (memberAccount: MemberAccountClient) =>
    memberAccount.logOutDevices({ body: { user_id: 1001 } }),
  listConsents: (memberAccount: MemberAccountClient) =>
    memberAccount.listConsents({ query: { user_id: 1001 } }),
  changeConsent: (memberAccount: MemberAccountClient) =>
    memberAccount.changeConsent({ body: { user_id: 1001, jenis: 'pemasaran', aktif: false } }),
  listReminders: (memberAccount: MemberAccountClient) =>
    memberAccount.listReminders({ query: { user_id: 1001 } }),
  changeReminder: (memberAccount: MemberAccountClient) =>
    memberAccount.changeReminder({ body: { user_id: 1001, jenis: 'whatsapp', aktif: false } }),
  getDeletion: (memberAccount: MemberAccountClient) =>
    memberAccount.getDeletion({ query: { user_id: 1001 } }),
  requestDeletion: (memberAccount: MemberAccountClient) =>
    memberAccount.requestDeletion({ body: { user_id: 1001, password: 'Rahasia123' } }),
  withdrawDeletion: (memberAccount: MemberAccountClient) =>
    memberAccount.withdrawDeletion({ body: { user_id: 1001 } }),
} as const satisfies Calls<MemberClient & MemberAccountClient>
