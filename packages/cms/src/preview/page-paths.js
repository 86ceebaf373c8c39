'use strict'

/** A specialty has a page at each hospital that has a code for it. The preview shows the first of these pages. */
const atHospital = ({ slug, mapping }) => {
  const [first] = (mapping ?? []).flatMap(({ kode_spesialis: code, hospital }) => (code && hospital?.slug) || [])
  return slug && first ? `/rumah-sakit/${first}/layanan/${slug}` : undefined
}

const below = (path) => (entry) => (entry.slug ? `${path}/${entry.slug}` : undefined)

/** The path of an entry's page on the site in Indonesian, by content type. Types that are missing here have no page of their own. */
const pagePaths = {
  // The address contains the category. The site has only its published form.
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
