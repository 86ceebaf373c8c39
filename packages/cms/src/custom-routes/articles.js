'use strict'

const { findPublished, pick } = require('./entries')
const { flatHospital } = require('./flat')

const publishedArticles = (filters) =>
  findPublished('api::artikel.artikel', {
    filters,
    populate: { gambar: true, kategori_artikel: true, rumah_sakit: true },
    sort: 'createdAt:desc',
  })

// The fields that the contract declares for REST. The author and further fields are in GraphQL alone.
const articleFields = [
  'judul',
  'judul_en',
  'slug',
  'artikel',
  'artikel_en',
  'gambar',
  'createdAt',
  'updatedAt',
  'publishedAt',
]

const flatArticle = ({ kategori_artikel: category, rumah_sakit: hospital, ...article }) => ({
  ...pick(article, articleFields),
  kategori_artikel: category && pick(category, ['kategori', 'kategori_en', 'slug']),
  rumah_sakit: hospital && flatHospital(hospital),
})

const one = async (context, filters) => {
  const [article] = await publishedArticles(filters)
  if (!article) return context.notFound()
  context.body = { data: flatArticle(article) }
  return undefined
}

const listArticlesBySpecialty = async (context) => {
  const code = String(context.query.kodeSpesialis ?? '')
  const found = code === '' ? [] : await publishedArticles({ kode_spesialis: { $eq: code } })
  context.body = { data: found.map(flatArticle) }
}

const getArticle = (context) => one(context, { slug: { $eq: context.params.slug } })

const getArticleInCategory = (context) =>
  one(context, { slug: { $eq: context.params.slug }, kategori_artikel: { slug: { $eq: context.params.kategori } } })

module.exports = { getArticle, getArticleInCategory, listArticlesBySpecialty }
