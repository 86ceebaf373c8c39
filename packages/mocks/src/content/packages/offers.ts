import type { PackageSeed } from './seed.ts'

/** Packages of the category `laboratorium`. */
export const laboratory: readonly PackageSeed[] = [
  {
    nama: 'Panel Demam Berdarah',
    nama_en: 'Dengue Panel',
    harga: 310_000,
    gambar: 'nyamuk',
    priority: 50,
    berakhir: 130,
    keterangan:
      '<p>Darah lengkap, NS1, serta IgM dan IgG dengue. Hasil selesai dalam tiga jam. Hasil negatif pada hari pertama belum menyingkirkan demam berdarah; ulangi pemeriksaan bila gejala berlanjut.</p>',
    keterangan_en:
      '<p>Complete blood count, NS1, and dengue IgM and IgG, within three hours. A negative result on the first day does not rule dengue out; repeat it if signs go on.</p>',
  },
  {
    nama: 'Panel Tiroid',
    harga: 540_000,
    gambar: 'paket-laboratorium',
    priority: 30,
    berakhir: 85,
    keterangan:
      '<p>TSH, FT4, dan FT3 untuk menilai fungsi kelenjar tiroid. Bila minum obat tiroid, ambil darah sebelum dosis pagi.</p>',
  },
  {
    nama: 'Panel Anemia',
    nama_en: 'Anaemia Panel',
    harga: 460_000,
    gambar: 'acara-donor-darah',
    priority: 30,
    keterangan: '<p>Darah lengkap, feritin, besi serum, dan daya ikat besi total.</p>',
    keterangan_en: '<p>Complete blood count, ferritin, serum iron, and total iron-binding capacity.</p>',
  },
]

/** Packages of the category `promo`, current, ending and past. */
export const promotions: readonly PackageSeed[] = [
  {
    nama: 'Scaling Gigi Akhir Pekan',
    nama_en: 'Weekend Teeth Cleaning',
    harga: 249_000,
    gambar: 'gigi',
    priority: 92,
    berakhir: 25,
    keterangan:
      '<p>Pembersihan karang gigi rahang atas dan bawah setiap Sabtu dan Minggu.</p><ul><li>Pemeriksaan dokter gigi</li><li>Scaling dan poles</li><li>Edukasi cara menyikat gigi</li></ul><p>Dengan perjanjian. Tidak berlaku bersama promo lain.</p>',
    keterangan_en:
      '<p>Removal of tartar from both jaws, Saturdays and Sundays.</p><ul><li>Examination by a dentist</li><li>Scaling and polishing</li><li>Advice on brushing</li></ul><p>By appointment. Not to be combined with other offers.</p>',
  },
  {
    nama: 'Fisioterapi Lima Sesi',
    nama_en: 'Five Sessions of Physiotherapy',
    harga: 875_000,
    gambar: 'lutut',
    priority: 68,
    berakhir: 0,
    keterangan:
      '<p>Hemat Rp125.000 untuk lima sesi dalam sebulan: penilaian awal oleh dokter rehabilitasi medik, terapi 45 menit, dan program latihan di rumah.</p>',
    keterangan_en:
      '<p>Save Rp125,000 on five sessions within a month: assessment by a rehabilitation physician, 45-minute sessions, and a programme for home.</p>',
  },
  {
    nama: 'Skrining Mata Anak Sekolah',
    nama_en: 'Eye Check for Schoolchildren',
    harga: 150_000,
    gambar: 'mata',
    priority: 45,
    berakhir: -3,
    keterangan:
      '<p>Pemeriksaan ketajaman penglihatan, buta warna, dan konsultasi dokter mata selama liburan sekolah.</p>',
    keterangan_en:
      '<p>Visual acuity, colour vision, and a consultation with an ophthalmologist during the holidays.</p>',
  },
  {
    nama: 'Medical Check Up Keluarga',
    nama_en: 'Family Check-Up',
    harga: 450_000,
    gambar: 'paket-keluarga',
    priority: 99,
    berakhir: -95,
    keterangan: '<p>Pemeriksaan dasar dengan harga khusus untuk tiga anggota keluarga atau lebih.</p>',
    keterangan_en: '<p>A basic check at a special price for three family members or more.</p>',
  },
]
