/** The name of the page, in the menu too. */
export const pageTitle = 'Perlu diperbaiki'

/** What editors read about a kind: its heading, what it means or how to mend it, and what the details of its entries are. */
export const kindWords = {
  'left-out': {
    heading: 'Tidak tampil di situs',
    about: 'Situs tidak dapat membaca kolom yang disebut, sehingga bagian itu tidak ditampilkan. Perbaiki isinya.',
    details: 'Kolom',
  },
  'no-page': {
    heading: 'Belum punya halaman',
    about:
      'Sudah terbit, tetapi belum punya alamat di situs. Lengkapi kolom yang disebut; kategorinya harus sudah terbit.',
    details: 'Kolom',
  },
  'broken-link': {
    heading: 'Tautan rusak',
    about: 'Tautan ini menuju halaman yang tidak ada di situs, atau alamatnya salah tulis.',
    details: 'Tautan',
  },
  required: {
    heading: 'Kolom wajib yang masih kosong',
    about: 'Sudah terbit, tetapi ada kolom wajib yang belum diisi.',
    details: 'Kolom',
  },
  draft: {
    heading: 'Draf yang belum lengkap',
    about: 'Lengkapi kolom yang disebut sebelum draf diterbitkan.',
    details: 'Kolom',
  },
  english: {
    heading: 'Belum ada versi bahasa Inggris',
    about: 'Selama belum diterjemahkan, halaman bahasa Inggris menampilkan teks bahasa Indonesia.',
    details: 'Kolom',
  },
  picture: {
    heading: 'Gambar tanpa teks alternatif',
    about:
      'Teks alternatif dibacakan kepada pengunjung tunanetra. Tuliskan isi gambar di Media Library, atau pada gambar di dalam teks.',
    details: 'Kolom',
  },
}

/** What an editor has to know where the site did not tell everything. */
const siteWords = {
  'not-connected':
    'CMS ini belum terhubung ke situs, sehingga tautan rusak dan bagian yang tidak tampil di situs tidak dapat diperiksa.',
  unreachable:
    'Situs sedang tidak dapat dihubungi, sehingga tautan rusak dan bagian yang tidak tampil di situs belum diperiksa. Coba lagi beberapa saat lagi.',
}

/** What was not looked at, in sentences. */
export const gapsOf = ({ site, unread }) => [
  ...(siteWords[site] ? [siteWords[site]] : []),
  ...(unread.length > 0 ? [`Sebagian konten belum dapat dibaca oleh situs: ${unread.join(', ')}.`] : []),
]

/** What an editor reads where nothing was found: that all is well is said only where all was looked at. */
export const nothingWords = (gaps) =>
  gaps.length === 0
    ? 'Semua konten sudah lengkap dan benar.'
    : 'Tidak ada yang perlu diperbaiki pada konten yang sudah diperiksa.'

/** While it is being looked at. */
export const checkingWords = 'Sedang memeriksa…'

/** Where the CMS itself gave no report. */
export const failedWords = 'CMS tidak menjawab, sehingga konten belum diperiksa. Coba lagi.'

/** How many there are of everything. */
export const totalWords = (total) => `${total} hal perlu diperbaiki.`

/** When and where was looked. */
export const checkedWords = (at, site) => {
  const time = at.toLocaleTimeString('id-ID', { hour: '2-digit', minute: '2-digit' })
  return `Diperiksa pukul ${time} ${site === 'read' ? 'di CMS dan di situs' : 'di CMS saja'}`
}
