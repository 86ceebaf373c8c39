import type { ArticleSeed } from './seed.ts'

/** Articles of the category `kesehatan-mental`. */
export const mindArticles: readonly ArticleSeed[] = [
  {
    judul: 'Cemas yang Wajar dan Gangguan Cemas',
    judul_en: 'Worry and Anxiety Disorder',
    gambar: 'pikiran-tenang',
    kode_spesialis: 'SPKJ',
    usia: 19,
    artikel: `<p>Cemas sebelum ujian atau operasi adalah wajar dan bahkan menolong kita bersiap. Cemas menjadi gangguan bila hampir setiap hari selama berbulan-bulan, sulit dikendalikan, dan menghambat pekerjaan atau hubungan.</p>
<h2>Gejala yang menyertai</h2>
<p>Jantung berdebar, otot tegang, sulit tidur, mudah lelah, sulit memusatkan perhatian. Serangan panik dapat terasa seperti serangan jantung; karena itu pemeriksaan fisik tetap diperlukan.</p>
<h2>Latihan napas 4–6</h2>
<ol><li>Duduk nyaman, letakkan tangan di perut.</li><li>Tarik napas lewat hidung empat hitungan.</li><li>Embuskan perlahan enam hitungan.</li><li>Ulangi selama lima menit.</li></ol>
<p>Psikoterapi, terutama terapi kognitif perilaku, terbukti membantu; sebagian orang juga memerlukan obat. Berobat ke psikiater bukan tanda lemah iman atau lemah mental, sama seperti berobat untuk sakit gigi.</p>`,
    artikel_en: `<p>Worry before an exam or an operation is natural and even helps us prepare. It becomes a disorder when it comes almost every day for months, cannot be controlled, and gets in the way of work or relationships.</p>
<h2>What comes with it</h2>
<p>A racing heart, tense muscles, poor sleep, tiredness, trouble concentrating. A panic attack can feel like a heart attack, so a physical examination is still needed.</p>
<h2>4–6 breathing</h2>
<ol><li>Sit comfortably, a hand on your belly.</li><li>Breathe in through the nose for four counts.</li><li>Breathe out slowly for six.</li><li>Go on for five minutes.</li></ol>
<p>Psychotherapy, cognitive behavioural therapy above all, is known to help; some people need medicine too. Seeing a psychiatrist is no sign of weak faith or character, any more than seeing a dentist.</p>`,
  },
  {
    judul: 'Depresi Setelah Melahirkan: Ibu Tidak Sendirian',
    judul_en: 'Postnatal Depression: You Are Not Alone',
    gambar: 'ibu-dan-bayi',
    kode_spesialis: 'SPKJ',
    rumah_sakit: 5,
    usia: 76,
    artikel: `<p>Sedih dan mudah menangis pada hari-hari pertama setelah melahirkan (<em>baby blues</em>) dialami lebih dari separuh ibu dan hilang dalam dua minggu. Bila berlangsung lebih lama atau makin berat, mungkin ibu mengalami depresi pascapersalinan.</p>
<h2>Tanda-tandanya</h2>
<ul><li>Murung hampir sepanjang hari, kehilangan minat.</li><li>Merasa bersalah atau tidak mampu menjadi ibu.</li><li>Sulit tidur walaupun bayi tidur.</li><li>Sulit merasa dekat dengan bayi.</li></ul>
<h2>Peran keluarga</h2>
<p>Dengarkan tanpa menghakimi. Bantu pekerjaan rumah dan beri ibu waktu tidur. Antar ibu berobat; sebagian besar pengobatan dapat berjalan bersama menyusui.</p>
<p><strong>Bila muncul pikiran untuk menyakiti diri atau bayi, jangan ditinggal sendirian.</strong> Segera ke IGD terdekat atau hubungi 119 tekan 8 untuk layanan konseling krisis.</p>`,
    artikel_en: `<p>Sadness and tears in the first days after birth, the <em>baby blues</em>, come to more than half of all mothers and pass within two weeks. If they last longer or grow worse, it may be postnatal depression.</p>
<h2>Signs</h2>
<ul><li>Low mood most of the day, no interest in anything.</li><li>Guilt, or feeling unable to be a mother.</li><li>No sleep even when the baby sleeps.</li><li>Trouble feeling close to the baby.</li></ul>
<h2>What the family can do</h2>
<p>Listen without judging. Help in the house and let the mother sleep. Go with her to the doctor; most treatment goes together with breastfeeding.</p>
<p><strong>If there are thoughts of harming herself or the baby, do not leave her alone.</strong> Go to the nearest emergency department, or call 119 and press 8 for crisis counselling.</p>`,
  },
  {
    judul: 'Kerja Gilir dan Kelelahan Jiwa',
    judul_en: 'Shift Work and Burnout',
    gambar: 'kerja-gilir',
    kode_spesialis: 'SPKJ',
    usia: 140,
    artikel: `<p>Jam kerja bergilir mengacaukan jam tubuh. Tanpa pemulihan yang cukup, timbul kelelahan berkepanjangan: tenaga habis, sinis terhadap pekerjaan, dan merasa tidak mampu.</p>
<h2>Untuk pekerja</h2>
<ul><li>Gelapkan kamar dan pakai penutup telinga saat tidur siang.</li><li>Tidur sebentar 20 menit sebelum gilir malam.</li><li>Hindari kopi dalam enam jam sebelum waktu tidur.</li><li>Jadwalkan waktu bersama keluarga, jangan menunggu waktu luang.</li></ul>
<h2>Untuk perusahaan</h2>
<p>Putar gilir searah jarum jam (pagi, sore, malam), beri jeda sedikitnya sebelas jam, dan sediakan tempat istirahat. Program kesehatan karyawan kami mencakup penapisan kesehatan jiwa yang bersifat rahasia.</p>`,
    artikel_en: `<p>Shift work upsets the body's clock. Without enough recovery it ends in lasting exhaustion: no energy, cynicism about work, and a sense of failing.</p>
<h2>For workers</h2>
<ul><li>Darken the room and use earplugs when you sleep by day.</li><li>Nap for 20 minutes before a night shift.</li><li>No coffee within six hours of going to bed.</li><li>Plan time with your family instead of waiting for it.</li></ul>
<h2>For employers</h2>
<p>Rotate shifts forward (morning, evening, night), leave at least eleven hours between them, and offer a place to rest. Our programme for companies includes confidential screening of mental health.</p>`,
  },
]

