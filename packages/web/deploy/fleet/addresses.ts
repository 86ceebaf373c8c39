/** The values of the choices in a page's field, by the field's name. */
const optionsOf = (html: string, name: string): readonly string[] => {
  const [, list = ''] = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(html) ?? []
  return [...list.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) => value)
}

const textOf = async (address: string): Promise<string> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

/**
 * `wanted` addresses of a site, each with a page that may be cached: those of the site map, then schedules by hospital, specialty and day,
 * then searches for two words. The most visited come first. A booking shows free places, so only the site caches it.
 */
export const addressesOf = async (url: string, wanted: number): Promise<readonly string[]> => {
  const map = await textOf(`${url}/sitemap.xml`)
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => !path.endsWith('/appointment'))
  const schedules = await textOf(`${url}/jadwal-dokter`)
  const [hospitals, specialties, days] = ['rs', 'spesialis', 'hari'].map((name) => optionsOf(schedules, name))
  const filtered = (hospitals ?? []).flatMap((rs) =>
    (specialties ?? []).flatMap((spesialis) =>
      (days ?? []).map((hari) => `/jadwal-dokter?${new URLSearchParams({ rs, spesialis, hari })}`),
    ),
  )
  const words = [...new Set(pages.flatMap((page) => page.split(/[/-]/)).filter((word) => word.length > 3))]
  const searches = words.flatMap((first) => words.map((second) => `/cari?q=${first}+${second}`))
  const all = [...new Set([...pages, ...filtered, ...searches])]
  if (all.length < wanted) throw new Error(`there are only ${all.length} addresses`)
  return all.slice(0, wanted)
}
