// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import type { Calls } from '../calls/calls.ts'

/** A call of each operation of hospital-care.openapi.yaml, with the contract's first example. */
export const hospitalCareCalls = {
  registerPatient: (hospitalCare: HospitalCareClient) =>
    hospitalCare.registerPatient({
      body: {
        nama: 'Rizky Aditya Putra',
        tempat_lahir: 'Karawang',
        tgl_lahir: '2016-08-17',
        gender: 'L',
        nik: '3215011708160002',
        alamat: 'Jl. Tuparev No. 45 RT 003/RW 011',
        kel: '32.15.01.1002',
        kec: '32.15.01',
        kokab: '32.15',
        prov: '32',
        email: 'siti.rahayu@contoh.example',
        no_hp: '081298765432',
        gol_darah: 'O',
        warga_negara: 'wni',
        bahasa: 1,
        suku_bahasa: 3,
        status_kawin: 'BK',
        pendidikan: 'SD',
        agama: 'ISL',
        pekerjaan: 'PLJ',
        family_id: 301,
        status_family: 'anak',
      },
    }),
  registerPatientFromMobile: (hospitalCare: HospitalCareClient) =>
    hospitalCare.registerPatientFromMobile({
      body: {
        nama: 'Rizky Aditya Putra',
        tempat_lahir: 'Karawang',
        tgl_lahir: '2016-08-17',
        gender: 'L',
        nik: '3215011708160002',
        alamat: 'Jl. Tuparev No. 45 RT 003/RW 011',
        kel: '32.15.01.1002',
        kec: '32.15.01',
        kokab: '32.15',
        prov: '32',
        email: 'siti.rahayu@contoh.example',
        no_hp: '081298765432',
        gol_darah: 'O',
        warga_negara: 'wni',
        bahasa: 1,
        suku_bahasa: 3,
        status_kawin: 'BK',
        pendidikan: 'SD',
        agama: 'ISL',
        pekerjaan: 'PLJ',
        family_id: 301,
        status_family: 'anak',
      },
    }),
  getMobilePatient: (hospitalCare: HospitalCareClient) =>
    hospitalCare.getMobilePatient({ query: { id_pasien: 1001 } }),
  getLegacyPatient: (hospitalCare: HospitalCareClient) =>
    hospitalCare.getLegacyPatient({ query: { no_pasien: '00-07-88-12', tgl_lahir: '1954-11-30' } }),
  getMobileVisitHistory: (hospitalCare: HospitalCareClient) =>
    hospitalCare.getMobileVisitHistory({ query: { mobile: 1, nopasien: '00-12-34-56' } }),
  listLabResults: (hospitalCare: HospitalCareClient) =>
    hospitalCare.listLabResults({ body: { nopasien: '00-12-34-56' } }),
  getLabResult: (hospitalCare: HospitalCareClient) =>
    hospitalCare.getLabResult({ path: { no_lab: 'LAB-261022-0033' } }),
  listRadiologyResults: (hospitalCare: HospitalCareClient) =>
    hospitalCare.listRadiologyResults({ body: { nopasien: '00-12-34-56' } }),
  getRadiologyResult: (hospitalCare: HospitalCareClient) =>
    hospitalCare.getRadiologyResult({ path: { no_radiologi: 'RAD-261022-0004' } }),
  listMcuResults: (hospitalCare: HospitalCareClient) =>
    hospitalCare.listMcuResults({ body: { nopasien: '00-12-34-56' } }),
  getMcuResult: (hospitalCare: HospitalCareClient) =>
    hospitalCare.getMcuResult({ path: { no_mcu: 'MCU-260815-0012' } }),
  downloadResultPdf: (hospitalCare: HospitalCareClient) =>
    hospitalCare.downloadResultPdf({ path: { jenis: 'laboratorium', nomor: 'LAB-261022-0033' } }),
} as const satisfies Calls<HospitalCareClient>
