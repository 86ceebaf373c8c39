import type { ArticleSeed } from './seed.ts'

/** Articles of the category `penyakit-dan-gejala`: illnesses of the whole body and infections. */
export const conditionArticles: readonly ArticleSeed[] = [
  {
    judul: 'Diabetes Tipe 2: Kenali Sebelum Terlambat',
    judul_en: 'Type 2 Diabetes: Find It Early',
    gambar: 'gula-darah',
    kode_spesialis: 'SPPD',
    usia: 7,
    artikel: `<p>Sering haus, sering kencing, cepat lapar, dan berat badan turun tanpa sebab adalah gejala klasik diabetes. Namun banyak orang menderitanya bertahun-tahun tanpa gejala apa pun.</p>
<h2>Angka yang perlu diketahui</h2>
<table><thead><tr><th>Pemeriksaan</th><th>Normal</th><th>Prediabetes</th><th>Diabetes</th></tr></thead><tbody><tr><td>Gula darah puasa (mg/dL)</td><td>&lt; 100</td><td>100–125</td><td>≥ 126</td></tr><tr><td>2 jam setelah TTGO (mg/dL)</td><td>&lt; 140</td><td>140–199</td><td>≥ 200</td></tr><tr><td>HbA1c (%)</td><td>&lt; 5,7</td><td>5,7–6,4</td><td>≥ 6,5</td></tr></tbody></table>
<p>Tanpa gejala khas, hasil di atas batas perlu diulang sebelum diagnosis ditegakkan.</p>
<h2>Prediabetes masih dapat dibalikkan</h2>
<p>Menurunkan berat badan 5–7 persen dan bergerak 150 menit seminggu terbukti mencegah lebih dari separuh kasus berkembang menjadi diabetes.</p>
<p>Bagi yang sudah terdiagnosis: periksa HbA1c setiap tiga sampai enam bulan, mata dan ginjal setahun sekali, dan kaki setiap hari. Luka kecil yang tidak terasa dapat menjadi masalah besar.</p>`,
    artikel_en: `<p>Thirst, frequent urination, hunger, and weight loss for no reason are the classic signs of diabetes. Yet many people have it for years without any sign.</p>
<h2>Numbers to know</h2>
<table><thead><tr><th>Test</th><th>Normal</th><th>Prediabetes</th><th>Diabetes</th></tr></thead><tbody><tr><td>Fasting glucose (mg/dL)</td><td>&lt; 100</td><td>100–125</td><td>≥ 126</td></tr><tr><td>2 hours after OGTT (mg/dL)</td><td>&lt; 140</td><td>140–199</td><td>≥ 200</td></tr><tr><td>HbA1c (%)</td><td>&lt; 5.7</td><td>5.7–6.4</td><td>≥ 6.5</td></tr></tbody></table>
<p>Without typical signs, a high result is repeated before the diagnosis is made.</p>
<h2>Prediabetes can be turned around</h2>
<p>Losing 5–7 per cent of weight and moving for 150 minutes a week has been shown to prevent more than half of the cases from becoming diabetes.</p>
<p>If you have diabetes: have HbA1c checked every three to six months, eyes and kidneys once a year, and look at your feet every day. A small wound that you do not feel can become a great problem.</p>`,
  },
  {
    judul: 'Demam Berdarah: Waspadai Hari Ketiga sampai Keenam',
    judul_en: 'Dengue: Watch Days Three to Six',
    gambar: 'nyamuk',
    kode_spesialis: 'SPPD',
    rumah_sakit: 1,
    ringkasan:
      'Masa paling berbahaya dari demam berdarah adalah saat demam turun, hari ketiga sampai keenam. Kenali tanda bahayanya dan segera ke rumah sakit bila muncul.',
    ringkasan_en:
      'Dengue is most dangerous when the fever falls, on days three to six. Know the warning signs, and come to hospital at once if they appear.',
    usia: 1,
    artikel: `<p>Demam berdarah dengue ditularkan nyamuk <em>Aedes aegypti</em> yang menggigit pada pagi dan sore hari. Demam muncul mendadak dan tinggi, disertai sakit kepala, nyeri di belakang mata, nyeri otot, dan kadang bintik merah.</p>
<h2>Masa kritis</h2>
<p>Saat demam turun pada hari ketiga sampai keenam, banyak orang mengira sudah sembuh. Justru pada masa inilah kebocoran pembuluh darah dapat terjadi. <strong>Segera ke rumah sakit</strong> bila timbul:</p>
<ul><li>nyeri perut hebat atau muntah terus-menerus;</li><li>perdarahan dari gusi, hidung, atau tinja berwarna hitam;</li><li>gelisah, sangat lemas, tangan dan kaki dingin;</li><li>tidak buang air kecil lebih dari enam jam.</li></ul>
<p>Di rumah, minumlah banyak cairan dan gunakan parasetamol. Hindari aspirin dan ibuprofen karena menambah risiko perdarahan.</p>
<h2>3M Plus</h2>
<p>Menguras dan menutup tempat air, mendaur ulang barang bekas, ditambah kelambu, losion antinyamuk, dan ikan pemakan jentik. Jentik menjadi nyamuk dalam sekitar sepuluh hari, jadi lakukan setiap minggu.</p>`,
    artikel_en: `<p>Dengue is carried by the mosquito <em>Aedes aegypti</em>, which bites in the morning and late afternoon. Fever begins suddenly and runs high, with headache, pain behind the eyes, sore muscles, and sometimes red spots.</p>
<h2>The critical days</h2>
<p>When the fever falls between the third and the sixth day, many believe that they have recovered. It is just then that blood vessels may leak. <strong>Come to the hospital at once</strong> with:</p>
<ul><li>severe belly pain or vomiting that does not stop;</li><li>bleeding from gums or nose, or black stools;</li><li>restlessness, great weakness, cold hands and feet;</li><li>no urine for more than six hours.</li></ul>
<p>At home, drink plenty and use paracetamol. Avoid aspirin and ibuprofen, which add to the risk of bleeding.</p>
<h2>Keep mosquitoes away</h2>
<p>Scrub and cover water containers, clear away what collects rain, use nets and repellent, and keep fish that eat larvae. A larva becomes a mosquito in about ten days, so do it every week.</p>`,
  },
  {
    judul: 'Tifus: Mengapa Obatnya Harus Dihabiskan',
    judul_en: 'Typhoid: Why the Course Has to Be Finished',
    gambar: 'bakteri',
    kode_spesialis: 'SPPD',
    usia: 57,
    artikel: `<p>Demam tifoid disebabkan bakteri <em>Salmonella typhi</em> yang masuk lewat makanan dan air yang tercemar. Demam naik perlahan dari hari ke hari, lebih tinggi pada sore dan malam, disertai sakit kepala, perut tidak nyaman, dan lidah kotor.</p>
<h2>Pemeriksaan</h2>
<p>Uji Widal tunggal sering memberi hasil menyesatkan. Dokter menilai gejala bersama pemeriksaan darah, dan biakan darah merupakan pemeriksaan yang paling dapat dipercaya.</p>
<h2>Pengobatan dan perawatan</h2>
<ul><li>Minum antibiotik sampai habis walaupun demam sudah turun, agar tidak kambuh dan tidak timbul kuman kebal.</li><li>Istirahat cukup; makan lunak bergizi, tidak harus bubur terus-menerus.</li><li>Cuci tangan dengan sabun setelah dari kamar mandi dan sebelum menyiapkan makanan.</li></ul>
<p>Perut keras dan sangat nyeri, tinja berdarah, atau kesadaran menurun adalah tanda penyulit dan harus ditangani di rumah sakit. Vaksin tifoid tersedia untuk usia dua tahun ke atas.</p>`,
    artikel_en: `<p>Typhoid is caused by the bacterium <em>Salmonella typhi</em>, which enters with contaminated food and water. The fever climbs from day to day, higher in the evening, with headache, an uneasy belly, and a coated tongue.</p>
<h2>Tests</h2>
<p>A single Widal test often misleads. Doctors judge the signs together with blood tests; a blood culture is the most reliable.</p>
<h2>Treatment and care</h2>
<ul><li>Finish the antibiotics, even when the fever is gone, to prevent relapse and resistance.</li><li>Rest, and eat soft, nourishing food; it need not always be porridge.</li><li>Wash your hands with soap after the toilet and before you prepare food.</li></ul>
<p>A hard and very painful belly, blood in the stool, or drowsiness are signs of complications that belong in hospital. A vaccine is available from the age of two.</p>`,
  },
  {
    judul: 'Stroke: Ingat SeGeRa Ke RS',
    judul_en: 'Stroke: Every Minute Counts',
    gambar: 'otak',
    kode_spesialis: 'SPS',
    rumah_sakit: 1,
    peninjau: 'dr. Indah Purnamasari, Sp.S',
    ringkasan:
      'Wajah mencong, lengan lemah, atau bicara pelo yang muncul mendadak adalah tanda stroke. Catat jamnya dan segera hubungi 119: obatnya hanya dapat diberikan dalam 4,5 jam.',
    ringkasan_en:
      'A drooping face, a weak arm, or slurred speech that comes suddenly is a sign of a stroke. Note the time and call 119: treatment must begin within 4.5 hours.',
    usia: 14,
    artikel: `<p>Setiap menit tanpa aliran darah, sekitar dua juta sel otak mati. Obat pelarut gumpalan hanya dapat diberikan <strong>dalam 4,5 jam</strong> sejak gejala pertama, sehingga mengenali stroke adalah tugas keluarga dan rekan kerja.</p>
<h2>SeGeRa Ke RS</h2>
<ul><li><strong>Se</strong>nyum tidak simetris.</li><li><strong>Ge</strong>rak separuh tubuh melemah tiba-tiba.</li><li>Bica<strong>ra</strong> pelo, tidak dapat bicara, atau tidak mengerti.</li><li><strong>Ke</strong>bas separuh tubuh.</li><li><strong>R</strong>abun, pandangan satu mata kabur mendadak.</li><li><strong>S</strong>akit kepala hebat yang belum pernah dirasakan, atau pusing berputar.</li></ul>
<p>Satu gejala saja sudah cukup. Catat jam mulainya, hubungi 119, dan jangan memberi makan, minum, atau obat apa pun karena penderita dapat tersedak. Menusuk jari dengan jarum tidak menolong dan hanya membuang waktu.</p>
<h2>Gejala hilang sendiri?</h2>
<p>Serangan yang hilang dalam beberapa menit (TIA) adalah peringatan. Risiko stroke tertinggi dalam dua hari berikutnya, jadi tetaplah segera ke rumah sakit.</p>`,
    artikel_en: `<p>Each minute without blood costs about two million brain cells. Medicine that dissolves the clot can be given only <strong>within 4.5 hours</strong> of the first sign. That is why family and colleagues have to know a stroke when they see it.</p>
<h2>The signs</h2>
<ul><li>A smile that droops on one side.</li><li>Sudden weakness of one half of the body.</li><li>Slurred speech, no speech, or no understanding.</li><li>Numbness of one half of the body.</li><li>Sudden blurred sight in one eye.</li><li>A headache worse than ever before, or a spinning head.</li></ul>
<p>One sign is enough. Note the time, call 119, and give no food, drink, or medicine: the person might choke. Pricking the fingers does not help and wastes time.</p>
<h2>It went away by itself?</h2>
<p>An attack that passes within minutes (TIA) is a warning. The risk of a stroke is greatest in the two days that follow, so come to the hospital all the same.</p>`,
  },
  {
    judul: 'Batuk Lebih dari Dua Minggu? Periksa Tuberkulosis',
    judul_en: 'Coughing for Two Weeks? Get Tested for Tuberculosis',
    gambar: 'paru-paru',
    kode_spesialis: 'SPP',
    rumah_sakit: 2,
    usia: 47,
    artikel: `<p>Tuberkulosis (TBC) menular lewat udara ketika penderita batuk atau berbicara. Gejalanya batuk dua minggu atau lebih, demam ringan, keringat malam, nafsu makan turun, dan berat badan berkurang.</p>
<h2>Dapat disembuhkan</h2>
<p>Pemeriksaan dahak dengan tes cepat molekuler memberi hasil dalam hitungan jam dan menunjukkan apakah kuman kebal obat. Pengobatan biasanya berlangsung enam bulan dan <strong>gratis</strong> di fasilitas yang bekerja sama dengan program pemerintah, termasuk rumah sakit kami.</p>
<ul><li>Minum obat setiap hari sampai dinyatakan selesai.</li><li>Kenakan masker dan buka jendela, terutama pada minggu-minggu pertama.</li><li>Anggota keluarga serumah, terutama anak, perlu diperiksa dan dapat diberi obat pencegahan.</li></ul>
<p>TBC bukan kutukan dan bukan penyakit keturunan. Dukungan keluarga dan rekan kerja membantu penderita menyelesaikan pengobatan.</p>`,
    artikel_en: `<p>Tuberculosis travels through the air when a patient coughs or speaks. Its signs are a cough of two weeks or more, slight fever, night sweats, little appetite, and loss of weight.</p>
<h2>It can be cured</h2>
<p>A rapid molecular test of the sputum gives a result within hours and shows whether the bacteria resist medicine. Treatment usually takes six months and is <strong>free of charge</strong> wherever a clinic works with the national programme, as our hospitals do.</p>
<ul><li>Take the medicine every day until you are told that it is over.</li><li>Wear a mask and open the windows, above all in the first weeks.</li><li>People who live with you, children above all, should be tested and may be given preventive treatment.</li></ul>
<p>Tuberculosis is no curse and is not inherited. Support from family and colleagues helps to finish the treatment.</p>`,
  },
  {
    judul: 'Asam Lambung Naik: Lebih dari Sekadar Maag',
    judul_en: 'Acid Reflux: More than an Upset Stomach',
    gambar: 'lambung',
    kode_spesialis: 'SPPD',
    usia: 28,
    artikel: `<p>Rasa panas di dada setelah makan, mulut asam atau pahit, dan batuk pada malam hari adalah gejala khas penyakit refluks (GERD). Penyebabnya, katup antara kerongkongan dan lambung tidak menutup dengan baik.</p>
<h2>Ubah kebiasaan lebih dahulu</h2>
<ul><li>Makan porsi kecil; jangan berbaring dalam tiga jam setelah makan.</li><li>Kurangi berat badan bila berlebih.</li><li>Tinggikan kepala tempat tidur 15–20 cm.</li><li>Amati pemicu Anda sendiri: gorengan, kopi, cokelat, makanan pedas, atau minuman bersoda.</li></ul>
<p>Obat penekan asam biasanya diminum 30 menit sebelum sarapan selama empat sampai delapan minggu. Bila keluhan kembali setelah obat dihentikan, periksakan diri dan jangan memperpanjang sendiri.</p>
<h2>Tanda bahaya</h2>
<p>Sulit menelan, muntah darah, tinja hitam, berat badan turun, atau keluhan baru pada usia di atas 50 tahun memerlukan pemeriksaan endoskopi. Nyeri dada juga dapat berasal dari jantung: bila ragu, ke IGD.</p>`,
    artikel_en: `<p>A burning chest after meals, a sour or bitter taste, and a cough at night are typical of reflux disease (GERD): the valve between gullet and stomach does not close well.</p>
<h2>Habits first</h2>
<ul><li>Eat small portions; do not lie down within three hours of a meal.</li><li>Lose excess weight.</li><li>Raise the head of the bed by 15–20 cm.</li><li>Watch for your own triggers: fried food, coffee, chocolate, spices, fizzy drinks.</li></ul>
<p>Medicine against acid is usually taken 30 minutes before breakfast for four to eight weeks. If complaints return afterwards, see a doctor rather than going on by yourself.</p>
<h2>Warning signs</h2>
<p>Trouble swallowing, vomiting blood, black stools, weight loss, or new complaints after the age of 50 call for an endoscopy. Chest pain may also come from the heart: if in doubt, come to the emergency department.</p>`,
  },
]
