import { plainPage } from '../documents/plain-page.ts'

const words = {
  ended: {
    status: 410,
    id: ['Tautan pratinjau sudah berakhir', 'Buka lagi pratinjau dari CMS.'],
    en: ['This preview link has ended', 'Open the preview from the CMS again.'],
  },
  refused: {
    status: 403,
    id: ['Tautan pratinjau tidak berlaku', 'Tautannya tidak lengkap atau sudah diubah. Buka lagi pratinjau dari CMS.'],
    en: ['This preview link is not valid', 'It is not complete, or was changed. Open the preview from the CMS again.'],
  },
  missing: {
    status: 410,
    id: [
      'Draf ini tidak dapat ditampilkan',
      'Isinya sudah dihapus, alamatnya berubah, atau masih ada isian wajib yang kosong.',
    ],
    en: [
      'This draft cannot be shown',
      'It was deleted, its address has changed, or something that its page needs is empty.',
    ],
  },
  failed: {
    status: 502,
    id: ['Pratinjau belum dapat dimuat', 'CMS sedang tidak menjawab. Silakan coba lagi sebentar lagi.'],
    en: ['The preview could not be loaded', 'The CMS does not answer. Please try again in a moment.'],
  },
} as const

/** Why a preview is not shown. */
export type Refusal = keyof typeof words

/** The page that replaces a preview, in both languages: an invalid link does not tell the language of its visitor. */
export const refusalPage = (refusal: Refusal): { readonly status: 403 | 410 | 502; readonly html: string } => {
  const { status, id, en } = words[refusal]
  const html = plainPage(
    'id',
    id[0],
    `<p>${id[1]}</p><div lang="en"><h2>${en[0]}</h2><p>${en[1]}</p><p><a href="/en">To the home page</a></p></div>`,
  )
  return { status, html }
}
