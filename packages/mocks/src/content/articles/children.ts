import type { ArticleSeed } from './seed.ts'

/** Articles of the category `ibu-dan-anak`: children. */
export const childArticles: readonly ArticleSeed[] = [
  {
    judul: 'Imunisasi Dasar Lengkap: Jadwal dan Pertanyaan yang Sering Diajukan',
    judul_en: 'Basic Immunisation: Schedule and Common Questions',
    gambar: 'imunisasi',
    kode_spesialis: 'SPA',
    usia: 17,
    artikel: `<p>Imunisasi melindungi anak dari penyakit yang dahulu merenggut banyak nyawa: difteri, campak, polio, tetanus, dan lainnya. Bila cukup banyak anak diimunisasi, bayi yang belum cukup umur pun ikut terlindungi.</p>
<h2>Imunisasi pada tahun pertama</h2>
<ul><li>Segera setelah lahir: hepatitis B.</li><li>Bulan pertama: BCG dan polio tetes.</li><li>Usia 2, 3, dan 4 bulan: DPT-HB-Hib, polio, PCV, dan rotavirus sesuai jadwal.</li><li>Usia 9 bulan: campak-rubela.</li></ul>
<p>Imunisasi lanjutan diberikan pada usia 18 bulan dan saat sekolah dasar. Jadwal rinci tercantum di buku KIA dan dapat ditanyakan kepada dokter anak.</p>
<h2>Anak saya pilek, bolehkah diimunisasi?</h2>
<p>Batuk pilek ringan tanpa demam bukan halangan. Tunda bila anak demam tinggi atau sakit berat. Demam ringan dan bengkak di tempat suntikan biasa terjadi satu sampai dua hari; kompres dan beri minum lebih sering.</p>
<p>Terlambat tidak berarti harus mengulang dari awal. Bawalah catatan imunisasi, dan dokter akan menyusun jadwal kejar.</p>`,
    artikel_en: `<p>Immunisation protects children from illnesses that once took many lives: diphtheria, measles, polio, tetanus, and others. When enough children are immunised, babies too young for it are protected as well.</p>
<h2>The first year</h2>
<ul><li>At birth: hepatitis B.</li><li>First month: BCG and oral polio.</li><li>At 2, 3, and 4 months: DTP-HB-Hib, polio, PCV, and rotavirus by schedule.</li><li>At 9 months: measles-rubella.</li></ul>
<p>Boosters follow at 18 months and at primary school. Your mother-and-child book has the details; our paediatricians gladly explain them.</p>
<h2>My child has a cold. Is that a problem?</h2>
<p>A mild cold without fever is none. Wait if there is high fever or serious illness. Slight fever and swelling for a day or two are usual; use a cool compress and offer drinks more often.</p>
<p>Late does not mean starting again. Bring the record, and the doctor will plan a catch-up schedule.</p>`,
  },
  {
    judul: 'Anak Demam: Kapan Cukup di Rumah, Kapan ke Dokter',
    judul_en: 'Fever in Children: Home or Doctor?',
    gambar: 'demam-anak',
    kode_spesialis: 'SPA',
    peninjau: 'dr. Sulastri, Sp.A',
    ringkasan:
      'Sebagian besar demam pada anak membaik dalam tiga hari dengan minum yang cukup dan istirahat. Bayi di bawah tiga bulan dan anak yang kejang, sesak, atau tidak mau minum harus segera diperiksa.',
    ringkasan_en:
      'Most fevers in children pass within three days with drinks and rest. Babies under three months, and children who have a fit, trouble breathing, or will not drink, must be seen at once.',
    usia: 2,
    artikel: `<p>Demam, yaitu suhu 38 °C atau lebih, adalah tanda tubuh sedang melawan infeksi. Sebagian besar disebabkan virus dan membaik dalam tiga hari. Yang lebih penting daripada angkanya adalah keadaan anak: apakah ia masih mau minum, bermain, dan menatap Anda?</p>
<h2>Perawatan di rumah</h2>
<ul><li>Beri minum sedikit-sedikit tetapi sering; teruskan ASI.</li><li>Kenakan pakaian tipis; kompres air hangat, bukan air es atau alkohol.</li><li>Beri parasetamol sesuai berat badan (10–15 mg/kg, paling cepat setiap 4–6 jam) bila anak tampak tidak nyaman.</li><li>Jangan memberi aspirin.</li></ul>
<h2>Segera ke dokter bila</h2>
<ul><li>usia kurang dari tiga bulan, berapa pun keluhannya;</li><li>demam lebih dari tiga hari;</li><li>anak mengantuk terus, kejang, sesak, atau lehernya kaku;</li><li>tidak mau minum, muntah terus, atau jarang buang air kecil;</li><li>timbul bintik merah, mimisan, atau nyeri perut hebat, apalagi pada musim demam berdarah.</li></ul>
<p>Kejang demam biasanya berhenti sendiri dalam beberapa menit. Miringkan anak, jangan masukkan apa pun ke mulutnya, catat lamanya, dan bawa ke IGD.</p>`,
    artikel_en: `<p>Fever, 38 °C or more, shows that the body is fighting an infection. Most fevers are caused by viruses and pass within three days. More important than the number is the child: does he or she still drink, play, and look at you?</p>
<h2>At home</h2>
<ul><li>Offer small drinks often; go on breastfeeding.</li><li>Light clothing; a lukewarm compress, never ice or alcohol.</li><li>Paracetamol by weight (10–15 mg/kg, no sooner than every 4–6 hours) if the child is uncomfortable.</li><li>Never aspirin.</li></ul>
<h2>See a doctor at once if</h2>
<ul><li>the child is younger than three months;</li><li>the fever lasts more than three days;</li><li>there is drowsiness, a fit, trouble breathing, or a stiff neck;</li><li>the child will not drink, keeps vomiting, or passes little urine;</li><li>there are red spots, nosebleeds, or strong belly pain, above all in the dengue season.</li></ul>
<p>A febrile fit usually stops by itself within minutes. Turn the child on the side, put nothing into the mouth, note the time, and come to the emergency department.</p>`,
  },
  {
    judul: 'Mencegah Stunting Sejak dalam Kandungan',
    judul_en: 'Preventing Stunting from the Start',
    gambar: 'layanan-persalinan',
    kode_spesialis: 'SPA',
    usia: 52,
    artikel: `<p>Stunting adalah gangguan tumbuh kembang akibat kurang gizi dan infeksi berulang dalam waktu lama, sehingga anak lebih pendek daripada seharusnya. Yang terdampak bukan hanya tinggi badan, melainkan juga perkembangan otak.</p>
<h2>Seribu hari pertama</h2>
<p>Masa sejak pembuahan sampai usia dua tahun paling menentukan. Karena itu pencegahan dimulai dari ibu: cukup makan protein hewani, minum tablet tambah darah, tidak merokok, dan memeriksakan kehamilan.</p>
<ol><li>Inisiasi menyusu dini dan ASI eksklusif enam bulan.</li><li>MPASI dengan protein hewani setiap hari.</li><li>Imunisasi lengkap dan pengobatan penyakit sampai tuntas.</li><li>Air bersih, jamban, dan cuci tangan dengan sabun.</li></ol>
<h2>Ukur setiap bulan</h2>
<p>Penimbangan dan pengukuran panjang badan di posyandu dapat menangkap masalah sejak dini. Bila berat badan tidak naik dua bulan berturut-turut, jangan menunggu. Bawa anak ke dokter untuk mencari penyebabnya.</p>`,
    artikel_en: `<p>Stunting is the result of poor nutrition and repeated infection over a long time: a child is shorter than expected for the age. Not only height suffers but also the growing brain.</p>
<h2>The first thousand days</h2>
<p>The time from conception to the second birthday matters most. Prevention therefore begins with the mother: enough animal protein, iron tablets, no smoking, and antenatal visits.</p>
<ol><li>Early and exclusive breastfeeding for six months.</li><li>Animal protein in every day's solid food.</li><li>Full immunisation, and illnesses treated to the end.</li><li>Clean water, a latrine, and hands washed with soap.</li></ol>
<h2>Measure every month</h2>
<p>Weighing and measuring at the health post finds trouble early. If weight does not rise for two months in a row, do not wait. Bring the child to a doctor to find the cause.</p>`,
  },
  {
    judul: 'Diare pada Anak: Oralit Lebih Dahulu',
    judul_en: 'Diarrhoea in Children: Rehydrate First',
    gambar: 'oralit',
    kode_spesialis: 'SPA',
    usia: 88,
    artikel: `<p>Bahaya terbesar diare adalah kekurangan cairan. Karena itu langkah pertama bukan menghentikan buang air, melainkan mengganti air dan garam yang hilang.</p>
<h2>Cara membuat dan memberi oralit</h2>
<p>Larutkan satu bungkus oralit dalam <strong>200 ml air matang</strong>. Beri 50–100 ml setiap kali buang air cair untuk anak di bawah dua tahun, dan 100–200 ml untuk anak yang lebih besar. Bila muntah, tunggu sepuluh menit lalu mulai lagi sesendok demi sesendok.</p>
<ul><li>Teruskan ASI dan makanan seperti biasa.</li><li>Beri tablet zinc selama sepuluh hari sesuai anjuran, walaupun diare sudah berhenti.</li><li>Jangan memberi antibiotik atau obat penghenti diare tanpa resep.</li></ul>
<h2>Tanda kekurangan cairan</h2>
<p>Mata cekung, menangis tanpa air mata, mulut kering, sangat haus atau justru malas minum, dan buang air kecil jarang. Bila tanda ini muncul, atau tinja berdarah, segera ke rumah sakit.</p>`,
    artikel_en: `<p>The greatest danger of diarrhoea is loss of fluid. So the first step is not to stop it but to replace the water and salts that are lost.</p>
<h2>How to mix and give oral rehydration salts</h2>
<p>Dissolve one sachet in <strong>200 ml of boiled water</strong>. After each watery stool give 50–100 ml to children under two, and 100–200 ml to older ones. If the child vomits, wait ten minutes and start again spoon by spoon.</p>
<ul><li>Go on breastfeeding and feeding as usual.</li><li>Give zinc for ten days as advised, even if the diarrhoea has stopped.</li><li>No antibiotics and nothing that stops diarrhoea without a prescription.</li></ul>
<h2>Signs of dehydration</h2>
<p>Sunken eyes, crying without tears, a dry mouth, great thirst or no will to drink, little urine. With these, or with blood in the stool, come to the hospital at once.</p>`,
  },
  {
    judul: 'Terlambat Bicara: Kapan Perlu Dievaluasi?',
    gambar: 'tinggi-badan-anak',
    kode_spesialis: 'SPA',
    rumah_sakit: 5,
    usia: 203,
    artikel: `<p>Setiap anak berkembang dengan iramanya sendiri. Meski begitu, ada patokan yang membantu orang tua mengetahui kapan sebaiknya meminta bantuan.</p>
<h2>Patokan sederhana</h2>
<ul><li>12 bulan: mengoceh dengan nada, menoleh saat namanya dipanggil.</li><li>18 bulan: sekitar sepuluh kata bermakna dan menunjuk benda yang diinginkan.</li><li>24 bulan: menggabungkan dua kata, misalnya “mau susu”.</li></ul>
<p>Periksakan anak bila patokan itu tidak tercapai, bila tidak ada kontak mata, atau bila kemampuan yang sudah dimiliki hilang. Pendengaran selalu diperiksa lebih dahulu.</p>
<h2>Yang dapat dilakukan di rumah</h2>
<p>Ajak anak bercakap-cakap, bacakan buku, dan bernyanyi bersama. Anak di bawah dua tahun sebaiknya tidak menonton layar, kecuali panggilan video dengan keluarga.</p>`,
  },
]
