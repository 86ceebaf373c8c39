import type { ArticleSeed } from './seed.ts'

/** Articles of the category `penyakit-dan-gejala`: single organs. */
export const organArticles: readonly ArticleSeed[] = [
  {
    judul: 'Batu Saluran Kemih: Minum adalah Pencegahan Terbaik',
    judul_en: 'Urinary Stones: Water Is the Best Prevention',
    gambar: 'ginjal',
    kode_spesialis: 'SPU',
    usia: 66,
    artikel: `<p>Nyeri pinggang hebat yang hilang timbul, menjalar ke perut bawah, disertai mual dan kencing berdarah: itulah kolik ginjal. Penyebabnya batu yang tersangkut di saluran kemih.</p>
<h2>Batu kecil sering keluar sendiri</h2>
<p>Batu di bawah lima milimeter umumnya keluar dalam beberapa minggu dengan banyak minum dan obat. Batu yang lebih besar dapat dipecah dengan gelombang kejut (ESWL) atau diambil melalui teropong tanpa sayatan.</p>
<h2>Mencegah kambuh</h2>
<ul><li>Minum sampai urine berwarna jernih, kira-kira 2,5–3 liter sehari.</li><li>Kurangi garam dan minuman manis.</li><li>Makan daging secukupnya; jangan mengurangi kalsium dari makanan tanpa anjuran.</li><li>Jangan menahan kencing.</li></ul>
<p>Demam dan menggigil pada penderita batu adalah keadaan darurat karena menandakan infeksi. Datanglah ke IGD.</p>`,
    artikel_en: `<p>Severe pain in the flank that comes and goes, moves to the lower belly, and brings nausea and bloody urine: that is renal colic, caused by a stone stuck on its way.</p>
<h2>Small stones often pass by themselves</h2>
<p>Stones under five millimetres mostly pass within weeks with plenty of water and medicine. Larger ones can be broken by shock waves (ESWL) or removed through a scope without a cut.</p>
<h2>Preventing the next one</h2>
<ul><li>Drink until your urine is clear, about 2.5 to 3 litres a day.</li><li>Less salt and fewer sweet drinks.</li><li>Eat meat in moderation; do not cut down on calcium in food without advice.</li><li>Do not hold your urine.</li></ul>
<p>Fever and shivering with a stone are an emergency, since they mean infection. Come to the emergency department.</p>`,
  },
  {
    judul: 'Katarak: Kapan Perlu Dioperasi',
    judul_en: 'Cataract: When to Operate',
    gambar: 'mata',
    kode_spesialis: 'SPM',
    usia: 82,
    artikel: `<p>Katarak adalah keruhnya lensa mata, paling sering karena usia. Pandangan seperti berkabut, silau melihat lampu kendaraan, warna memudar, dan ukuran kacamata sering berubah.</p>
<p>Tidak ada obat tetes yang dapat menghilangkan katarak. Operasi dianjurkan bila penglihatan sudah mengganggu kegiatan: membaca, memasak, berkendara, atau mengaji. Tidak perlu menunggu katarak “matang”.</p>
<h2>Bagaimana operasinya</h2>
<p>Dengan teknik fakoemulsifikasi, lensa keruh dihancurkan melalui sayatan sekitar dua milimeter dan diganti lensa tanam. Biasanya berlangsung 15–30 menit dengan bius tetes, dan pasien pulang pada hari yang sama.</p>
<h2>Setelah operasi</h2>
<ul><li>Pakai obat tetes sesuai jadwal dan pelindung mata saat tidur.</li><li>Jangan mengucek atau terkena air selama kira-kira dua minggu.</li><li>Segera kembali bila mata merah, nyeri, atau pandangan menurun.</li></ul>`,
    artikel_en: `<p>A cataract is a clouded lens, mostly a matter of age. Sight is foggy, headlights dazzle, colours fade, and glasses need changing often.</p>
<p>No drops can clear a cataract. Surgery is advised once sight gets in the way of reading, cooking, driving, or prayer. There is no need to wait until it is “ripe”.</p>
<h2>The operation</h2>
<p>In phacoemulsification the clouded lens is broken up through a cut of about two millimetres and replaced by an artificial one. It takes 15–30 minutes under anaesthetic drops, and you go home the same day.</p>
<h2>Afterwards</h2>
<ul><li>Use the drops as planned, and a shield at night.</li><li>No rubbing and no water in the eye for about two weeks.</li><li>Come back at once if the eye is red or painful or sees less.</li></ul>`,
  },
  {
    judul: 'Nyeri Lutut karena Osteoartritis',
    judul_en: 'Osteoarthritis of the Knee',
    gambar: 'lutut',
    kode_spesialis: 'SPOT',
    rumah_sakit: 4,
    usia: 109,
    artikel: `<p>Osteoartritis adalah menipisnya tulang rawan sendi. Lutut terasa nyeri saat naik tangga atau bangkit dari duduk, kaku di pagi hari kurang dari 30 menit, dan berbunyi saat digerakkan.</p>
<h2>Latihan adalah obat utama</h2>
<p>Otot paha yang kuat mengurangi beban lutut. Angkat tungkai lurus, duduk-berdiri dari kursi, bersepeda, dan berenang termasuk latihan yang aman. Nyeri ringan saat berlatih wajar, asalkan mereda dalam sehari.</p>
<ul><li>Setiap kilogram berat badan yang turun mengurangi beban lutut sekitar empat kilogram.</li><li>Pakai alas kaki empuk; gunakan tongkat di sisi yang berlawanan.</li><li>Obat nyeri dipakai seperlunya dan sesuai anjuran, terutama bila ada penyakit lambung, ginjal, atau jantung.</li></ul>
<p>Bila nyeri menetap dan mengganggu tidur serta berjalan, dokter ortopedi dapat membicarakan suntikan sendi atau operasi penggantian sendi.</p>`,
    artikel_en: `<p>In osteoarthritis the cartilage of a joint wears thin. The knee hurts on stairs or when rising, is stiff for less than 30 minutes in the morning, and creaks.</p>
<h2>Exercise is the main medicine</h2>
<p>Strong thighs take load off the knee. Straight leg raises, standing up from a chair, cycling, and swimming are safe. Slight pain during exercise is fine if it is gone within a day.</p>
<ul><li>Each kilogram of weight lost takes about four off the knee.</li><li>Wear soft soles; use a stick on the other side.</li><li>Take painkillers only as needed and advised, above all with stomach, kidney, or heart disease.</li></ul>
<p>If pain stays and disturbs sleep and walking, an orthopaedic surgeon can discuss injections or a new joint.</p>`,
  },
  {
    judul: 'Asma Terkendali, Hidup Tetap Aktif',
    judul_en: 'Asthma under Control',
    gambar: 'pelega-napas',
    kode_spesialis: 'SPP',
    usia: 155,
    artikel: `<p>Pada asma, saluran napas meradang dan mudah menyempit. Pemicunya beragam: debu, asap rokok, udara dingin, infeksi, atau olahraga berat.</p>
<h2>Dua jenis obat hirup</h2>
<p><strong>Pengontrol</strong> berisi kortikosteroid, dipakai setiap hari untuk meredakan peradangan. <strong>Pelega</strong> dipakai saat sesak. Memakai pelega lebih dari dua kali seminggu berarti asma belum terkendali dan pengobatan perlu ditinjau.</p>
<ul><li>Kocok, buang napas, hirup perlahan sambil menekan, tahan sepuluh detik.</li><li>Gunakan <em>spacer</em> bila sulit menyelaraskan.</li><li>Berkumur setelah memakai kortikosteroid hirup.</li></ul>
<h2>Saat serangan</h2>
<p>Duduk tegak, hirup pelega empat semprot satu per satu lewat <em>spacer</em>, ulangi setelah 20 menit bila perlu. Bila sulit bicara, bibir kebiruan, atau tidak membaik, segera ke IGD.</p>`,
    artikel_en: `<p>In asthma the airways are inflamed and narrow easily. Triggers differ: dust, smoke, cold air, infections, or hard exercise.</p>
<h2>Two kinds of inhaler</h2>
<p>The <strong>controller</strong> holds a corticosteroid and is used every day against the inflammation. The <strong>reliever</strong> is for shortness of breath. Needing it more than twice a week means that asthma is not under control and that treatment should be reviewed.</p>
<ul><li>Shake, breathe out, breathe in slowly while pressing, hold for ten seconds.</li><li>Use a spacer if the timing is difficult.</li><li>Rinse your mouth after an inhaled corticosteroid.</li></ul>
<h2>In an attack</h2>
<p>Sit upright, take four puffs of the reliever one by one through a spacer, and repeat after 20 minutes if needed. If you can hardly speak, if lips turn blue, or if nothing helps, go to the emergency department at once.</p>`,
  },
  {
    judul: 'Gusi Berdarah dan Karang Gigi',
    judul_en: 'Bleeding Gums and Tartar',
    gambar: 'gigi',
    kode_spesialis: 'SPGIGI',
    ringkasan:
      'Gusi berdarah adalah tanda radang karena plak. Sikat gigi dua kali sehari dengan cara yang benar, bersihkan sela gigi, dan periksakan gigi setiap enam bulan.',
    ringkasan_en:
      'Bleeding gums are inflamed by plaque. Brush twice a day in the right way, floss, and see a dentist every six months.',
    usia: 36,
    // Someone pasted an advertisement with a script address.
    artikel: `<p>Gusi yang berdarah saat menyikat gigi bukan alasan untuk berhenti menyikat, melainkan tanda radang karena plak. Bila dibiarkan, plak mengeras menjadi karang gigi dan merusak jaringan penyangga sampai gigi goyah.</p>
<h2>Cara menyikat yang benar</h2>
<ol><li>Dua kali sehari selama dua menit, pagi setelah sarapan dan malam sebelum tidur.</li><li>Sikat berbulu lembut, pasta gigi berfluorida.</li><li>Gerakan pendek dari gusi ke arah ujung gigi; jangan terlalu keras.</li><li>Bersihkan sela gigi dengan benang.</li></ol>
<p><a href="javascript:alert('promo')">Klik di sini untuk promo</a> <iframe src="http://iklan.example/banner"></iframe></p>
<p>Periksakan gigi setiap enam bulan, juga bila tidak sakit. Penderita diabetes dan ibu hamil lebih mudah mengalami radang gusi, sehingga perlu diperiksa lebih teratur.</p>
<img src="x" onerror="alert(1)"><form action="http://pancingan.example"><input name="kartu"></form>`,
    artikel_en: `<p>Gums that bleed when you brush are no reason to stop brushing. They are inflamed by plaque. Left alone, plaque hardens into tartar and destroys what holds the teeth.</p>
<h2>How to brush</h2>
<ol><li>Twice a day for two minutes, after breakfast and before bed.</li><li>A soft brush and fluoride toothpaste.</li><li>Short strokes from the gum to the tip; do not press.</li><li>Floss between the teeth.</li></ol>
<p>See a dentist every six months, also without pain. People with diabetes and pregnant women get inflamed gums more easily and should be seen more regularly.</p>`,
  },
  {
    judul: 'Eksim: Menjaga Kulit yang Mudah Gatal',
    gambar: 'kulit',
    kode_spesialis: 'SPKK',
    usia: 187,
    artikel: `<p>Dermatitis atopik atau eksim membuat kulit kering, gatal, dan kemerahan, terutama di lipatan siku dan lutut. Penyakit ini tidak menular, sering dimulai sejak bayi, dan kambuh-kambuhan.</p>
<h2>Perawatan harian</h2>
<ul><li>Mandi air suam tidak lebih dari sepuluh menit, dengan sabun lembut tanpa pewangi.</li><li>Oleskan pelembap dalam tiga menit setelah mandi, lalu ulangi beberapa kali sehari.</li><li>Pakai katun yang longgar; potong kuku pendek.</li></ul>
<p>Salep kortikosteroid aman bila dipakai sesuai petunjuk: jenis, tempat, dan lamanya berbeda bagi wajah dan badan. Jangan memakai krim racikan tanpa label atau salep milik orang lain.</p>
<p>Datanglah ke dokter bila kulit bernanah, terasa sangat nyeri, atau gatal mengganggu tidur.</p>`,
  },
]
