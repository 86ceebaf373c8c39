/** What editors read about a kind: its heading, and what it means or how to mend it. */
export const kindWords = {
  'left-out': {
    heading: 'Tidak tampil di situs',
    about: 'Situs tidak dapat membaca bagian ini, jadi tidak ditampilkan. Perbaiki isian yang disebut.',
  },
  'no-page': {
    heading: 'Tidak punya halaman',
    about: 'Sudah terbit, tetapi tidak punya alamat: isi slug. Artikel juga perlu kategori yang sudah terbit.',
  },
  'broken-link': {
    heading: 'Tautan putus',
    about: 'Tautan ke halaman yang tidak ada di situs, atau yang tidak dapat dipakai.',
  },
  required: {
    heading: 'Isian wajib yang kosong',
    about: 'Sudah terbit tanpa isian yang wajib.',
  },
  draft: {
    heading: 'Draf belum lengkap',
    about: 'Draf ini belum dapat diterbitkan atau belum lengkap. Isi dahulu isian yang disebut.',
  },
  english: {
    heading: 'Belum ada bahasa Inggris',
    about: 'Halaman bahasa Inggris menampilkan teks bahasa Indonesia untuk isian ini.',
  },
  picture: {
    heading: 'Gambar tanpa teks alternatif',
    about: 'Pembaca layar tidak dapat membacakan gambar ini. Isi teks alternatif di Media Library atau di dalam teks.',
  },
}

/** What an editor has to know where the site did not tell everything. */
export const siteWords = {
  'not-connected':
    'CMS ini tidak terhubung ke situs. Yang tidak tampil di situs dan tautan putus tidak dapat diperiksa.',
  unreachable:
    'Situs tidak dapat dihubungi. Yang tidak tampil di situs dan tautan putus belum diperiksa. Coba lagi beberapa saat lagi.',
}

/** What an editor reads where nothing was found: that all is well is said only where all was looked at. */
export const nothingWords = (site, unread) =>
  site === 'read' && unread.length === 0
    ? 'Tidak ada yang kurang atau salah.'
    : 'Tidak ada yang kurang atau salah pada isi yang dapat diperiksa.'
