import {
  ArticleCard,
  CalendarDate,
  Fact,
  formatDate,
  Heading,
  Inline,
  Link,
  LocalizedText,
  PageOpening,
  Picture,
  ReadingLayout,
  RichText,
  SectionError,
  Stack,
  Text,
  useLocale,
  VideoCard,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import { LinkFact } from '../../shared/link-fact.tsx'
import type { PageProps } from '../../shared/page-props.ts'
import { PartCarousel } from '../../shared/part-carousel.tsx'
import { SitePrintHead } from '../../shell/print-head.tsx'
import { SpecialistsSection } from '../doctors/specialists-section.tsx'
import { ArticleWarning } from './article-warning.tsx'
import type { ArticleData } from './load-article.ts'
import type { loadArticle } from './load-article.ts'

/** One article, and further articles and videos. */
export const ArticlePage = ({ data, trail }: PageProps<typeof loadArticle>): ReactElement => {
  const message = useMessage()
  const { title, lead, image, body, emergency, specialists, related, videos } = data
  return (
    <>
      <SitePrintHead {...data.printed} />
      <PageOpening title={title} intro={lead} text={body} trail={trail}>
        {emergency && <ArticleWarning {...emergency} />}
        <Facts data={data} />
      </PageOpening>
      <ReadingLayout asideLabel={message('web.article.newest')} aside={<Newest newest={data.newest} />}>
        {image && <Picture image={image} ratio="wide" sizes="(min-width: 992px) 736px, 100vw" priority />}
        {body.length > 0 ? <RichText nodes={body} /> : <Text>{message('web.article.empty')}</Text>}
      </ReadingLayout>
      {specialists && <SpecialistsSection {...specialists} />}
      <Related related={related} />
      <PartCarousel id="video" heading={message('web.home.videos')} part={videos} keyOf={({ videoId }) => videoId}>
        {(video) => <VideoCard {...video} />}
      </PartCarousel>
    </>
  )
}

const Related = ({ related }: Pick<ArticleData, 'related'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <PartCarousel
      id="terkait"
      heading={message('web.article.related')}
      part={related}
      tone="tint"
      action={{ label: message('web.all.articles'), href: href(locale, 'articles') }}
      keyOf={(article) => article.href}
    >
      {(article) => <ArticleCard {...article} />}
    </PartCarousel>
  )
}

const Facts = ({ data }: { readonly data: ArticleData }): ReactElement => {
  const { category, published, updated, hospital, author, reviewer, reviewed } = data
  const message = useMessage()
  const locale = useLocale()
  return (
    <Inline>
      <LinkFact icon="file" {...category} />
      {published && (
        <Fact icon="calendar">
          <CalendarDate date={published} />
        </Fact>
      )}
      {updated && <Fact icon="check">{message('web.article.updated', { date: formatDate(updated, locale) })}</Fact>}
      {hospital && <LinkFact icon="building" {...hospital} />}
      {author && <Fact icon="user">{message('web.article.author', { name: author })}</Fact>}
      {reviewer && (
        <Fact icon="stethoscope">
          {reviewed
            ? message('web.article.reviewedOn', { name: reviewer, date: formatDate(reviewed, locale) })
            : message('web.article.reviewed', { name: reviewer })}
        </Fact>
      )}
    </Inline>
  )
}

const Newest = ({ newest }: Pick<ArticleData, 'newest'>): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  if (newest.ok && newest.value.length === 0) return null
  return (
    <>
      <Heading level={2} size={3}>
        {message('web.article.newest')}
      </Heading>
      {newest.ok ? (
        <Stack as="ul">
          {newest.value.map(({ label, href: address, published }) => (
            <li key={address}>
              <Link href={address}>
                <LocalizedText value={label} />
              </Link>
              {published && (
                <Text size="caption" tone="muted">
                  <CalendarDate date={published} />
                </Text>
              )}
            </li>
          ))}
        </Stack>
      ) : (
        <SectionError retryHref={href(locale, 'articles')} />
      )}
    </>
  )
}
