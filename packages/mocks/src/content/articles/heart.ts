import type { ArticleSeed } from './seed.ts'

/** Articles of the category `kesehatan-jantung`. */
export const heartArticles: readonly ArticleSeed[] = [
  {
    judul: 'Mengenali Nyeri Dada yang Perlu Diwaspadai',
    judul_en: 'Chest Pain: When to Worry',
    gambar: 'nyeri-dada',
    kode_spesialis: 'SPJP',
    rumah_sakit: 1,
    peninjau: 'dr. Ratna Widyaningsih, Sp.JP(K), FIHA',
    ringkasan:
      'Nyeri dada seperti tertekan yang lebih dari beberapa menit, menjalar, atau disertai keringat dingin bisa berarti serangan jantung. Hubungi 119 dan jangan menyetir sendiri.',
    ringkasan_en:
      'Pressure in the chest for more than a few minutes, pain that spreads, or a cold sweat may mean a heart attack. Call 119, and do not drive yourself.',
    usia: 3,
    artikel: `<p>Tidak setiap nyeri dada berasal dari jantung. Otot yang tegang, asam lambung yang naik, dan rasa cemas juga dapat menimbulkannya. Namun nyeri dada akibat serangan jantung harus ditangani secepat mungkin, karena otot jantung yang kekurangan darah mulai rusak dalam hitungan menit.</p>
<h2>Ciri nyeri dada yang mengarah ke serangan jantung</h2>
<ul><li>Dada terasa tertekan, tertindih, atau terbakar di bagian tengah atau kiri, lebih dari beberapa menit.</li><li>Nyeri menjalar ke lengan, bahu, leher, rahang, atau punggung.</li><li>Disertai keringat dingin, mual, sesak napas, atau badan mendadak sangat lemas.</li><li>Tidak hilang dengan beristirahat atau mengubah posisi tubuh.</li></ul>
<p>Pada perempuan, orang lanjut usia, dan penderita diabetes, keluhannya sering tidak khas: hanya mual, nyeri ulu hati, atau lelah yang tidak biasa.</p>
<h2>Apa yang harus dilakukan</h2>
<ol><li>Hentikan kegiatan, duduk atau berbaring setengah duduk.</li><li>Hubungi <strong>119</strong> atau Instalasi Gawat Darurat terdekat. Jangan menyetir sendiri.</li><li>Longgarkan pakaian dan jangan ditinggal sendirian.</li><li>Bila tidak sadar dan tidak bernapas normal, mulai pijat jantung sampai bantuan datang.</li></ol>
<p>Jangan menunggu sampai keluhan “hilang sendiri”. Lebih baik diperiksa dan ternyata bukan serangan jantung daripada terlambat ditolong. Setelah keadaan darurat teratasi, dokter spesialis jantung akan mencari penyebabnya dengan rekam jantung, pemeriksaan darah, dan bila perlu ekokardiografi.</p>`,
    artikel_en: `<p>Not every chest pain comes from the heart. Strained muscles, acid reflux, and anxiety can cause it too. But the pain of a heart attack has to be treated at once, because heart muscle without blood begins to die within minutes.</p>
<h2>Signs that point to a heart attack</h2>
<ul><li>Pressure, tightness, or burning in the middle or left of the chest for more than a few minutes.</li><li>Pain that spreads to an arm, the shoulder, neck, jaw, or back.</li><li>Cold sweat, nausea, shortness of breath, or sudden great weakness.</li><li>No relief from rest or a change of position.</li></ul>
<p>In women, older people, and people with diabetes the signs are often unusual: nothing but nausea, pain in the upper belly, or extraordinary tiredness.</p>
<h2>What to do</h2>
<ol><li>Stop what you are doing; sit or lie half upright.</li><li>Call <strong>119</strong> or the nearest emergency department. Do not drive yourself.</li><li>Loosen tight clothing, and do not leave the person alone.</li><li>If the person is unconscious and not breathing normally, start chest compressions until help arrives.</li></ol>
<p>Do not wait for the pain to pass. It is better to be examined and to learn that it was no heart attack than to be helped too late. Once the emergency is over, a cardiologist looks for the cause with an ECG, blood tests, and, where needed, an echocardiogram.</p>`,
  },
  {
    judul: 'Hipertensi: Tanpa Gejala, tetapi Jangan Diabaikan',
    judul_en: 'High Blood Pressure: Silent, but Not Harmless',
    gambar: 'tekanan-darah',
    kode_spesialis: 'SPJP',
    usia: 12,
    artikel: `<p>Seseorang disebut menderita hipertensi bila tekanan darahnya berulang kali mencapai <strong>140/90 mmHg atau lebih</strong> saat diukur di fasilitas kesehatan. Sebagian besar penderita tidak merasakan apa-apa. Itu sebabnya banyak yang baru mengetahuinya setelah terjadi stroke, serangan jantung, atau gangguan ginjal.</p>
<h2>Mengukur dengan benar di rumah</h2>
<ul><li>Istirahat duduk lima menit; jangan merokok, minum kopi, atau berolahraga 30 menit sebelumnya.</li><li>Duduk bersandar, kaki menapak lantai, lengan setinggi jantung.</li><li>Ukur dua kali dengan jarak satu menit, pagi dan malam, lalu catat hasilnya.</li></ul>
<h2>Yang dapat dilakukan setiap hari</h2>
<p>Batasi garam sampai sekitar satu sendok teh sehari, perbanyak sayur dan buah, bergerak aktif 150 menit seminggu, turunkan berat badan bila berlebih, dan berhenti merokok. Makanan instan, ikan asin, kecap, dan penyedap termasuk sumber garam yang sering tidak disadari.</p>
<p>Bila dokter memberi obat, minumlah setiap hari walaupun tekanan darah sudah normal. Tekanan darah normal karena obatnya bekerja; menghentikannya sendiri membuat tekanan kembali naik. Sampaikan kepada dokter bila timbul batuk kering, kaki bengkak, atau pusing, agar obatnya dapat disesuaikan.</p>
<p>Segera ke IGD bila tekanan darah sangat tinggi disertai nyeri dada, sesak, pandangan kabur, bicara pelo, atau anggota gerak lemah.</p>`,
    artikel_en: `<p>High blood pressure means readings of <strong>140/90 mmHg or more</strong>, again and again, at a clinic. Most people feel nothing, so many learn of it only after a stroke, a heart attack, or kidney trouble.</p>
<h2>How to measure at home</h2>
<ul><li>Rest for five minutes; no smoking, coffee, or exercise in the half hour before.</li><li>Sit with your back supported, feet on the floor, arm at the height of the heart.</li><li>Measure twice, one minute apart, in the morning and evening, and write the values down.</li></ul>
<h2>What helps every day</h2>
<p>Keep salt to about one teaspoon a day, eat more vegetables and fruit, move for 150 minutes a week, lose excess weight, and stop smoking. Instant food, salted fish, soy sauce, and flavour enhancers hold more salt than one thinks.</p>
<p>If your doctor prescribes tablets, take them every day, even when your pressure is normal: it is normal because the tablets work. Tell your doctor about a dry cough, swollen feet, or dizziness, so that the medicine can be changed.</p>
<p>Go to the emergency department if a very high reading comes with chest pain, shortness of breath, blurred vision, slurred speech, or a weak arm or leg.</p>`,
  },
  {
    judul: 'Kolesterol Tinggi: Apa yang Bisa Kita Ubah',
    judul_en: 'High Cholesterol: What We Can Change',
    gambar: 'kolesterol',
    kode_spesialis: 'SPJP',
    usia: 26,
    artikel: `<p>Kolesterol diperlukan tubuh untuk membentuk sel dan hormon. Masalah timbul bila kolesterol LDL, yang sering disebut kolesterol “jahat”, menumpuk di dinding pembuluh darah dan mempersempitnya sedikit demi sedikit selama bertahun-tahun.</p>
<h2>Siapa yang perlu memeriksakan diri</h2>
<p>Orang dewasa sehat dianjurkan memeriksa profil lemak sejak usia 40 tahun, dan lebih awal bila merokok, menderita diabetes atau hipertensi, kelebihan berat badan, atau ada anggota keluarga yang terkena serangan jantung pada usia muda. Angka target tidak sama untuk semua orang; dokter menetapkannya menurut seluruh faktor risiko.</p>
<h2>Langkah yang terbukti membantu</h2>
<ul><li>Ganti gorengan, santan kental, dan kulit ayam dengan kukusan, pepes, atau tumisan sedikit minyak.</li><li>Makan ikan dua kali seminggu, serta tahu, tempe, dan kacang-kacangan.</li><li>Pilih makanan berserat: oat, beras merah, sayur, apel, jambu biji.</li><li>Jalan cepat 30 menit, lima hari dalam seminggu.</li></ul>
<p>Bila perubahan gaya hidup belum cukup, dokter dapat meresepkan obat penurun kolesterol. Obat ini bekerja selama diminum. Jangan dihentikan atau diganti ramuan tanpa berbicara dahulu dengan dokter.</p>`,
    artikel_en: `<p>The body needs cholesterol to build cells and hormones. Trouble begins when LDL, the so-called bad cholesterol, settles in the walls of the arteries and narrows them little by little over the years.</p>
<h2>Who should have it checked</h2>
<p>Healthy adults should have a lipid profile from the age of 40, and earlier if they smoke, have diabetes or high blood pressure, are overweight, or have a relative who had a heart attack when young. The target is not the same for everyone; your doctor sets it by all of your risks.</p>
<h2>Steps that are known to help</h2>
<ul><li>Replace fried food, thick coconut milk, and chicken skin with steamed, wrapped, or lightly sautéed dishes.</li><li>Eat fish twice a week, and tofu, tempeh, and beans.</li><li>Choose fibre: oats, brown rice, vegetables, apples, guava.</li><li>Walk briskly for 30 minutes on five days a week.</li></ul>
<p>If this is not enough, a doctor can prescribe medicine that lowers cholesterol. It works as long as it is taken. Do not stop it, or replace it with herbs, without talking to your doctor first.</p>`,
  },
  {
    judul: 'Hidup dengan Gagal Jantung',
    judul_en: 'Living with Heart Failure',
    gambar: 'jantung-lemah',
    kode_spesialis: 'SPJP',
    rumah_sakit: 1,
    usia: 61,
    artikel: `<p>Gagal jantung bukan berarti jantung berhenti. Artinya, jantung tidak lagi memompa sekuat yang dibutuhkan tubuh. Penyebab tersering adalah penyakit jantung koroner, hipertensi yang lama tidak terkendali, dan kelainan katup.</p>
<h2>Gejala yang perlu dikenali</h2>
<p>Cepat lelah, sesak saat beraktivitas atau berbaring, terbangun malam hari karena sesak, serta bengkak di kaki dan perut.</p>
<h2>Timbang badan setiap pagi</h2>
<p>Timbanglah setelah buang air kecil dan sebelum sarapan. <strong>Kenaikan lebih dari dua kilogram dalam tiga hari</strong> biasanya berarti cairan menumpuk. Hubungi poliklinik pada hari itu juga, jangan menunggu jadwal kontrol.</p>
<ul><li>Batasi garam dan minum sesuai jumlah yang dianjurkan dokter.</li><li>Minum obat teratur; bawa daftar obat setiap kali berobat.</li><li>Hindari obat nyeri bebas seperti ibuprofen karena dapat menahan cairan.</li><li>Tetap bergerak ringan sesuai kemampuan, dan ikuti program rehabilitasi jantung.</li></ul>
<p>Dengan pengobatan yang teratur, banyak penderita dapat bekerja, beribadah, dan menikmati waktu bersama keluarga seperti biasa.</p>`,
    artikel_en: `<p>Heart failure does not mean that the heart stops. It means that it no longer pumps as strongly as the body needs. The commonest causes are coronary disease, high blood pressure left untreated for years, and damaged valves.</p>
<h2>Signs to know</h2>
<p>Tiring quickly, shortness of breath on effort or when lying flat, waking at night out of breath, and swollen legs or belly.</p>
<h2>Weigh yourself every morning</h2>
<p>Do so after using the toilet and before breakfast. <strong>More than two kilograms in three days</strong> usually means that fluid is building up. Call the clinic that same day; do not wait for your appointment.</p>
<ul><li>Limit salt, and drink the amount your doctor advises.</li><li>Take your medicines regularly and bring the list to every visit.</li><li>Avoid painkillers such as ibuprofen, which hold back fluid.</li><li>Keep moving gently, and join a cardiac rehabilitation programme.</li></ul>
<p>With regular treatment, many people work, pray, and enjoy time with their families as before.</p>`,
  },
  {
    judul: 'Olahraga yang Aman bagi Penderita Penyakit Jantung',
    gambar: 'jalan-pagi',
    kode_spesialis: 'SPJP',
    usia: 118,
    artikel: `<p>Banyak orang takut bergerak setelah terkena serangan jantung. Padahal latihan yang teratur dan terukur menurunkan risiko serangan berikutnya dan membuat penderita lebih cepat kembali beraktivitas.</p>
<h2>Sebelum mulai</h2>
<p>Tanyakan dahulu kepada dokter. Biasanya dilakukan uji latih jantung untuk menentukan batas denyut nadi yang aman. Pada minggu-minggu pertama, latihan sebaiknya diawasi di unit rehabilitasi.</p>
<h3>Aturan sederhana di rumah</h3>
<ol><li>Mulai dengan pemanasan 5–10 menit.</li><li>Jalan kaki dengan kecepatan yang masih memungkinkan Anda berbicara, tetapi tidak bernyanyi.</li><li>Tambah lima menit setiap minggu sampai 30 menit.</li><li>Akhiri dengan pendinginan, jangan berhenti mendadak.</li></ol>
<p>Berhenti dan cari pertolongan bila timbul nyeri dada, sesak hebat, pusing, atau jantung berdebar tidak teratur. Hindari berlatih di bawah terik matahari dan segera setelah makan.</p>`,
  },
  {
    judul: 'Jantung Berdebar: Biasa atau Gangguan Irama?',
    judul_en: 'Palpitations: Harmless or a Rhythm Disorder?',
    gambar: 'irama-jantung',
    kode_spesialis: 'SPJP',
    usia: 174,
    artikel: `<p>Jantung yang berdebar setelah naik tangga, minum kopi, atau terkejut adalah hal wajar. Debar menjadi perhatian bila muncul tanpa sebab, berlangsung lama, atau terasa tidak beraturan.</p>
<p>Salah satu gangguan irama yang sering dijumpai pada usia lanjut adalah <em>fibrilasi atrium</em>. Serambi jantung bergetar tidak teratur sehingga darah dapat menggumpal dan terbawa ke otak. Risiko stroke penderitanya sekitar lima kali lebih tinggi bila tidak diobati.</p>
<h2>Periksa nadi sendiri</h2>
<p>Letakkan dua jari di pergelangan tangan di bawah ibu jari selama satu menit. Denyut yang teratur antara 60 dan 100 kali per menit saat istirahat umumnya normal. Denyut yang acak sebaiknya diperiksakan.</p>
<p>Segera ke IGD bila debar disertai pingsan, nyeri dada, atau sesak napas. Dokter akan merekam irama jantung, kadang selama 24 jam atau lebih dengan alat Holter yang dibawa pulang.</p>`,
    artikel_en: `<p>A heart that races after stairs, coffee, or a fright is normal. It deserves attention when it does so for no reason, for a long time, or without any pattern.</p>
<p>A frequent rhythm disorder in later life is <em>atrial fibrillation</em>. The upper chambers quiver, blood may clot there, and a clot may travel to the brain. Untreated, it makes a stroke about five times as likely.</p>
<h2>Check your own pulse</h2>
<p>Put two fingers on the wrist below the thumb for one minute. A regular beat between 60 and 100 a minute at rest is usually normal. An erratic one should be examined.</p>
<p>Go to the emergency department if palpitations come with fainting, chest pain, or shortness of breath. A doctor will record the rhythm, sometimes for 24 hours or more with a Holter device that you take home.</p>`,
  },
]
