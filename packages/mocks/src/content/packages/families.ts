import type { PackageSeed } from './seed.ts'

/** Packages of the category `ibu-dan-anak`. */
export const families: readonly PackageSeed[] = [
  {
    nama: 'Persalinan Normal Kelas 1',
    nama_en: 'Natural Birth, Class 1',
    harga: 9_500_000,
    gambar: 'layanan-persalinan',
    priority: 88,
    berakhir: 210,
    keterangan: `<p>Persalinan normal tanpa penyulit, rawat inap dua hari di kamar kelas 1.</p><h3>Isi paket</h3><ul><li>Jasa dokter kandungan, dokter anak, dan bidan</li><li>Kamar bersalin dan kamar perawatan untuk ibu dan bayi</li><li>Obat dan alat habis pakai standar</li><li>Inisiasi menyusu dini dan pendampingan konselor laktasi</li><li>Imunisasi hepatitis B dan skrining hipotiroid bayi</li></ul><h3>Tidak termasuk</h3><p>Tindakan karena penyulit, perawatan NICU, dan transfusi darah.</p>`,
    keterangan_en: `<p>A natural birth without complications and two days in a class 1 room.</p><h3>What is included</h3><ul><li>Fees of obstetrician, paediatrician, and midwife</li><li>Delivery room, and a room for mother and baby</li><li>Standard medicines and supplies</li><li>Early breastfeeding with a lactation counsellor</li><li>Hepatitis B vaccine and hypothyroid screening of the baby</li></ul><h3>Not included</h3><p>Procedures for complications, care in the NICU, and transfusions.</p>`,
  },
  {
    nama: 'Operasi Sesar Terencana Kelas 1',
    nama_en: 'Planned Caesarean, Class 1',
    harga: 19_750_000,
    gambar: 'ibu-dan-bayi',
    priority: 80,
    berakhir: 210,
    keterangan: `<p>Untuk ibu yang menurut dokter perlu melahirkan dengan operasi. Rawat inap tiga hari.</p><ul><li>Jasa dokter kandungan, anestesi, dan anak</li><li>Kamar operasi dan kamar perawatan kelas 1</li><li>Obat dan alat habis pakai standar</li><li>Satu kali kontrol luka</li></ul><p>Rencana operasi dibicarakan dengan dokter paling lambat pada usia kehamilan 36 minggu.</p>`,
    keterangan_en: `<p>For mothers who, in their doctor's judgement, need surgery. Three days in hospital.</p><ul><li>Fees of obstetrician, anaesthetist, and paediatrician</li><li>Operating theatre and class 1 room</li><li>Standard medicines and supplies</li><li>One check of the wound</li></ul><p>The operation is planned with the doctor by week 36 at the latest.</p>`,
  },
  {
    nama: 'Paket Kehamilan Trimester Pertama',
    nama_en: 'First-Trimester Package',
    harga: 890_000,
    gambar: 'pemeriksaan-kehamilan',
    priority: 65,
    berakhir: 60,
    keterangan:
      '<ul><li>Dua kali konsultasi dokter kandungan dengan USG</li><li>Darah lengkap, golongan darah, gula darah, urine lengkap</li><li>HIV, sifilis, dan hepatitis B</li><li>Kelas ibu hamil pertama</li></ul>',
    keterangan_en:
      '<ul><li>Two consultations with an obstetrician, with ultrasound</li><li>Complete blood count, blood group, glucose, urinalysis</li><li>HIV, syphilis, and hepatitis B</li><li>First antenatal class</li></ul>',
  },
  {
    nama: 'Skrining Tumbuh Kembang Anak',
    nama_en: 'Child Development Screening',
    harga: 425_000,
    gambar: 'tinggi-badan-anak',
    priority: 62,
    berakhir: 150,
    keterangan:
      '<p>Untuk anak usia 6 bulan sampai 5 tahun.</p><ul><li>Pemeriksaan dokter anak</li><li>Pengukuran dan penilaian kurva pertumbuhan</li><li>Kuesioner praskrining perkembangan (KPSP)</li><li>Penapisan pendengaran dan penglihatan</li><li>Saran stimulasi di rumah</li></ul>',
    keterangan_en:
      '<p>For children from 6 months to 5 years.</p><ul><li>Examination by a paediatrician</li><li>Measurements on the growth chart</li><li>Developmental questionnaire</li><li>Hearing and vision screening</li><li>Advice on play and stimulation at home</li></ul>',
  },
  {
    nama: 'Konseling Laktasi Tiga Pertemuan',
    harga: 375_000,
    gambar: 'menyusui',
    priority: 40,
    berakhir: 33,
    keterangan:
      '<p>Tiga kali 45 menit bersama konselor menyusui bersertifikat.</p><ul><li>Persiapan sebelum melahirkan</li><li>Pendampingan perlekatan pada minggu pertama</li><li>Manajemen ASI perah bagi ibu bekerja</li></ul>',
  },
]

/** Packages of the category `vaksinasi`. */
export const vaccinations: readonly PackageSeed[] = [
  {
    nama: 'Vaksin Influenza Dewasa',
    nama_en: 'Influenza Vaccine for Adults',
    harga: 295_000,
    gambar: 'imunisasi',
    priority: 78,
    berakhir: 40,
    keterangan:
      '<p>Satu dosis vaksin kuadrivalen, termasuk pemeriksaan dokter sebelum vaksinasi.</p><p>Dianjurkan setiap tahun, terutama bagi lansia, ibu hamil, penderita penyakit kronis, dan tenaga kesehatan. Tunda bila sedang demam.</p>',
    keterangan_en:
      '<p>One dose of the quadrivalent vaccine, with a check by a doctor beforehand.</p><p>Advised every year, above all for older people, pregnant women, people with chronic illness, and health workers. Wait if you have a fever.</p>',
  },
  {
    nama: 'Vaksin HPV Tiga Dosis',
    nama_en: 'HPV Vaccine, Three Doses',
    harga: 2_850_000,
    gambar: 'paket-hpv',
    priority: 72,
    berakhir: 95,
    keterangan:
      '<p>Mencegah infeksi virus penyebab kanker leher rahim. Tiga dosis dalam enam bulan (bulan ke-0, 1–2, dan 6) untuk usia 15 tahun ke atas; anak 9–14 tahun cukup dua dosis.</p><ul><li>Vaksin dan jasa penyuntikan</li><li>Konsultasi dokter</li><li>Pengingat jadwal lewat WhatsApp</li></ul><p>Vaksin tidak menggantikan pemeriksaan pap smear atau HPV DNA.</p>',
    keterangan_en:
      '<p>Protects against the virus that causes cervical cancer. Three doses within six months (month 0, 1–2, and 6) from the age of 15; two are enough at 9–14.</p><ul><li>Vaccine and injection</li><li>Consultation</li><li>Reminders by WhatsApp</li></ul><p>It does not replace a Pap smear or HPV DNA test.</p>',
  },
  {
    nama: 'Vaksin Meningitis untuk Umrah',
    nama_en: 'Meningitis Vaccine for Umrah',
    harga: 385_000,
    gambar: 'paket-umrah',
    priority: 58,
    berakhir: 1,
    keterangan:
      '<p>Satu dosis vaksin meningokokus dengan sertifikat vaksinasi internasional. Berikan paling lambat 14 hari sebelum berangkat. Bawa paspor dan pasfoto.</p>',
    keterangan_en:
      '<p>One dose of meningococcal vaccine with the international certificate. To be given at least 14 days before travel. Bring your passport and a photograph.</p>',
  },
]
