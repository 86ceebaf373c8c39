/** The name of the page, in the menu too. */
export const pageTitle = 'Perlu diperbaiki'

/** The words about a kind: its heading, what it means or how to correct it, and a name for the details of its entries. */
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

/** A note for editors if the site did not tell everything. */
const siteWords = {
  'not-connected':
    'CMS ini belum terhubung ke situs, sehingga tautan rusak dan bagian yang tidak tampil di situs tidak dapat diperiksa.',
  unreachable:
    'Situs sedang tidak dapat dihubungi, sehingga tautan rusak dan bagian yang tidak tampil di situs belum diperiksa. Coba lagi beberapa saat lagi.',
}

/** Sentences about the content that was not checked. */
export const gapsOf = ({ site, unread }) => [
  ...(siteWords[site] ? [siteWords[site]] : []),
  ...(unread.length > 0 ? [`Sebagian konten belum dapat dibaca oleh situs: ${unread.join(', ')}.`] : []),
]

/** The text for a report without findings. It says that all is well only if everything was checked. */
export const nothingWords = (gaps) =>
  gaps.length === 0
    ? 'Semua konten sudah lengkap dan benar.'
    : 'Tidak ada yang perlu diperbaiki pada konten yang sudah diperiksa.'

/** The text while the content is being checked. */
export const checkingWords = 'Sedang memeriksa…'

/** The text if the CMS itself gave no report. */
export const failedWords = 'CMS tidak menjawab, sehingga konten belum diperiksa. Coba lagi.'

/** The text with the number of all findings. */
export const totalWords = (total) => `${total} hal perlu diperbaiki.`

/** The text with the time of the check and the checked site. */
export const checkedWords = (at, site) => {
  const time = at.toLocaleTimeString('id-ID', { hour: '2-digit', minute: '2-digit' })
  return `Diperiksa pukul ${time} ${site === 'read' ? 'di CMS dan di situs' : 'di CMS saja'}`
}
