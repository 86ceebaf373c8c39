import type { Appointment } from '../../../personal-data/appointments.ts'

/** An open appointment, for tests. */
export const appointment: Appointment = {
  kode_appointment: 'APT-261124-0042',
  status: 'open',
  alasan_ditutup: null,
  pasien: { id: 1042, nama_lengkap: 'Siti Rahmawati', nopasien: null, tgl_lahir: '1987-03-05', gender: 'P' },
  rumah_sakit: { kode_mapping_rs: 'RS01', nama: 'RS Contoh Karawang', slug: null },
  spesialis: { kode: 'PD', nama: 'Penyakit Dalam' },
  dokter: {
    kode: 'DR0117',
    nama: 'dr. Maya Kusumawardani, Sp.PD',
    slug: 'dr-maya-kusumawardani-sppd',
    avatar: null,
  },
  tanggal: '2026-11-24',
  jam: '09:30',
  jam_selesai: '09:45',
  nomor_antrian: 6,
  jenis_appointment: { kode: 'POLI', nama: 'Poliklinik' },
  jenis_pembayaran: { kode: 'ASR', nama: 'Asuransi' },
  penjamin: { kode: 'ASR014', nama: 'Asuransi Sehat Sentosa' },
  keluhan: 'Kontrol tekanan darah.',
  catatan_rs: null,
  dokumen_penjamin: [],
  dapat_dibatalkan: true,
  created_at: '2026-11-20T09:00:00+07:00',
  updated_at: '2026-11-20T09:00:00+07:00',
}

/** A referral letter of that appointment, refused by the hospital, for tests. */
export const refusedDocument: Appointment['dokumen_penjamin'][number] = {
  id: 501,
  id_pasien: 1042,
  kode_appointment: appointment.kode_appointment,
  jenis_dokumen: 'surat_rujukan',
  nama_file: 'rujukan.pdf',
  tipe_file: 'application/pdf',
  ukuran_byte: 1000,
  url: 'https://berkas.rs-contoh.example/501',
  status: 'ditolak',
  catatan: 'Tidak terbaca.',
  created_at: '2026-11-19T09:00:00+07:00',
}
