import type { Locale } from '@hospital/ui'
import type { FormValues } from '../../forms/submission.ts'
import { minutesToWait } from '../../forms/submission.ts'
import { splitLocale } from '../../routes/href.ts'
import { nationalNumber } from '../../shell/emergency.ts'

const words = {
  id: {
    error: 'Terjadi kesalahan saat menampilkan halaman galat',
    busy: 'Situs sedang ramai',
    busyText: 'Silakan muat ulang halaman ini sebentar lagi.',
    limited: 'Formulir belum kami terima',
    limitedText: (minutes: number) =>
      `Terlalu banyak formulir dikirim, jadi yang ini belum kami terima. Isian Anda masih ada; silakan kirim lagi dalam ${minutes} menit.`,
    send: 'Kirim lagi',
    form: 'Kembali ke formulir kosong',
    emergency: 'Gawat darurat:',
    back: 'Kembali ke beranda',
    home: '/',
  },
  en: {
    error: 'An error occurred while showing the error page',
    busy: 'The site is busy',
    busyText: 'Please reload this page in a moment.',
    limited: 'We have not received the form yet',
    limitedText: (minutes: number) =>
      `Too many forms were sent, so this one has not been received. Your entries are still here; please send it again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    send: 'Send again',
    form: 'Back to the empty form',
    emergency: 'Emergency:',
    back: 'Back to the home page',
    home: '/en',
  },
} as const

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page of words alone, with the emergency number. It needs no back end and no component, so it is made at once. */
export const plainPage = (locale: Locale, title: string, content = ''): string => {
  const { emergency, back, home } = words[locale]
  const call = `<p>${emergency} <a href="tel:${nationalNumber}">${nationalNumber}</a></p>`
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${content}${call}<p><a href="${home}">${back}</a></p></main></body></html>`
}

/** The page that is sent when even the error page cannot be rendered, in the language of the address. */
export const lastResortPage = (path: string): string => {
  const { locale } = splitLocale(path)
  return plainPage(locale, words[locale].error)
}

/** The page that is sent when too many requests wait. */
export const busyPage = (path: string): string => {
  const { locale } = splitLocale(path)
  const { busy, busyText } = words[locale]
  return plainPage(locale, busy, `<p>${busyText}</p>`)
}

/**
 * The page for a form that was sent without script too soon after others. It has the typed values in a form, to be sent again. `retryAfter`
 * is in seconds.
 */
export const limitedFormPage = (path: string, values: FormValues, retryAfter: number): string => {
  const { locale } = splitLocale(path)
  const { limited, limitedText, send, form } = words[locale]
  const fields = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const action = escaped(path)
  return plainPage(
    locale,
    limited,
    `<p role="alert">${limitedText(minutesToWait(retryAfter))}</p><form method="post" action="${action}">${fields.join('')}<button>${send}</button></form><p><a href="${action}">${form}</a></p>`,
  )
}
