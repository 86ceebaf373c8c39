import { signatureOf } from '../server/preview/link.ts'
import type { PreviewLink } from '../server/preview/link.ts'

/** The path of a preview, signed with `secret` as the CMS does; `further`: what the site itself adds. */
export const previewPath = (
  link: PreviewLink,
  secret: string,
  further: Readonly<Record<string, string>> = {},
): string => {
  const query = {
    jenis: link.type,
    id: link.id,
    halaman: link.path,
    sampai: String(link.until),
    tanda: signatureOf(link, secret),
  }
  return `/_preview?${new URLSearchParams({ ...query, ...further }).toString()}`
}
