import type { ServiceSeed } from './seed.ts'

/** Birth and care of the newborn. */
export const birth: ServiceSeed = {
  nama: 'Persalinan dan Perinatologi',
  nama_en: 'Birth and Newborn Care',
  gambar: 'layanan-persalinan',
  metaDescription: 'Persalinan yang aman dan nyaman, dengan NICU dan pendampingan menyusui.',
  blocks: [
    {
      judul: 'Kelahiran yang Anda rencanakan',
      judul_en: 'The birth you plan',
      keterangan:
        '<p>Setiap ibu membuat rencana persalinan bersama bidan dan dokter. Pendamping boleh menemani, dan bayi dirawat gabung bersama ibu sejak jam pertama.</p><ul><li>Dokter kandungan dan anestesi siaga 24 jam</li><li>NICU tingkat 2 dan 3</li><li>Metode kanguru untuk bayi kecil</li><li>Konselor menyusui setiap hari</li></ul>',
      keterangan_en:
        '<p>Every mother makes a birth plan with midwife and doctor. A companion may stay, and babies room in from the first hour.</p><ul><li>Obstetrician and anaesthetist around the clock</li><li>NICU level 2 and 3</li><li>Kangaroo care for small babies</li><li>Lactation counsellors every day</li></ul>',
    },
    {
      judul: 'Di RS Kawung Ibu dan Anak Cikarang',
      judul_en: 'At RS Kawung Ibu dan Anak Cikarang',
      rumah_sakit: 5,
      keterangan:
        '<p>Dua belas kamar bersalin keluarga dan sepuluh inkubator. Kunjungan ke kamar bersalin dapat dijadwalkan setiap Sabtu.</p>',
      keterangan_en: '<p>Twelve family delivery rooms and ten incubators. Tours every Saturday by appointment.</p>',
    },
  ],
}

/** The lactation clinic. */
export const lactation: ServiceSeed = {
  nama: 'Klinik Laktasi',
  nama_en: 'Lactation Clinic',
  gambar: 'layanan-laktasi',
  metaDescription: 'Konselor menyusui bersertifikat membantu ibu sejak hamil sampai kembali bekerja.',
  blocks: [
    {
      judul: 'Menyusui dapat dipelajari',
      judul_en: 'Breastfeeding can be learned',
      keterangan:
        '<p>Puting lecet, ASI terasa kurang, atau bayi menolak menyusu hampir selalu dapat diatasi dengan bantuan yang tepat waktu.</p><ul><li>Penilaian perlekatan dan berat badan bayi</li><li>Pemeriksaan tali lidah</li><li>Relaktasi dan manajemen ASI perah</li><li>Konsultasi lewat video untuk ibu yang sulit datang</li></ul>',
      keterangan_en:
        '<p>Sore nipples, too little milk, or a baby who refuses can almost always be helped in time.</p><ul><li>Latch and weight of the baby</li><li>Tongue-tie check</li><li>Relactation and expressed milk</li><li>Video consultations</li></ul>',
    },
  ],
}

/** The child development clinic. */
export const development: ServiceSeed = {
  nama: 'Klinik Tumbuh Kembang Anak',
  nama_en: 'Child Development Clinic',
  gambar: 'layanan-tumbuh-kembang',
  metaDescription: 'Penilaian dan terapi tumbuh kembang anak oleh tim dokter, psikolog, dan terapis.',
  blocks: [
    {
      judul: 'Setiap anak berkembang dengan iramanya',
      judul_en: 'Every child grows at an own pace',
      keterangan:
        '<p>Dokter anak, psikolog, dan terapis menilai anak bersama-sama, lalu menyusun program yang dapat diteruskan di rumah.</p><ul><li>Terapi wicara, okupasi, dan sensori integrasi</li><li>Penapisan autisme dan GPPH</li><li>Pendampingan orang tua dan sekolah</li></ul>',
      keterangan_en:
        '<p>Paediatrician, psychologist, and therapists see the child together and plan a programme that goes on at home.</p><ul><li>Speech, occupational, and sensory therapy</li><li>Screening for autism and ADHD</li><li>Support for parents and schools</li></ul>',
    },
  ],
}
