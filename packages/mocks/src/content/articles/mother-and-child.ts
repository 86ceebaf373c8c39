import type { ArticleSeed } from './seed.ts'

/** Articles of the category `ibu-dan-anak`: pregnancy and the first months. */
export const motherArticles: readonly ArticleSeed[] = [
  {
    judul: 'Berapa Kali Ibu Hamil Perlu Diperiksa?',
    judul_en: 'How Many Antenatal Visits Do You Need?',
    gambar: 'pemeriksaan-kehamilan',
    kode_spesialis: 'SPOG',
    usia: 6,
    artikel: `<p>Setiap kehamilan, juga yang terasa baik-baik saja, perlu diperiksa <strong>paling sedikit enam kali</strong>: sekali pada trimester pertama, dua kali pada trimester kedua, dan tiga kali pada trimester ketiga. Paling sedikit dua di antaranya dilakukan oleh dokter dengan pemeriksaan USG.</p>
<h2>Apa yang diperiksa</h2>
<ul><li>Berat badan, tekanan darah, dan lingkar lengan atas.</li><li>Tinggi rahim, letak, dan denyut jantung janin.</li><li>Hemoglobin, golongan darah, gula darah, protein urine, serta HIV, sifilis, dan hepatitis B.</li><li>Status imunisasi tetanus dan pemberian tablet tambah darah.</li></ul>
<h2>Siapkan pertanyaan</h2>
<p>Catat keluhan dan pertanyaan di buku KIA agar tidak terlupa. Ajak suami atau keluarga, terutama saat membicarakan rencana persalinan: di mana melahirkan, siapa yang mengantar, dan calon pendonor darah.</p>
<p>Ibu dengan tekanan darah tinggi, diabetes, kehamilan kembar, atau riwayat operasi sesar biasanya perlu diperiksa lebih sering. Jadwal dokter kandungan dapat dilihat di halaman <a href="/jadwal-dokter">jadwal dokter</a>.</p>`,
    artikel_en: `<p>Every pregnancy, also one that feels perfectly well, needs <strong>at least six visits</strong>: one in the first trimester, two in the second, and three in the third. At least two of them are with a doctor and include an ultrasound scan.</p>
<h2>What is checked</h2>
<ul><li>Weight, blood pressure, and upper-arm circumference.</li><li>Height of the womb, position, and heartbeat of the baby.</li><li>Haemoglobin, blood group, blood sugar, protein in the urine, and HIV, syphilis, and hepatitis B.</li><li>Tetanus immunisation and iron tablets.</li></ul>
<h2>Bring your questions</h2>
<p>Write complaints and questions in your mother-and-child book so that none is forgotten. Bring your husband or family, above all when the birth is planned: where, who drives, and who could give blood.</p>
<p>Mothers with high blood pressure, diabetes, twins, or an earlier caesarean are usually seen more often. See when our obstetricians practise in the <a href="/jadwal-dokter">doctor schedules</a>.</p>`,
  },
  {
    judul: 'Tanda Bahaya Kehamilan yang Tidak Boleh Ditunda',
    judul_en: 'Danger Signs in Pregnancy',
    gambar: 'tanda-bahaya-kehamilan',
    kode_spesialis: 'SPOG',
    rumah_sakit: 5,
    peninjau: 'dr. Dewi Sartika Handayani, Sp.OG',
    ringkasan:
      'Perdarahan, ketuban pecah, sakit kepala hebat, dan gerakan janin yang berkurang adalah tanda bahaya kehamilan. Datanglah ke IGD kapan pun, jangan menunggu jadwal kontrol.',
    ringkasan_en:
      'Bleeding, broken waters, a severe headache, and fewer movements of the baby are danger signs in pregnancy. Come at any hour; do not wait for your next appointment.',
    usia: 33,
    artikel: `<p>Sebagian besar kehamilan berjalan lancar. Namun beberapa keluhan menandakan bahwa ibu atau janin memerlukan pertolongan segera. Datanglah ke IGD, siang atau malam, bila mengalami salah satu dari berikut ini.</p>
<ul><li>Perdarahan dari jalan lahir, berapa pun banyaknya.</li><li>Ketuban pecah atau air merembes sebelum waktunya.</li><li>Sakit kepala hebat, pandangan kabur, nyeri ulu hati, atau bengkak mendadak di wajah dan tangan.</li><li>Gerakan janin berkurang atau tidak terasa.</li><li>Demam tinggi, muntah terus-menerus, atau kejang.</li></ul>
<h2>Menghitung gerakan janin</h2>
<p>Mulai usia kehamilan sekitar 28 minggu, kenali pola gerak bayi Anda. Bila terasa jauh berkurang, berbaringlah miring ke kiri dan perhatikan selama dua jam. Bila kurang dari sepuluh gerakan, segera periksakan diri.</p>
<p>Simpan nomor ambulans di ponsel Anda dan keluarga. Tas persalinan dan buku KIA sebaiknya siap sejak usia kehamilan 36 minggu.</p>`,
    artikel_en: `<p>Most pregnancies go well. But some complaints mean that mother or baby needs help at once. Come to the emergency department, day or night, with any of these.</p>
<ul><li>Bleeding, however little.</li><li>Waters breaking or leaking before time.</li><li>Severe headache, blurred vision, pain in the upper belly, or sudden swelling of face and hands.</li><li>The baby moves less, or not at all.</li><li>High fever, vomiting that does not stop, or a fit.</li></ul>
<h2>Counting the baby's movements</h2>
<p>From about 28 weeks, get to know your baby's pattern. If there is much less movement, lie on your left side and watch for two hours. With fewer than ten movements, have yourself examined at once.</p>
<p>Keep the ambulance number in your phone and your family's. Bag and mother-and-child book should be ready from week 36.</p>`,
  },
  {
    judul: 'Mengenal Preeklamsia',
    judul_en: 'Understanding Pre-eclampsia',
    gambar: 'preeklamsia',
    kode_spesialis: 'SPOG',
    usia: 147,
    artikel: `<p>Preeklamsia adalah naiknya tekanan darah setelah usia kehamilan 20 minggu yang disertai gangguan organ, misalnya protein dalam urine. Bila tidak ditangani, keadaan ini dapat menyebabkan kejang dan membahayakan ibu serta bayi.</p>
<h2>Siapa yang berisiko</h2>
<p>Kehamilan pertama, kehamilan kembar, usia di atas 35 tahun, obesitas, diabetes, hipertensi sebelum hamil, penyakit ginjal, dan riwayat preeklamsia. Pada ibu berisiko tinggi, dokter dapat memberikan aspirin dosis rendah dan kalsium sejak trimester pertama atau awal trimester kedua. Jangan meminumnya tanpa anjuran dokter.</p>
<h2>Bagaimana ditangani</h2>
<p>Tekanan darah dan janin dipantau lebih sering, dan obat antihipertensi yang aman bagi kehamilan diberikan bila perlu. Satu-satunya cara mengakhiri preeklamsia adalah melahirkan; waktunya ditentukan dokter dengan menimbang keadaan ibu dan kematangan bayi.</p>
<p>Setelah melahirkan pun tekanan darah masih perlu dipantau sampai enam minggu. Datanglah kontrol walaupun sudah merasa sehat.</p>`,
    artikel_en: `<p>Pre-eclampsia is a rise in blood pressure after 20 weeks of pregnancy that affects other organs, shown for example by protein in the urine. Untreated, it can cause fits and endanger mother and baby.</p>
<h2>Who is at risk</h2>
<p>First pregnancy, twins, age over 35, obesity, diabetes, earlier high blood pressure, kidney disease, and pre-eclampsia before. A doctor may give mothers at high risk low-dose aspirin and calcium from the end of the first trimester. Do not take them without advice.</p>
<h2>How it is treated</h2>
<p>Blood pressure and baby are watched more closely, and medicine that is safe in pregnancy is given where needed. Only birth ends pre-eclampsia; the doctor chooses the time by the mother's state and the baby's maturity.</p>
<p>Blood pressure has to be watched for six weeks after birth too. Come to your visits, even if you feel well.</p>`,
  },
  {
    judul: 'ASI Eksklusif: Enam Bulan yang Menentukan',
    judul_en: 'Exclusive Breastfeeding: the First Six Months',
    gambar: 'menyusui',
    kode_spesialis: 'SPA',
    rumah_sakit: 5,
    usia: 9,
    artikel: `<p>Selama enam bulan pertama, bayi hanya memerlukan air susu ibu: tanpa air putih, madu, pisang, atau bubur. ASI berisi zat gizi dan antibodi dalam susunan yang tidak dapat ditiru, dan berubah mengikuti umur bayi.</p>
<h2>Perlekatan yang baik</h2>
<ul><li>Dagu bayi menempel pada payudara dan mulutnya terbuka lebar.</li><li>Bibir bawah terputar keluar.</li><li>Lebih banyak areola terlihat di atas mulut daripada di bawahnya.</li><li>Terdengar menelan, dan ibu tidak merasa nyeri.</li></ul>
<h2>Cukupkah ASI saya?</h2>
<p>Bayi yang cukup minum buang air kecil enam kali atau lebih sehari setelah hari kelima, tampak tenang setelah menyusu, dan berat badannya bertambah. Semakin sering payudara dikosongkan, semakin banyak ASI diproduksi; karena itu susui sesering bayi meminta, siang dan malam.</p>
<p>Ibu yang kembali bekerja dapat memerah ASI setiap tiga jam. ASI perah tahan empat jam pada suhu ruang dan sampai empat hari di lemari es (bagian belakang, bukan di pintu). Bila puting lecet, payudara bengkak, atau bayi sulit melekat, konselor Klinik Laktasi kami siap membantu.</p>`,
    artikel_en: `<p>For the first six months a baby needs nothing but breast milk: no water, honey, banana, or porridge. It holds nutrients and antibodies in a mixture that cannot be copied, and it changes as the baby grows.</p>
<h2>A good latch</h2>
<ul><li>The chin touches the breast and the mouth is wide open.</li><li>The lower lip is turned out.</li><li>More of the areola shows above the mouth than below.</li><li>You hear swallowing and feel no pain.</li></ul>
<h2>Is it enough?</h2>
<p>A baby who drinks enough wets six or more nappies a day after the fifth day, is calm after feeds, and gains weight. The more often the breast is emptied, the more milk it makes; so feed whenever the baby asks, day and night.</p>
<p>Back at work, express milk every three hours. It keeps for four hours at room temperature and up to four days in the refrigerator (at the back, not in the door). If nipples are sore, breasts swollen, or the latch is difficult, the counsellors of our lactation clinic will help.</p>`,
  },
  {
    judul: 'Menyiapkan MPASI Pertama',
    judul_en: 'Starting Solid Food',
    gambar: 'mpasi',
    kode_spesialis: 'SPA',
    usia: 44,
    artikel: `<p>Pada usia enam bulan kebutuhan zat gizi bayi, terutama zat besi, tidak lagi tercukupi dari ASI saja. Saat itulah makanan pendamping ASI (MPASI) dimulai, sementara ASI tetap diteruskan sampai usia dua tahun atau lebih.</p>
<table><thead><tr><th>Usia</th><th>Tekstur</th><th>Berapa kali</th></tr></thead><tbody><tr><td>6–8 bulan</td><td>Bubur kental, lumat</td><td>2–3 kali, 1–2 selingan</td></tr><tr><td>9–11 bulan</td><td>Cincang halus, dapat digenggam</td><td>3–4 kali, 1–2 selingan</td></tr><tr><td>12–23 bulan</td><td>Makanan keluarga</td><td>3–4 kali, 1–2 selingan</td></tr></tbody></table>
<h2>Isi mangkuk yang lengkap</h2>
<p>Sejak awal, berikan makanan pokok, lauk hewani, lauk nabati, sayur, dan sedikit minyak atau santan. Hati ayam, ikan, telur, dan daging adalah sumber zat besi yang paling mudah diserap. Telur dan ikan tidak perlu ditunda untuk mencegah alergi.</p>
<ul><li>Jangan memberi madu sebelum usia satu tahun.</li><li>Hindari potongan keras dan bulat seperti kacang atau anggur utuh, karena dapat menyumbat napas.</li><li>Batasi waktu makan 30 menit, tanpa layar dan tanpa paksaan.</li></ul>
<p>Pantau berat dan panjang badan setiap bulan di posyandu atau poliklinik anak.</p>`,
    artikel_en: `<p>At six months breast milk alone no longer covers what a baby needs, iron above all. That is the time to start solid food, while breastfeeding goes on to two years or beyond.</p>
<table><thead><tr><th>Age</th><th>Texture</th><th>How often</th></tr></thead><tbody><tr><td>6–8 months</td><td>Thick, mashed</td><td>2–3 meals, 1–2 snacks</td></tr><tr><td>9–11 months</td><td>Finely chopped, finger food</td><td>3–4 meals, 1–2 snacks</td></tr><tr><td>12–23 months</td><td>Family food</td><td>3–4 meals, 1–2 snacks</td></tr></tbody></table>
<h2>A complete bowl</h2>
<p>From the start, offer a staple, animal protein, beans, vegetables, and a little oil or coconut milk. Chicken liver, fish, egg, and meat give the iron that is best absorbed. There is no need to delay egg or fish for fear of allergy.</p>
<ul><li>No honey before the first birthday.</li><li>No hard, round pieces such as nuts or whole grapes, which can block the airway.</li><li>Keep meals to 30 minutes, without screens and without force.</li></ul>
<p>Have weight and length checked every month at the health post or the children's clinic.</p>`,
  },
]
