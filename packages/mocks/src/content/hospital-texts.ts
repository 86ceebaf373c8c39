/** The description of each hospital, by its host. */
const about: Readonly<Record<string, string>> = {
  karawang:
    '<p>RS Kawung Karawang adalah rumah sakit pertama dan rujukan utama kelompok Kawung. Kami memiliki 240 tempat tidur, enam kamar operasi, ICU, ICCU, NICU, dan kateterisasi jantung yang siap 24 jam.</p><h3>Yang kami janjikan</h3><ul><li>Pasien gawat darurat ditangani dalam lima menit.</li><li>Biaya dijelaskan sebelum tindakan.</li><li>Setiap keluhan dijawab dalam satu hari kerja.</li></ul>',
  cikampek:
    '<p>RS Kawung Cikampek berdiri di simpul jalan tol dan kawasan industri. Instalasi Gawat Darurat dan tim kecelakaan kerja kami siap 24 jam, dan poliklinik sore buka sampai pukul 20.00 WIB agar karyawan dapat berobat sepulang kerja.</p><p>Tersedia 120 tempat tidur, hemodialisis, dan CT scan.</p>',
  purwakarta:
    '<p>RS Kawung Purwakarta melayani warga kota dan desa di kaki perbukitan. Dengan 110 tempat tidur dan Unit Stroke Terpadu, pasien tidak perlu lagi dirujuk jauh pada jam-jam yang menentukan.</p>',
  'bekasi-timur':
    '<p>RS Kawung Bekasi Timur adalah rumah sakit perkotaan dengan 180 tempat tidur, pusat ortopedi, pusat endoskopi, dan poliklinik eksekutif. Tersedia parkir bertingkat dan akses dari stasiun.</p>',
  cikarang:
    '<p>Di RS Kawung Ibu dan Anak Cikarang, seluruh ruangan dirancang untuk ibu, bayi, dan anak: kamar bersalin keluarga, NICU, ruang bermain di setiap lantai, dan Klinik Laktasi yang buka setiap hari.</p><p>Kami mendukung ASI eksklusif dan rawat gabung.</p>',
  subang:
    '<p>RS Kawung Subang adalah anggota termuda kelompok Kawung. Dengan 60 tempat tidur, kami melayani kebutuhan dasar dengan dekat dan ramah: gawat darurat, persalinan, bedah umum, anak, penyakit dalam, dan cuci darah.</p>',
}

const visits = (child: number): string =>
  `<ul><li>Paling banyak dua pengunjung untuk satu pasien pada waktu yang sama.</li><li>Anak di bawah ${child} tahun tidak dianjurkan masuk ruang rawat inap demi kesehatannya.</li><li>Cuci tangan sebelum dan sesudah bertemu pasien; kenakan masker bila batuk atau pilek.</li><li>Pasien ICU dan NICU dikunjungi bergantian, satu orang setiap kali.</li><li>Dilarang merokok di seluruh kawasan rumah sakit.</li></ul>`

/** About a hospital and its rules for visitors, HTML. */
export const hospitalTexts = (host: string): { readonly tentang_kami: string; readonly catatan_kunjungan: string } => ({
  tentang_kami: about[host] ?? '',
  catatan_kunjungan: visits(host === 'cikarang' ? 7 : 12),
})
