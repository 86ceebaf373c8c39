import type { Cms } from '../cms/cms.ts'
import type { CmsResolvers } from '../generated/cms.ts'
import { notFound } from './cms-errors.ts'
import { flatArticle } from './cms-flat.ts'

/** Articles through the custom routes: flat, without drafts. */
export const createArticleResolvers = ({
  content,
}: Cms): Pick<CmsResolvers, 'listArticlesBySpecialty' | 'getArticle' | 'getArticleInCategory'> => {
  const published = content.artikels.filter(({ publishedAt }) => publishedAt !== null)
  const bySlug = (slug: string) => published.find((article) => article.slug === slug)
  return {
    listArticlesBySpecialty: ({ query: { kodeSpesialis } }) => {
      const found = published
        .filter(({ kode_spesialis }) => kode_spesialis === kodeSpesialis)
        .sort((left, right) => (left.createdAt < right.createdAt ? 1 : -1))
      return { status: 200, body: { data: found.map((article) => flatArticle(content, article)) } }
    },
    getArticle: ({ path: { slug } }) => {
      const article = bySlug(slug)
      return article ? { status: 200, body: { data: flatArticle(content, article) } } : notFound
    },
    getArticleInCategory: ({ path: { kategori, slug } }) => {
      const article = bySlug(slug)
      const category = content.kategoriArtikels.find((found) => found.slug === kategori)
      if (!article || !category || article.kategori_artikel !== category.id) return notFound
      return { status: 200, body: { data: flatArticle(content, article) } }
    },
  }
}
