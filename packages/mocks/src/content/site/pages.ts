import { jakartaDay } from '../calendar.ts'
import { mediaId } from '../media.ts'
import type { CareerRow, FormRow } from '../page-rows.ts'
import { slugOf } from '../slug.ts'
import { published } from '../stamps.ts'

/** Pages with forms to download. */
export const forms = (now: Date): readonly FormRow[] => [
  {
    id: 1,
    judul: 'Permintaan Rekam Medis',
    judul_en: 'Requesting Medical Records',
    slug: 'rekam-medis',
    isi: '<p>Rekam medis adalah milik rumah sakit, isinya adalah hak pasien. Ringkasan dapat diminta oleh pasien sendiri atau oleh orang yang diberi kuasa.</p><h3>Yang perlu dibawa</h3><ul><li>Formulir permintaan yang telah diisi</li><li>KTP asli pasien</li><li>Surat kuasa bermeterai dan KTP penerima kuasa, bila diwakilkan</li></ul><p>Ringkasan selesai dalam lima hari kerja.</p>',
    isi_en:
      "<p>The record belongs to the hospital, its contents to the patient. A summary can be asked for by the patient or by someone authorised.</p><h3>Please bring</h3><ul><li>The form, filled in</li><li>The patient's identity card</li><li>A stamped letter of authority and the identity card of whoever comes instead</li></ul><p>It takes five working days.</p>",
    berkas: [mediaId('formulir-permintaan-rekam-medis'), mediaId('surat-kuasa-rekam-medis')],
    ...published(now, 'rekam-medis', 280),
  },
  {
    id: 2,
    judul: 'Pendaftaran dan Rujukan',
    judul_en: 'Registration and Referrals',
    slug: 'pendaftaran',
    isi: '<p>Pasien baru dapat mengisi formulir ini di rumah agar pendaftaran lebih cepat, atau mendaftar lewat area pasien.</p>',
    isi_en: '<p>New patients can fill in this form at home to save time, or register in the patient area.</p>',
    berkas: [mediaId('formulir-pendaftaran-pasien-baru'), mediaId('syarat-rujukan-bpjs')],
    ...published(now, 'pendaftaran', 275),
  },
  {
    id: 3,
    judul: 'Persiapan Sebelum Operasi',
    judul_en: null,
    slug: 'persiapan-sebelum-operasi',
    isi: '<p>Bacalah petunjuk puasa, obat, dan perlengkapan sebelum hari operasi. Tanyakan kepada dokter anestesi bila ada yang belum jelas.</p>',
    isi_en: null,
    berkas: [mediaId('persiapan-sebelum-operasi')],
    ...published(now, 'operasi', 190),
  },
  {
    id: 4,
    judul: 'Penilaian Kepuasan Pasien',
    judul_en: 'Patient Satisfaction',
    slug: 'kepuasan-pasien',
    isi: '<p>Formulir sedang diperbarui. Sampaikan pendapat Anda lewat halaman hubungi kami.</p>',
    isi_en: '<p>This form is being revised. Tell us what you think on the contact page.</p>',
    berkas: [],
    ...published(now, 'kepuasan', 30),
  },
]

interface CareerSeed {
  readonly judul: string
  readonly judul_en?: string
  readonly tutup?: number
  readonly rumah_sakit?: number
  readonly deskripsi: string
}

const openings: readonly CareerSeed[] = [
  {
    judul: 'Perawat ICU',
    judul_en: 'ICU Nurse',
    tutup: 24,
    rumah_sakit: 1,
    deskripsi:
      '<h3>Tugas</h3><ul><li>Merawat pasien kritis dengan perbandingan satu perawat untuk dua pasien</li><li>Mendampingi keluarga</li></ul><h3>Syarat</h3><ul><li>Ners dengan STR yang masih berlaku</li><li>Pengalaman ICU paling sedikit satu tahun</li><li>Sertifikat bantuan hidup lanjut</li></ul><p>Kirim lamaran ke <a href="mailto:karir@rs-kawung.example">karir@rs-kawung.example</a>. Proses rekrutmen tidak dipungut biaya.</p>',
  },
  {
    judul: 'Apoteker',
    judul_en: 'Pharmacist',
    tutup: 10,
    rumah_sakit: 4,
    deskripsi:
      '<p>Memastikan obat tepat dan aman, serta memberi penjelasan kepada pasien rawat jalan dan rawat inap.</p><ul><li>Apoteker dengan STRA aktif</li><li>Bersedia bekerja gilir</li></ul>',
  },
  {
    judul: 'Dokter Umum IGD',
    judul_en: 'Emergency Physician',
    rumah_sakit: 6,
    deskripsi:
      '<p>Melayani pasien gawat darurat dan membina tim perawat.</p><ul><li>STR aktif</li><li>Sertifikat ACLS dan ATLS</li></ul><p>Tersedia rumah dinas.</p>',
  },
  {
    judul: 'Staf Teknologi Informasi',
    tutup: -12,
    deskripsi: '<p>Merawat sistem informasi rumah sakit dan membantu pengguna. Lowongan ini telah ditutup.</p>',
  },
]

/** Job openings, one of them closed. */
export const careers = (now: Date): readonly CareerRow[] =>
  openings.map(({ judul, judul_en, tutup, rumah_sakit, deskripsi }, index) => ({
    id: index + 1,
    judul,
    judul_en: judul_en ?? null,
    slug: slugOf(judul),
    deskripsi,
    tgl_tutup: tutup === undefined ? null : jakartaDay(now, tutup),
    rumah_sakit: rumah_sakit ?? null,
    gambar: index % 2 === 0 ? mediaId('karir') : null,
    ...published(now, judul, 35 + index),
  }))
