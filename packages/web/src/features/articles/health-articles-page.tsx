import {
  ArticleCard,
  EmptyState,
  FilterBar,
  Grid,
  LinkButton,
  PageBody,
  PageOpening,
  plainText,
  SelectField,
  TopicNav,
  useLocale,
} from '@hospital/ui'
import type { ArticleCardProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { PartSection } from '../../shared/part-section.tsx'
import type { HealthArticlesData } from './load-health-articles.ts'
import type { loadHealthArticles } from './load-health-articles.ts'

/** Articles on health by topic, or for the patients of one specialty. */
export const HealthArticlesPage = ({ data, trail }: PageProps<typeof loadHealthArticles>): ReactElement => {
  const message = useMessage()
  const { topics, found, byTopic } = data
  return (
    <>
      <PageOpening
        title={message('web.healthArticles.title')}
        intro={message('web.healthArticles.intro')}
        trail={trail}
      />
      <PageBody>
        <TopicNav label={message('web.articles.topics')} topics={topics} />
        <SpecialtyFilter data={data} />
        {found && <Found articles={found} />}
        {!found && byTopic.length === 0 && (
          <EmptyState title={message('web.healthArticles.none')} message={message('web.healthArticles.noneHint')} />
        )}
      </PageBody>
      {byTopic.map(({ title, href: address, articles }, index) => (
        <PartSection
          key={address}
          heading={title}
          part={articles}
          tone={index % 2 === 0 ? 'tint' : undefined}
          action={{ label: message('web.healthArticles.all', { topic: plainText(title) }), href: address }}
        >
          {(list) => (
            <Grid as="ul">
              {list.map((article) => (
                <li key={article.href}>
                  <ArticleCard {...article} category={undefined} />
                </li>
              ))}
            </Grid>
          )}
        </PartSection>
      ))}
    </>
  )
}

const SpecialtyFilter = ({
  data: { specialty, found, byTopic },
}: {
  readonly data: HealthArticlesData
}): ReactElement => {
  const message = useMessage()
  const all = href(useLocale(), 'healthArticles')
  const { name, options, value } = specialty
  return (
    <FilterBar
      action={all}
      label={message('web.healthArticles.filter')}
      status={
        found
          ? message('web.healthArticles.found', { count: found.length })
          : message('web.healthArticles.topicCount', { count: byTopic.length })
      }
      active={name ? [{ label: plainText(name), href: all }] : []}
      clearHref={all}
      fold="narrow"
    >
      {/* The field keeps its choice, so another choice in the address needs a new field. */}
      <SelectField
        key={value}
        name="spesialis"
        options={options}
        value={value}
        label={message('web.healthArticles.specialty')}
        any={message('web.healthArticles.anySpecialty')}
      />
    </FilterBar>
  )
}

const Found = ({ articles }: { readonly articles: readonly ArticleCardProps[] }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  if (articles.length === 0) {
    return (
      <EmptyState
        title={message('web.healthArticles.empty')}
        message={message('web.healthArticles.emptyHint')}
        action={<LinkButton href={href(locale, 'healthArticles')}>{message('web.articles.allTopics')}</LinkButton>}
      />
    )
  }
  return (
    <Grid as="ul">
      {articles.map((article) => (
        <li key={article.href}>
          <ArticleCard {...article} level={2} />
        </li>
      ))}
    </Grid>
  )
}
