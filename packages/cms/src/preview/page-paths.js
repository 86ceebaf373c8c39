'use strict'

/** A specialty has a page at each hospital that has a code for it; the first one stands for them. */
const atHospital = ({ slug, mapping }) => {
  const [first] = (mapping ?? []).flatMap(({ kode_spesialis: code, hospital }) => (code && hospital?.slug) || [])
  return slug && first ? `/rumah-sakit/${first}/layanan/${slug}` : undefined
}

const below = (path) => (entry) => (entry.slug ? `${path}/${entry.slug}` : undefined)

/** The page of an entry on the site in Indonesian, by content type; types that are missing have no page of their own. */
const pagePaths = {
  // The address has the category, of which only the published form is on the site.
  artikel: ({ slug, kategori_artikel: category }) => (slug && category?.slug ? `/${category.slug}/${slug}` : undefined),
  beranda: () => '/',
  'data-indikator-mutu': below('/informasi/data-indikator-mutu'),
  dokter: below('/dokter'),
  'event-community': below('/informasi/event-community'),
  form: below('/informasi/forms'),
  karir: below('/informasi/karir'),
  'layanan-spesialis': atHospital,
  'layanan-unggulan': below('/layanan-unggulan'),
  paket: below('/paket'),
  'rumah-sakit': below('/rumah-sakit'),
}

module.exports = { pagePaths }