/** Articles of the category `berita`. */
export const newsArticles: readonly ArticleSeed[] = [
  {
    judul: 'RS Kawung Karawang Membuka Unit Stroke Terpadu',
    judul_en: 'RS Kawung Karawang Opens Its Stroke Unit',
    gambar: 'rs-kawung-karawang-gedung',
    rumah_sakit: 1,
    usia: 10,
    artikel: `<p>RS Kawung Karawang kini memiliki Unit Stroke Terpadu dengan enam tempat tidur, CT scan yang siap 24 jam, dan tim dokter saraf, perawat terlatih, serta fisioterapis.</p>
<blockquote><p>“Sasaran kami, pasien yang memenuhi syarat mendapat obat pelarut gumpalan dalam 60 menit sejak tiba di IGD,” kata dr. Indah Purnamasari, Sp.S.</p></blockquote>
<p>Keluarga pasien juga mendapat pelatihan perawatan di rumah sebelum pulang. Unit ini melayani pasien umum, BPJS Kesehatan, asuransi, dan perusahaan.</p>
<p>Selengkapnya tentang layanan ini tersedia di halaman <a href="/layanan-unggulan/unit-stroke-terpadu">Unit Stroke Terpadu</a>.</p>`,
    artikel_en: `<p>RS Kawung Karawang now has a stroke unit with six beds, a CT scanner that is ready around the clock, and a team of neurologists, trained nurses, and physiotherapists.</p>
<blockquote><p>“Our aim is that patients who qualify receive clot-dissolving treatment within 60 minutes of arriving,” says dr. Indah Purnamasari, Sp.S.</p></blockquote>
<p>Families are trained in care at home before the patient leaves. The unit serves patients who pay themselves and those with BPJS, insurance, or a company guarantee.</p>
<p>Read more on the page of the <a href="/layanan-unggulan/unit-stroke-terpadu">stroke unit</a>.</p>`,
  },
  {
    judul: 'Poliklinik Sore Kini Buka sampai Pukul 20.00',
    gambar: 'rs-kawung-cikampek-gedung',
    rumah_sakit: 2,
    usia: 23,
    artikel: `<p>Mulai bulan ini, RS Kawung Cikampek membuka poliklinik sore pada hari Senin sampai Jumat, pukul 16.00–20.00 WIB, agar karyawan dapat berobat sepulang kerja.</p>
<p>Layanan yang tersedia: penyakit dalam, anak, kebidanan dan kandungan, bedah umum, mata, serta paru. Pendaftaran ditutup pukul 19.00 WIB.</p>
<p>Pasien BPJS Kesehatan tetap membawa surat rujukan yang masih berlaku. Jadwal setiap dokter dapat dilihat di halaman <a href="/jadwal-dokter">jadwal dokter</a>.</p>`,
  },
  {
    judul: 'Daftar Berobat dari Ponsel, Tanpa Antre di Loket',
    judul_en: 'Register from Your Phone',
    gambar: 'ponsel',
    usia: 31,
    artikel: `<p>Pasien RS Kawung dapat memilih dokter, hari, dan jam melalui situs ini, lalu menerima nomor antrean sebelum berangkat.</p>
<h2>Caranya</h2>
<ol><li>Masuk ke <a href="/member-area/login">area pasien</a>, atau daftar bila belum memiliki akun.</li><li>Pilih anggota keluarga yang akan berobat.</li><li>Pilih dokter, tanggal, dan cara pembayaran.</li><li>Unggah dokumen penjamin bila memakai BPJS, asuransi, atau jaminan perusahaan.</li></ol>
<p>Datanglah 30 menit sebelum jam yang tertera untuk pemeriksaan awal oleh perawat. Bila berhalangan, batalkan melalui menu yang sama agar tempatnya dapat dipakai pasien lain.</p>`,
    artikel_en: `<p>Patients of RS Kawung can choose doctor, day, and time on this site and receive a queue number before they leave home.</p>
<h2>How it works</h2>
<ol><li>Sign in to the <a href="/member-area/login">patient area</a>, or register if you have no account.</li><li>Choose the family member who needs care.</li><li>Choose doctor, date, and way of payment.</li><li>Upload the guarantor's documents if BPJS, an insurer, or a company pays.</li></ol>
<p>Come 30 minutes before the time shown, for a first check by a nurse. If you cannot come, cancel in the same menu, so that another patient can have the place.</p>`,
  },
  {
    judul: 'Peresmian Gedung Rawat Inap Baru RS Kawung Purwakarta',
    gambar: 'rs-kawung-purwakarta-gedung',
    rumah_sakit: 3,
    usia: 0,
    draf: true,
    artikel: '<p>Naskah masih menunggu persetujuan direksi.</p>',
  },
  {
    judul: 'Jadwal Layanan pada Hari Libur Nasional',
    usia: 16,
    tanpaSlug: true,
    artikel:
      '<p>Instalasi Gawat Darurat, farmasi, laboratorium, dan radiologi tetap melayani 24 jam pada hari libur nasional. Poliklinik tutup dan buka kembali pada hari kerja berikutnya.</p>',
  },
]
