import {
  ArticleCard,
  EmptyState,
  FilterBar,
  Grid,
  LinkButton,
  PageBody,
  PageOpening,
  Pagination,
  TextField,
  TopicNav,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { pageQuery } from '../../shared/page-query.ts'
import type { ArticlesData } from './load-articles.ts'
import type { loadArticles } from './load-articles.ts'

/** Articles: all of them, those of one topic, or the results of a search. */
export const ArticlesPage = ({ data, trail }: PageProps<typeof loadArticles>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { title, intro, category, topics, current, pages, articles } = data
  const hrefOf = (page: number) => {
    const query = pageQuery(pages, page)
    return category === undefined
      ? href(locale, 'articles', undefined, query)
      : href(locale, 'articleCategory', { category }, query)
  }
  return (
    <>
      <PageOpening title={title} intro={intro} trail={trail} />
      <PageBody>
        <TopicNav label={message('web.articles.topics')} topics={topics} current={current} />
        <Search data={data} />
        {articles.length === 0 ? (
          <Nothing searched={data.words !== undefined} />
        ) : (
          <Grid as="ul">
            {articles.map((article) => (
              <li key={article.href}>
                <ArticleCard {...article} level={2} />
              </li>
            ))}
          </Grid>
        )}
        <Pagination
          page={pages.page}
          pageCount={pages.pageCount}
          label={message('web.articles.title')}
          hrefOf={hrefOf}
        />
      </PageBody>
    </>
  )
}

const Search = ({ data: { words, active, pages } }: { readonly data: ArticlesData }): ReactElement => {
  const message = useMessage()
  const all = href(useLocale(), 'articles')
  return (
    <FilterBar
      action={all}
      label={message('web.articles.filter')}
      status={message('web.articles.found', { count: pages.total })}
      active={active}
      clearHref={all}
      fold="narrow"
    >
      {/* The field keeps its text, so other words in the address need a new field. */}
      <TextField key={words} name="q" type="search" label={message('web.articles.search')} value={words} />
    </FilterBar>
  )
}

const Nothing = ({ searched }: { readonly searched: boolean }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <EmptyState
      title={message(searched ? 'web.articles.none' : 'web.articles.empty')}
      message={message(searched ? 'web.articles.noneHint' : 'web.articles.emptyHint')}
      action={<LinkButton href={href(locale, 'articles')}>{message('web.all.articles')}</LinkButton>}
    />
  )
}
