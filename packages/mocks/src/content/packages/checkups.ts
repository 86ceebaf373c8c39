import type { PackageSeed } from './seed.ts'

/** Packages of the category `medical-check-up`. */
export const checkups: readonly PackageSeed[] = [
  {
    nama: 'Medical Check Up Dasar',
    nama_en: 'Basic Medical Check-Up',
    harga: 650_000,
    gambar: 'paket-mcu',
    priority: 90,
    berakhir: 120,
    keterangan: `<p>Pemeriksaan kesehatan dasar untuk dewasa muda tanpa keluhan.</p><h3>Isi paket</h3><ul><li>Pemeriksaan fisik dan konsultasi dokter umum</li><li>Tekanan darah, tinggi dan berat badan, indeks massa tubuh</li><li>Darah lengkap dan urine lengkap</li><li>Gula darah puasa, kolesterol total, asam urat</li><li>Fungsi hati (SGOT, SGPT) dan ginjal (ureum, kreatinin)</li><li>Rontgen dada</li></ul><h3>Persiapan</h3><p>Puasa 10–12 jam; air putih tetap boleh. Hasil selesai dalam dua hari kerja.</p>`,
    keterangan_en: `<p>A basic check for young adults without complaints.</p><h3>What is included</h3><ul><li>Physical examination and consultation with a general practitioner</li><li>Blood pressure, height, weight, and body mass index</li><li>Complete blood count and urinalysis</li><li>Fasting glucose, total cholesterol, uric acid</li><li>Liver (AST, ALT) and kidney function (urea, creatinine)</li><li>Chest X-ray</li></ul><h3>Preparation</h3><p>Fast for 10–12 hours; plain water is allowed. Results take two working days.</p>`,
  },
  {
    nama: 'Medical Check Up Eksekutif',
    nama_en: 'Executive Medical Check-Up',
    harga: 2_450_000,
    gambar: 'paket-eksekutif',
    priority: 95,
    berakhir: 180,
    keterangan: `<p>Pemeriksaan menyeluruh dalam setengah hari, dengan pendamping pribadi dan sarapan sehat.</p><h3>Isi paket</h3><ul><li>Konsultasi dokter spesialis penyakit dalam</li><li>Darah lengkap, urine lengkap, HbA1c, profil lemak lengkap</li><li>Fungsi hati, ginjal, dan tiroid</li><li>Penanda hepatitis B dan C</li><li>Rekam jantung (EKG) dan uji latih <em>treadmill</em></li><li>USG perut dan rontgen dada</li><li>Pemeriksaan mata, gigi, dan pendengaran</li></ul><h3>Persiapan</h3><p>Puasa 10–12 jam, kenakan sepatu olahraga, dan bawa hasil pemeriksaan sebelumnya.</p>`,
    keterangan_en: `<p>A thorough examination in half a day, with a personal guide and a healthy breakfast.</p><h3>What is included</h3><ul><li>Consultation with a specialist in internal medicine</li><li>Complete blood count, urinalysis, HbA1c, full lipid profile</li><li>Liver, kidney, and thyroid function</li><li>Hepatitis B and C markers</li><li>ECG and treadmill test</li><li>Abdominal ultrasound and chest X-ray</li><li>Eye, dental, and hearing checks</li></ul><h3>Preparation</h3><p>Fast for 10–12 hours, wear sports shoes, and bring earlier results.</p>`,
  },
  {
    nama: 'Medical Check Up Jantung',
    nama_en: 'Heart Check-Up',
    harga: 1_850_000,
    gambar: 'paket-jantung',
    priority: 85,
    berakhir: 75,
    keterangan: `<p>Untuk usia 40 tahun ke atas atau yang memiliki faktor risiko penyakit jantung.</p><h3>Isi paket</h3><ul><li>Konsultasi dokter spesialis jantung dan pembuluh darah</li><li>EKG, ekokardiografi, dan uji latih <em>treadmill</em></li><li>Profil lemak, gula darah puasa, HbA1c, kreatinin</li><li>Rontgen dada</li></ul><p>Bila Anda minum obat jantung, tanyakan dahulu apakah perlu dihentikan sebelum uji latih.</p>`,
    keterangan_en: `<p>For people from the age of 40, or with risk factors for heart disease.</p><h3>What is included</h3><ul><li>Consultation with a cardiologist</li><li>ECG, echocardiogram, and treadmill test</li><li>Lipid profile, fasting glucose, HbA1c, creatinine</li><li>Chest X-ray</li></ul><p>If you take heart medicine, ask first whether to pause it before the treadmill test.</p>`,
  },
  {
    nama: 'Pemeriksaan Pranikah',
    nama_en: 'Premarital Check-Up',
    harga: 1_350_000,
    gambar: 'paket-pranikah',
    priority: 70,
    berakhir: 200,
    keterangan: `<p>Untuk satu orang. Sebaiknya dijalani bersama pasangan tiga sampai enam bulan sebelum menikah.</p><h3>Isi paket</h3><ul><li>Konsultasi dokter</li><li>Darah lengkap, golongan darah dan rhesus</li><li>Analisis hemoglobin untuk penapisan talasemia</li><li>Gula darah, urine lengkap</li><li>Hepatitis B, sifilis, dan HIV dengan konseling</li><li>Rubela IgG (perempuan)</li></ul>`,
    keterangan_en: `<p>For one person; best done as a couple, three to six months before the wedding.</p><h3>What is included</h3><ul><li>Consultation</li><li>Complete blood count, blood group and rhesus factor</li><li>Haemoglobin analysis for thalassaemia</li><li>Glucose and urinalysis</li><li>Hepatitis B, syphilis, and HIV, with counselling</li><li>Rubella IgG (women)</li></ul>`,
  },
  {
    nama: 'Medical Check Up Calon Karyawan',
    nama_en: 'Pre-Employment Check-Up',
    harga: 475_000,
    gambar: 'meja-kerja',
    priority: 60,
    berakhir: 90,
    keterangan: `<p>Pemeriksaan sebelum bekerja sesuai kebutuhan perusahaan, dengan surat keterangan kelaikan kerja.</p><ul><li>Pemeriksaan fisik, ketajaman penglihatan, dan buta warna</li><li>Darah dan urine lengkap</li><li>Rontgen dada</li><li>Audiometri (tambahan Rp95.000)</li></ul><p>Perusahaan dapat meminta paket khusus melalui tim pemasaran.</p>`,
    keterangan_en: `<p>An examination before employment, with a certificate of fitness for work.</p><ul><li>Physical examination, visual acuity, and colour vision</li><li>Complete blood count and urinalysis</li><li>Chest X-ray</li><li>Audiometry (Rp95,000 extra)</li></ul><p>Companies can ask our marketing team for a package of their own.</p>`,
  },
  {
    nama: 'Skrining Diabetes',
    nama_en: 'Diabetes Screening',
    harga: 285_000,
    gambar: 'gula-darah',
    priority: 55,
    berakhir: 45,
    keterangan:
      '<ul><li>Gula darah puasa dan dua jam setelah makan</li><li>HbA1c</li><li>Kreatinin dan albumin urine</li><li>Konsultasi dokter umum</li></ul><p>Puasa 8–10 jam sebelum pengambilan darah pertama.</p>',
    keterangan_en:
      '<ul><li>Glucose fasting and two hours after a meal</li><li>HbA1c</li><li>Creatinine and urine albumin</li><li>Consultation with a general practitioner</li></ul><p>Fast for 8–10 hours before the first sample.</p>',
  },
]
