import type { ArticleSeed } from './seed.ts'

/** Articles of the category `gaya-hidup-sehat`. Some contain markup left by word processors and old editors, as real ones do. */
export const lifestyleArticles: readonly ArticleSeed[] = [
  {
    judul: 'Tidur Cukup, Obat yang Sering Dilupakan',
    judul_en: 'Sleep, the Forgotten Medicine',
    gambar: 'tidur',
    kode_spesialis: 'SPS',
    usia: 5,
    artikel: `<p>Orang dewasa memerlukan tujuh sampai sembilan jam tidur setiap malam. Kurang tidur terus-menerus meningkatkan risiko tekanan darah tinggi, diabetes, kecelakaan kerja, dan suasana hati yang buruk.</p>
<h2>Kebiasaan yang membantu</h2>
<ul><li>Bangun pada jam yang sama setiap hari, juga pada hari libur.</li><li>Hentikan kopi dan teh kental sejak siang.</li><li>Matikan layar satu jam sebelum tidur; redupkan lampu.</li><li>Kamar sejuk, gelap, dan tenang.</li><li>Bila 20 menit belum tertidur, bangunlah sebentar dan kerjakan hal yang menenangkan.</li></ul>
<h2>Mendengkur keras bukan tanda tidur nyenyak</h2>
<p>Mendengkur yang diselingi henti napas, terbangun dengan sakit kepala, dan mengantuk di siang hari dapat menandakan <em>obstructive sleep apnea</em>. Keadaan ini dapat diobati dan perlu diperiksakan.</p>
<p>Bila sulit tidur berlangsung lebih dari tiga bulan, berkonsultasilah. Terapi perilaku lebih dianjurkan daripada obat tidur sebagai langkah pertama.</p>`,
    artikel_en: `<p>Adults need seven to nine hours of sleep a night. Too little of it, night after night, raises the risk of high blood pressure, diabetes, accidents at work, and low mood.</p>
<h2>Habits that help</h2>
<ul><li>Get up at the same time every day, holidays too.</li><li>No coffee or strong tea after noon.</li><li>Screens off an hour before bed; lights low.</li><li>A cool, dark, quiet room.</li><li>Not asleep after 20 minutes? Get up for a while and do something calm.</li></ul>
<h2>Loud snoring is no sign of deep sleep</h2>
<p>Snoring with pauses in breathing, morning headaches, and sleepiness by day can mean <em>obstructive sleep apnoea</em>. It can be treated and should be examined.</p>
<p>If poor sleep lasts for more than three months, ask for advice. Behavioural therapy comes before sleeping pills.</p>`,
  },
  {
    judul: 'Isi Piringku: Panduan Makan Seimbang',
    judul_en: 'My Plate: a Guide to Balanced Meals',
    gambar: 'isi-piringku',
    kode_spesialis: 'SPGK',
    usia: 21,
    artikel: `<p>Isi Piringku adalah panduan sederhana dari Kementerian Kesehatan: setengah piring berisi sayur dan buah, setengah lagi makanan pokok dan lauk-pauk.</p>
<h2>Susunan sekali makan</h2>
<ul><li><strong>Sepertiga piring</strong> makanan pokok: nasi, jagung, ubi, atau kentang.</li><li><strong>Sepertiga piring</strong> sayuran.</li><li><strong>Seperenam piring</strong> lauk hewani dan nabati.</li><li><strong>Seperenam piring</strong> buah.</li></ul>
<p>Lengkapi dengan minum air putih delapan gelas sehari, bergerak 30 menit, dan mencuci tangan sebelum makan.</p>
<h2>Contoh menu dari dapur sendiri</h2>
<p>Nasi merah, pepes ikan mas, tempe bacem panggang, sayur asem, dan pepaya. Menu ini tidak mahal, tersedia di pasar mana pun, dan cocok untuk seluruh keluarga. Penderita diabetes atau penyakit ginjal memerlukan susunan yang berbeda; dokter gizi klinik dapat membantu menghitungnya.</p>`,
    artikel_en: `<p>Isi Piringku, “what is on my plate”, is a simple guide by the Ministry of Health: half a plate of vegetables and fruit, the other half staple and protein.</p>
<h2>One meal</h2>
<ul><li><strong>A third</strong> staple: rice, maize, sweet potato, or potato.</li><li><strong>A third</strong> vegetables.</li><li><strong>A sixth</strong> animal and plant protein.</li><li><strong>A sixth</strong> fruit.</li></ul>
<p>Add eight glasses of water a day, 30 minutes of movement, and clean hands before meals.</p>
<h2>A menu from your own kitchen</h2>
<p>Brown rice, carp steamed in banana leaf, grilled tempeh, tamarind vegetable soup, and papaya: inexpensive, found at any market, and good for the whole family. People with diabetes or kidney disease need another balance; a clinical nutritionist can work it out.</p>`,
  },
  {
    judul: 'Gula, Garam, Lemak: Berapa Batasnya?',
    judul_en: 'Sugar, Salt, Fat: How Much Is Too Much?',
    gambar: 'gula-garam-lemak',
    kode_spesialis: 'SPGK',
    usia: 39,
    // Pasted from a word processor, with an old visitor counter.
    artikel: `<style>.MsoNormal { font-family: Calibri; color: #000080 }</style><p class="MsoNormal" style="margin-left:36pt"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Anjuran untuk orang dewasa sehat mudah diingat dengan angka <b>4&#8211;1&#8211;5</b>: paling banyak <b>empat</b> sendok makan gula, <b>satu</b> sendok teh garam, dan <b>lima</b> sendok makan lemak atau minyak dalam sehari.</p>
<script>document.write('<img src="http://penghitung.example/hit.gif">')</script>
<h2 style="color:red">Yang sering tidak disadari</h2>
<ul><li>Segelas es teh manis mengandung sekitar dua sendok makan gula.</li><li>Satu bungkus mi instan dapat berisi lebih dari separuh batas garam harian.</li><li>Dua potong gorengan menyerap kira-kira satu sendok makan minyak.</li></ul>
<p onclick="window.open('http://iklan.example')">Biasakan membaca label: perhatikan takaran saji, lalu kalikan dengan jumlah yang benar-benar dimakan.</p>
<p>Mengurangi rasa manis dan asin sedikit demi sedikit lebih berhasil daripada berhenti mendadak. Dalam dua sampai tiga minggu lidah akan menyesuaikan diri.</p>`,
    artikel_en: `<p>The advice for healthy adults is easy to remember as <b>4–1–5</b>: a day should bring at most <b>four</b> tablespoons of sugar, <b>one</b> teaspoon of salt, and <b>five</b> tablespoons of fat or oil.</p>
<h2>What we overlook</h2>
<ul><li>A glass of sweet iced tea has about two tablespoons of sugar.</li><li>One packet of instant noodles can hold more than half of a day's salt.</li><li>Two pieces of fried snack soak up about a tablespoon of oil.</li></ul>
<p>Read labels: look at the serving size, then multiply by what you really eat.</p>
<p>Cutting down little by little works better than stopping at once. Within two or three weeks the tongue gets used to it.</p>`,
  },
  {
    judul: 'Nyeri Punggung Pekerja Kantor dan Pabrik',
    judul_en: 'Back Pain at the Desk and on the Line',
    gambar: 'meja-kerja',
    kode_spesialis: 'SPKFR',
    rumah_sakit: 4,
    usia: 73,
    artikel: `<p>Duduk atau berdiri dalam posisi yang sama selama berjam-jam membuat otot punggung kelelahan. Sebagian besar nyeri punggung membaik dalam beberapa minggu, dan bergerak justru mempercepat penyembuhan.</p>
<h2>Atur tempat kerja</h2>
<ul><li>Layar setinggi mata dan sejauh satu lengan.</li><li>Siku membentuk sudut 90 derajat, bahu rileks.</li><li>Kaki menapak; gunakan pijakan bila kursi terlalu tinggi.</li><li>Saat mengangkat, tekuk lutut, dekatkan beban ke tubuh, dan jangan memutar pinggang.</li></ul>
<h2>Aturan 30 menit</h2>
<p>Setiap 30 menit, berdirilah satu atau dua menit: putar bahu, tekuk tubuh ke samping, jalan mengambil air minum.</p>
<p>Segera berobat bila nyeri menjalar ke tungkai disertai lemah, kesemutan di sekitar kemaluan, sulit menahan kencing, demam, atau timbul setelah jatuh.</p>`,
    artikel_en: `<p>Hours in one position, seated or standing, tire the muscles of the back. Most back pain passes within weeks, and moving speeds up recovery.</p>
<h2>Set up your workplace</h2>
<ul><li>Screen at eye height, an arm's length away.</li><li>Elbows at 90 degrees, shoulders relaxed.</li><li>Feet on the ground; use a footrest if the chair is too high.</li><li>To lift, bend your knees, hold the load close, and do not twist.</li></ul>
<h2>The 30-minute rule</h2>
<p>Every 30 minutes, stand for a minute or two: roll your shoulders, bend to the side, fetch some water.</p>
<p>See a doctor at once if the pain runs down a leg with weakness, if there is numbness between the legs or trouble holding urine, with fever, or after a fall.</p>`,
  },
  {
    judul: 'Berhenti Merokok: Hari Pertama sampai Tahun Pertama',
    judul_en: 'Quitting Smoking: from Day One to Year One',
    gambar: 'berhenti-merokok',
    kode_spesialis: 'SPP',
    usia: 99,
    // An old editor left tags unclosed and misnested.
    artikel: `<p>Tubuh mulai pulih lebih cepat daripada yang dikira. Dalam <b>20 menit <i>denyut nadi</b> turun</i>; setelah 12 jam kadar karbon monoksida darah kembali normal.
<p>Setelah dua minggu sampai tiga bulan, fungsi paru membaik. Setelah satu tahun, risiko penyakit jantung koroner tinggal sekitar separuh risiko perokok.
<h2>Menghadapi dorongan merokok</h3>
<ul><li>Tunda: dorongan biasanya mereda dalam lima menit.<li>Alihkan: minum air, berjalan, hubungi teman.<li>Hindari pemicu: kopi dan warung tempat biasa merokok.</ul>
<p>Gejala putus nikotin (gelisah, sulit tidur, mudah marah) paling berat pada minggu pertama dan umumnya hilang dalam sebulan. Konseling dan terapi pengganti nikotin melipatgandakan peluang berhasil. Bila kambuh, jangan menyerah: kebanyakan orang berhasil setelah beberapa kali mencoba.</p></div>`,
    artikel_en: `<p>The body recovers sooner than one thinks. Within 20 minutes the pulse slows; after 12 hours the carbon monoxide in the blood is back to normal.</p>
<p>Within two weeks to three months the lungs work better. After a year, the risk of coronary heart disease is about half that of a smoker.</p>
<h2>When the urge comes</h2>
<ul><li>Delay: it usually passes in five minutes.</li><li>Distract yourself: drink water, walk, call a friend.</li><li>Avoid triggers: coffee, and the stall where you used to smoke.</li></ul>
<p>Withdrawal is worst in the first week and mostly gone within a month. Counselling and nicotine replacement double the chance of success. If you relapse, do not give up: most people succeed after several attempts.</p>`,
  },
  {
    judul: 'Puasa Aman bagi Penderita Diabetes',
    judul_en: 'Fasting Safely with Diabetes',
    gambar: 'puasa',
    kode_spesialis: 'SPPD',
    usia: 261,
    artikel: `<p>Banyak penderita diabetes dapat berpuasa dengan aman asalkan dipersiapkan. Temui dokter satu sampai dua bulan sebelum Ramadan untuk menilai risiko dan menyesuaikan obat.</p>
<h2>Sebaiknya tidak berpuasa</h2>
<p>Penderita yang gula darahnya sering turun tanpa terasa, baru dirawat karena gula darah sangat tinggi, menderita diabetes tipe 1 yang tidak terkendali, sedang hamil, atau menjalani cuci darah.</p>
<h2>Selama berpuasa</h2>
<ul><li>Jangan melewatkan sahur; makanlah menjelang imsak.</li><li>Periksa gula darah. Menusuk jari tidak membatalkan puasa menurut pendapat banyak ulama.</li><li>Berbuka dengan air dan porsi kecil, bukan minuman sangat manis.</li><li>Dosis dan waktu obat atau insulin hanya diubah bersama dokter.</li></ul>
<p><strong>Segera batalkan puasa</strong> bila gula darah di bawah 70 mg/dL atau di atas 300 mg/dL, atau bila timbul gemetar, keringat dingin, bingung, atau sangat lemas.</p>`,
    artikel_en: `<p>Many people with diabetes can fast safely if they prepare for it. See your doctor one or two months before Ramadan to weigh the risk and to adjust your medicine.</p>
<h2>Who should not fast</h2>
<p>People whose blood sugar often falls unnoticed, who were lately in hospital with very high sugar, who have unstable type 1 diabetes, who are pregnant, or who are on dialysis.</p>
<h2>While fasting</h2>
<ul><li>Do not skip the meal before dawn, and eat it late.</li><li>Check your blood sugar. According to many scholars a finger prick does not break the fast.</li><li>Break the fast with water and a small portion, not with very sweet drinks.</li><li>Change dose and time of tablets or insulin only together with your doctor.</li></ul>
<p><strong>Break the fast at once</strong> with blood sugar below 70 mg/dL or above 300 mg/dL, or with trembling, cold sweat, confusion, or great weakness.</p>`,
  },
  {
    judul: 'Mencegah Sengatan Panas di Tempat Kerja',
    judul_en: 'Preventing Heatstroke at Work',
    gambar: 'air-minum',
    kode_spesialis: 'SPPD',
    rumah_sakit: 2,
    usia: 130,
    artikel: `<p>Bekerja di pabrik, sawah, atau proyek pada siang hari membuat tubuh kehilangan banyak cairan. Bila tubuh tidak mampu lagi mendinginkan diri, terjadilah sengatan panas (<em>heatstroke</em>), suatu keadaan gawat darurat.</p>
<h2>Pencegahan</h2>
<ul><li>Minum segelas air setiap 15–20 menit, jangan menunggu haus.</li><li>Beristirahat di tempat teduh pada jam-jam terpanas.</li><li>Pekerja baru perlu waktu satu sampai dua minggu untuk menyesuaikan diri.</li><li>Warna urine kuning muda menandakan cukup minum.</li></ul>
<h2>Pertolongan pertama</h2>
<p>Bila rekan kerja bingung, pingsan, atau kulitnya sangat panas, hubungi 119. Pindahkan ke tempat teduh, buka pakaian luar, siram atau kompres dengan air dingin di leher, ketiak, dan lipat paha sambil dikipasi. Jangan memberi minum bila kesadarannya menurun.</p>`,
    artikel_en: `<p>In a factory, a rice field, or on a building site at noon the body loses much water. When it can no longer cool itself, heatstroke follows: an emergency.</p>
<h2>Prevention</h2>
<ul><li>A glass of water every 15–20 minutes, before you are thirsty.</li><li>Rest in the shade during the hottest hours.</li><li>New workers need one or two weeks to get used to the heat.</li><li>Pale yellow urine shows that you drink enough.</li></ul>
<h2>First aid</h2>
<p>If a colleague is confused, faints, or feels very hot, call 119. Move him or her into the shade, take off outer clothes, and cool neck, armpits, and groin with water while fanning. Give nothing to drink to anyone who is not fully conscious.</p>`,
  },
]
