'use strict'

const { flatHospital } = require('./flat')

const publishedArticles = (filters) =>
  strapi.documents('api::artikel.artikel').findMany({
    status: 'published',
    filters,
    populate: ['gambar', 'kategori_artikel', 'rumah_sakit'],
    sort: 'createdAt:desc',
  })

const flatArticle = ({ kategori_artikel: category, rumah_sakit: hospital, ...article }) => ({
  ...article,
  kategori_artikel: category && {
    id: category.id,
    documentId: category.documentId,
    kategori: category.kategori,
    kategori_en: category.kategori_en,
    slug: category.slug,
  },
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
