import { splitLocale } from '../../routes/href.ts'

const words = {
  id: { title: 'Terjadi kesalahan saat menampilkan halaman galat', back: 'Kembali ke beranda', home: '/' },
  en: { title: 'An error occurred while showing the error page', back: 'Back to the home page', home: '/en' },
} as const

/** What is sent when not even the error page can be rendered: nothing but words, in the language of the address. */
export const lastResortPage = (path: string): string => {
  const { locale } = splitLocale(path)
  const { title, back, home } = words[locale]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p><a href="${home}">${back}</a></p></main></body></html>`
}
