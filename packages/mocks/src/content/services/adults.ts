import type { ServiceSeed } from './seed.ts'

/** Featured services for adults. */
export const heartCentre: ServiceSeed = {
  nama: 'Pusat Jantung Terpadu',
  nama_en: 'Integrated Heart Centre',
  gambar: 'layanan-jantung',
  metaDescription: 'Pemeriksaan, kateterisasi, dan rehabilitasi jantung dalam satu tempat di RS Kawung.',
  blocks: [
    {
      judul: 'Satu tempat untuk jantung Anda',
      judul_en: 'One place for your heart',
      keterangan:
        '<p>Pusat Jantung Terpadu menyatukan poliklinik, pemeriksaan penunjang, kateterisasi, dan rehabilitasi, sehingga pasien tidak perlu berpindah-pindah.</p><ul><li>Ekokardiografi, uji latih, dan Holter</li><li>Kateterisasi jantung 24 jam untuk serangan jantung</li><li>Pemasangan pacu jantung</li><li>Rehabilitasi jantung fase 1 sampai 3</li></ul>',
      keterangan_en:
        '<p>Our heart centre brings clinic, tests, catheterisation, and rehabilitation together, so that patients need not travel.</p><ul><li>Echocardiography, treadmill test, and Holter</li><li>Catheterisation around the clock for heart attacks</li><li>Pacemakers</li><li>Cardiac rehabilitation, phases 1 to 3</li></ul>',
    },
    {
      judul: 'Di RS Kawung Karawang',
      judul_en: 'At RS Kawung Karawang',
      rumah_sakit: 1,
      keterangan:
        '<p>Dua ruang kateterisasi dan delapan tempat tidur ICCU. Pendaftaran poliklinik setiap hari kerja pukul 07.00–19.00 WIB.</p>',
      keterangan_en:
        '<p>Two catheterisation laboratories and eight ICCU beds. The clinic registers patients on working days, 07.00–19.00.</p>',
    },
    {
      judul: 'Di RS Kawung Bekasi Timur',
      rumah_sakit: 4,
      keterangan:
        '<p>Poliklinik, ekokardiografi, uji latih, dan rehabilitasi jantung. Tindakan kateterisasi dilakukan di RS Kawung Karawang.</p>',
    },
  ],
}

/** The stroke unit. */
export const strokeUnit: ServiceSeed = {
  nama: 'Unit Stroke Terpadu',
  nama_en: 'Stroke Unit',
  gambar: 'layanan-stroke',
  metaDescription: 'Penanganan stroke 24 jam: CT scan, trombolisis, dan rehabilitasi sejak hari pertama.',
  blocks: [
    {
      judul: 'Waktu adalah otak',
      judul_en: 'Time is brain',
      keterangan:
        '<p>Begitu pasien tiba, tim stroke dipanggil dengan satu tombol. CT scan dan pemeriksaan darah berjalan bersamaan agar keputusan pengobatan dapat diambil secepatnya.</p><ul><li>Dokter saraf siaga 24 jam</li><li>Trombolisis bagi yang memenuhi syarat</li><li>Penilaian menelan sebelum makan pertama</li><li>Fisioterapi, terapi wicara, dan terapi okupasi sejak dini</li></ul>',
      keterangan_en:
        '<p>As soon as a patient arrives, one button calls the stroke team. CT and blood tests run side by side, so that treatment can be decided at once.</p><ul><li>A neurologist on call around the clock</li><li>Thrombolysis for those who qualify</li><li>A swallowing test before the first meal</li><li>Early physiotherapy, speech, and occupational therapy</li></ul>',
    },
    {
      judul: 'Setelah pulang',
      judul_en: 'Back at home',
      keterangan:
        '<p>Keluarga dilatih memindahkan, memandikan, dan mencegah luka tekan. Kontrol pertama dijadwalkan dalam tujuh hari.</p>',
      keterangan_en:
        '<p>Families learn how to move and wash the patient and how to prevent pressure sores. The first visit is planned within seven days.</p>',
    },
  ],
}

/** The orthopaedic centre. */
export const orthopaedics: ServiceSeed = {
  nama: 'Pusat Ortopedi dan Cedera Olahraga',
  nama_en: 'Orthopaedics and Sports Injuries',
  gambar: 'layanan-ortopedi',
  metaDescription: 'Penanganan patah tulang, cedera ligamen, dan penggantian sendi di RS Kawung.',
  blocks: [
    {
      judul: 'Kembali bergerak',
      judul_en: 'Moving again',
      keterangan:
        '<p>Dari patah tulang sampai cedera ligamen lutut, tim ortopedi dan rehabilitasi medik menyusun rencana sejak sebelum tindakan.</p><ul><li>Artroskopi lutut dan bahu</li><li>Penggantian sendi panggul dan lutut</li><li>Penanganan patah tulang 24 jam</li><li>Program kembali berolahraga</li></ul>',
      keterangan_en:
        '<p>From fractures to torn ligaments, orthopaedic surgeons and rehabilitation physicians plan together before the first cut.</p><ul><li>Arthroscopy of knee and shoulder</li><li>Hip and knee replacement</li><li>Fracture care around the clock</li><li>Return-to-sport programme</li></ul>',
    },
  ],
}

/** Dialysis. */
export const dialysis: ServiceSeed = {
  nama: 'Hemodialisis',
  nama_en: 'Haemodialysis',
  gambar: 'layanan-hemodialisis',
  metaDescription: 'Cuci darah terjadwal di lima rumah sakit Kawung, melayani BPJS Kesehatan.',
  blocks: [
    {
      judul: 'Cuci darah yang dekat dengan rumah',
      judul_en: 'Dialysis close to home',
      keterangan:
        '<p>Unit hemodialisis melayani tiga gilir sehari, Senin sampai Sabtu. Satu perawat mendampingi paling banyak empat pasien.</p><ul><li>Mesin khusus untuk pasien hepatitis</li><li>Konsultasi dokter ginjal setiap bulan</li><li>Konseling gizi</li><li>Layanan tamu bagi pasien dari luar kota dengan perjanjian</li></ul>',
      keterangan_en:
        '<p>Three sessions a day, Monday to Saturday. One nurse looks after four patients at most.</p><ul><li>Separate machines for patients with hepatitis</li><li>A nephrologist every month</li><li>Dietary advice</li><li>Guests from other towns by arrangement</li></ul>',
    },
    {
      judul: 'Di RS Kawung Subang',
      rumah_sakit: 6,
      keterangan: '<p>Sepuluh mesin. Gilir pagi pukul 06.00 WIB dan gilir siang pukul 11.00 WIB.</p>',
    },
  ],
}

/** The endoscopy centre. */
export const endoscopy: ServiceSeed = {
  nama: 'Pusat Endoskopi',
  gambar: 'layanan-endoskopi',
  metaDescription: 'Gastroskopi dan kolonoskopi dengan sedasi, hasil dijelaskan pada hari yang sama.',
  blocks: [
    {
      judul: 'Melihat dari dalam, tanpa sayatan',
      keterangan:
        '<p>Gastroskopi dan kolonoskopi dilakukan dengan sedasi ringan. Hasil dijelaskan pada hari yang sama, dan polip dapat diangkat sekaligus.</p><p>Jangan menyetir sendiri sampai esok hari. Ajak keluarga untuk mengantar.</p>',
    },
  ],
}
