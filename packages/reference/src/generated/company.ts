// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { CompanyClient } from '@hospital/sdk/company'
import type { Calls } from '../calls/calls.ts'

/** A call of each operation of company.openapi.yaml, with the contract's first example. */
export const companyCalls = {
  companyLogin: (company: CompanyClient) =>
    company.companyLogin({
      body: { email: 'hr@nusantara-tekstil.example', password: 'Rahasia123' },
    }),
  companyAdminLogin: (company: CompanyClient) =>
    company.companyAdminLogin({ body: { email: 'admin@hospital.example', password: 'Rahasia123' } }),
  getActivationInvitation: (company: CompanyClient) =>
    company.getActivationInvitation({ body: { undangan: 'contoh-undangan-berlaku-00001' } }),
  activateCompanyUser: (company: CompanyClient) =>
    company.activateCompanyUser({
      body: { undangan: 'contoh-undangan-berlaku-00001', password: 'contoh-sandi-baru' },
    }),
  getCompanyProfile: (company: CompanyClient) =>
    company.getCompanyProfile(),
  updateCompanyProfile: (company: CompanyClient) =>
    company.updateCompanyProfile({
      body: { no_telp: '0267400999', website: 'https://nusantara-tekstil.example' },
    }),
  listCompanyEmployees: (company: CompanyClient) =>
    company.listCompanyEmployees({ body: {} }),
  getCompanyEmployee: (company: CompanyClient) =>
    company.getCompanyEmployee({ query: { id: 9001 } }),
  listCompanyMcuResults: (company: CompanyClient) =>
    company.listCompanyMcuResults({ body: {} }),
  getCompanyMcuResult: (company: CompanyClient) =>
    company.getCompanyMcuResult({ query: { id: 3303 } }),
  getCompanyMcuSummary: (company: CompanyClient) =>
    company.getCompanyMcuSummary({ query: { tahun: 2026, departemen: 'Pemintalan' } }),
  listAccidentReferrals: (company: CompanyClient) =>
    company.listAccidentReferrals(),
  getAccidentReferral: (company: CompanyClient) =>
    company.getAccidentReferral({ query: { id: 640 } }),
  createAccidentReferral: (company: CompanyClient) =>
    company.createAccidentReferral({
      body: {
        karyawan_id: 9001,
        kode_mapping_rs: 'RS01',
        waktu_kejadian: '2026-11-20T10:25:00+07:00',
        lokasi_kejadian: 'Lini las 2, gedung produksi B',
        kronologi: 'Saat memindahkan pelat, tepi pelat mengenai tangan kiri karyawan. Luka sudah dibersihkan dan dibalut di klinik pabrik.',
        jenis_cedera: 'luka_robek',
        bagian_tubuh: ['tangan'],
        tingkat_cedera: 'sedang',
        penjamin: 'bpjs_ketenagakerjaan',
        no_kpj: '12345678901',
        pelapor: { nama: 'Wulan Sari Dewi', jabatan: 'Manajer K3', no_telp: '081300001111' },
      },
    }),
  storeReferralLetter: (company: CompanyClient) =>
    company.storeReferralLetter({
      body: {
        file: new File(['contoh'], 'surat-jaminan.pdf', { type: 'application/pdf' }),
        id: 642,
      },
    }),
  cancelAccidentReferral: (company: CompanyClient) =>
    company.cancelAccidentReferral({ body: { id: 642, alasan: 'Salah memilih karyawan.' } }),
  listCorporateClients: (company: CompanyClient) =>
    company.listCorporateClients({ body: {} }),
  createCorporateClient: (company: CompanyClient) =>
    company.createCorporateClient({
      body: {
        kd_perusahaan: 'SMT',
        nama: 'PT Sumber Makmur Tekstil',
        bidang_usaha: 'Tekstil',
        kota: 'Purwakarta',
        provinsi: 'Jawa Barat',
        kontrak_mulai: '2026-12-01',
        rumah_sakit_rujukan: ['RS02'],
      },
    }),
  updateCorporateClient: (company: CompanyClient) =>
    company.updateCorporateClient({ body: { id: 14, status: 'nonaktif' } }),
  listCorporateUsers: (company: CompanyClient) =>
    company.listCorporateUsers({ body: {} }),
  createCorporateUser: (company: CompanyClient) =>
    company.createCorporateUser({
      body: {
        name: 'Yohanes Hutapea',
        email: 'yohanes.hutapea@nusantara-tekstil.example',
        role_id: 2,
        perusahaan_id: 12,
      },
    }),
  updateCorporateUser: (company: CompanyClient) =>
    company.updateCorporateUser({ body: { id: 77, status: 'nonaktif' } }),
  sendCompanyActivation: (company: CompanyClient) =>
    company.sendCompanyActivation({ body: { id: 79 } }),
  importEmployees: (company: CompanyClient) =>
    company.importEmployees({
      body: {
        perusahaan_id: 12,
        mode: 'simpan',
        kunci: '0b8f6d0e-5f0a-4c52-9a5e-3f1f5a3f7c11',
        baris: [
          {
            baris: 2,
            nama_lengkap: 'Rahmat Hidayat',
            nik_karyawan: 'NTX-2001',
            nik: '3215010203900001',
            tgl_lahir: '1990-03-02',
            gender: 'L',
            departemen: 'Pengelasan',
            jabatan: 'Operator las',
            lokasi_kerja: 'Pabrik Karawang',
            no_telp: '+6281200003333',
            email: 'rahmat.hidayat@nusantara-tekstil.example',
          },
          {
            baris: 3,
            nama_lengkap: 'Sulastri',
            nik_karyawan: 'NTX-0007',
            tgl_lahir: '1985-11-30',
            gender: 'P',
          },
        ],
      },
    }),
} as const satisfies Calls<CompanyClient>
