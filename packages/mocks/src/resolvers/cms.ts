import type { Cms } from '../cms/cms.ts'
import { meets } from '../cms/conditions.ts'
import type { CmsResolvers } from '../generated/cms.ts'
import { createArticleResolvers } from './cms-articles.ts'
import { createDoctorResolvers } from './cms-doctors.ts'
import { createListResolvers } from './cms-lists.ts'
import { createNavigationResolvers } from './cms-navigation.ts'
import { createScheduleResolvers } from './cms-schedules.ts'
import { createSubmissionResolvers } from './cms-submissions.ts'

const createProductResolvers = ({ content }: Cms): Pick<CmsResolvers, 'getProductCategories' | 'searchProducts'> => ({
  getProductCategories: ({ query: { name } }) => ({
    status: 200,
    body: content.productCategories
      .filter((category) => category.name === name)
      .map(({ products, ...category }) => ({
        ...category,
        products: content.products.filter(({ id }) => products.includes(id)),
      })),
  }),
  searchProducts: ({ query: { name, limit = 10 } }) => ({
    status: 200,
    body: content.products.filter((product) => meets(product.name, { containsi: name }) === true).slice(0, limit),
  }),
})

/** Answers all operations of the content API from a content server. */
export const createCmsResolvers = (cms: Cms): CmsResolvers => ({
  ...createNavigationResolvers(cms),
  ...createScheduleResolvers(cms),
  ...createDoctorResolvers(cms),
  ...createArticleResolvers(cms),
  ...createListResolvers(cms),
  ...createSubmissionResolvers(cms),
  ...createProductResolvers(cms),
  executeGraphql: ({ body, bearer }) => cms.graphql(body, bearer),
})
