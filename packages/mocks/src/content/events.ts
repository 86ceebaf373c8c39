import { jakartaDay } from './calendar.ts'
import { mediaId } from './media.ts'
import type { EventRow } from './page-rows.ts'
import { slugOf } from './slug.ts'
import { published } from './stamps.ts'

interface EventSeed {
  readonly judul: string
  readonly judul_en?: string
  readonly gambar: string
  /** Days from today; negative for a past event. */
  readonly hari: number
  readonly rumah_sakit?: number
  readonly event: string
  readonly event_en?: string
}

const seeds: readonly EventSeed[] = [
  {
    judul: 'Senam Jantung Sehat Bersama',
    judul_en: 'Heart-Healthy Exercise Together',
    gambar: 'acara-senam',
    hari: 8,
    rumah_sakit: 1,
    event:
      '<p>Senam jantung sehat setiap bulan untuk umum, dipandu instruktur dan diawasi dokter.</p><h3>Acara</h3><ul><li>06.00 WIB pemeriksaan tekanan darah dan gula darah gratis</li><li>06.30 WIB senam</li><li>07.30 WIB tanya jawab dengan dokter jantung</li></ul><p>Kenakan pakaian olahraga dan bawa botol minum. Tempat: halaman RS Kawung Karawang.</p>',
    event_en:
      '<p>A monthly workout for everyone, led by an instructor and watched over by a doctor.</p><h3>Programme</h3><ul><li>06.00 blood pressure and glucose, free of charge</li><li>06.30 exercise</li><li>07.30 questions to a cardiologist</li></ul><p>Wear sports clothes and bring water. Place: forecourt of RS Kawung Karawang.</p>',
  },
  {
    judul: 'Donor Darah Rutin',
    judul_en: 'Regular Blood Drive',
    gambar: 'acara-donor-darah',
    hari: 15,
    event:
      '<p>Bersama unit transfusi darah setempat. Syarat: usia 17–60 tahun, berat badan minimal 45 kg, tekanan darah dan hemoglobin normal, dan jarak dari donor terakhir paling sedikit 60 hari.</p><p>Tidurlah cukup dan sarapan sebelum datang.</p>',
    event_en:
      '<p>Together with the local blood service. You should be 17 to 60 years old, weigh at least 45 kg, have normal blood pressure and haemoglobin, and not have given blood in the last 60 days.</p><p>Sleep well and have breakfast before you come.</p>',
  },
  {
    judul: 'Kelas Ibu Hamil: Persiapan Persalinan',
    judul_en: 'Antenatal Class: Getting Ready for Birth',
    gambar: 'tanda-bahaya-kehamilan',
    hari: 3,
    rumah_sakit: 5,
    event:
      '<p>Empat kali pertemuan untuk ibu hamil 20 minggu ke atas dan pendamping.</p><ol><li>Tanda bahaya dan tanda persalinan</li><li>Teknik napas dan pijat</li><li>Menyusui sejak jam pertama</li><li>Perawatan bayi baru lahir</li></ol><p>Tempat terbatas untuk 20 pasang peserta.</p>',
    event_en:
      '<p>Four meetings for mothers from week 20 and their companions.</p><ol><li>Danger signs and signs of labour</li><li>Breathing and massage</li><li>Breastfeeding from the first hour</li><li>Care of the newborn</li></ol><p>Twenty couples at most.</p>',
  },
  {
    judul: 'Seminar Awam: Hidup Baik dengan Diabetes',
    judul_en: 'Public Talk: Living Well with Diabetes',
    gambar: 'gula-darah',
    hari: -7,
    rumah_sakit: 1,
    event:
      '<p>Membahas makan, obat, dan perawatan kaki bersama dokter penyakit dalam dan ahli gizi. Rangkuman materi dapat diminta di meja informasi.</p>',
    event_en:
      '<p>Food, medicine, and care of the feet, with an internist and a dietitian. Ask the information desk for a summary.</p>',
  },
  {
    judul: 'Pelatihan Bantuan Hidup Dasar untuk Guru',
    judul_en: 'Basic Life Support for Teachers',
    gambar: 'acara-bantuan-hidup',
    hari: 22,
    rumah_sakit: 3,
    event:
      '<p>Guru belajar memijat jantung, menolong anak tersedak, dan menangani kejang. Peserta mendapat sertifikat.</p>',
    event_en:
      '<p>Teachers learn chest compressions, how to help a choking child, and what to do in a fit. Participants receive a certificate.</p>',
  },
  {
    judul: 'Kawung Fun Run 5K',
    gambar: 'jalan-pagi',
    hari: 47,
    event:
      '<p>Lari santai lima kilometer mengelilingi kota, diawasi tim medis. Hasil pendaftaran disumbangkan untuk operasi katarak gratis.</p><p>Penderita penyakit jantung sebaiknya berkonsultasi sebelum mendaftar.</p>',
  },
  {
    judul: 'Khitanan Massal',
    judul_en: 'Free Circumcision Day',
    gambar: 'acara-khitanan',
    hari: -34,
    rumah_sakit: 6,
    event:
      '<p>Sebanyak 60 anak dikhitan gratis oleh tim bedah RS Kawung Subang. Terima kasih kepada para relawan dan donatur.</p>',
    event_en:
      '<p>The surgeons of RS Kawung Subang circumcised 60 boys free of charge. Thanks to all volunteers and donors.</p>',
  },
  {
    judul: 'Komunitas Penyintas Stroke Kawung',
    judul_en: 'Kawung Stroke Survivors',
    gambar: 'acara-stroke',
    hari: 12,
    rumah_sakit: 1,
    event:
      '<p>Pertemuan bulanan penyintas stroke dan keluarga: latihan bersama, berbagi pengalaman, dan konsultasi dengan fisioterapis.</p>',
    event_en:
      '<p>A monthly meeting of stroke survivors and their families: exercise, experience, and advice from physiotherapists.</p>',
  },
  {
    judul: 'Webinar: Cemas di Tempat Kerja',
    gambar: 'pikiran-tenang',
    hari: -80,
    event: '<p>Bersama dr. Ririn Andriani, Sp.KJ. Rekaman tersedia di kanal video kami.</p>',
  },
]

/** Coming and past events, and the communities. */
export const events = (now: Date): readonly EventRow[] =>
  seeds.map(({ judul, judul_en, gambar, hari, rumah_sakit, event, event_en }, index) => ({
    id: index + 1,
    judul,
    judul_en: judul_en ?? null,
    event,
    event_en: event_en ?? null,
    tanggal: jakartaDay(now, hari),
    slug: slugOf(judul),
    gambar: mediaId(gambar),
    rumah_sakit: rumah_sakit ?? null,
    seo: index % 3 === 2 ? null : { id: 100 + index, metaTitle: judul, metaDescription: `${judul} bersama RS Kawung.` },
    ...published(now, judul, Math.max(20 - hari, 2)),
  }))
