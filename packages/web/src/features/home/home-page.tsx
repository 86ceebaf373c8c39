import {
  ArticleCard,
  Container,
  Disclosure,
  DoctorCard,
  DoctorFinder,
  Grid,
  HeroSlider,
  HospitalCard,
  InstagramCard,
  SectionError,
  SpecialtyCard,
  Stack,
  TestimonialCard,
  useLocale,
  VideoCard,
  VisuallyHidden,
} from '@hospital/ui'
import type { SpecialtyCardProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { Promotion } from '../../shell/promotion.tsx'
import { PackageChatCard } from '../packages/package-chat-card.tsx'
import { HomeCarousel, HomePageSection } from './home-section.tsx'
import type { HomeData } from './load-home.ts'
import type { loadHome } from './load-home.ts'

/** The home page: the search for a doctor first, then all content of the CMS. */
export const HomePage = ({ data }: PageProps<typeof loadHome>): ReactElement => (
  <>
    <Opening data={data} />
    <Care data={data} />
    <Reading data={data} />
    {data.popup && <Promotion offer={data.popup} />}
  </>
)

const Opening = ({ data: { slides, finder } }: { readonly data: HomeData }): ReactElement => {
  const locale = useLocale()
  const message = useMessage()
  return (
    <>
      <h1>
        <VisuallyHidden>{message('web.home.title')}</VisuallyHidden>
      </h1>
      {slides.ok ? (
        <HeroSlider slides={slides.value} />
      ) : (
        <Container>
          <SectionError retryHref={href(locale, 'home')} />
        </Container>
      )}
      <Container>
        <DoctorFinder
          action={href(locale, 'doctorSchedules')}
          hospital={{ name: 'rs', options: finder.hospitals }}
          specialty={{ name: 'spesialis', options: finder.specialties }}
          day={{ name: 'hari', options: finder.days }}
          doctor={{ name: 'dokter' }}
        />
      </Container>
    </>
  )
}

const Care = ({ data }: { readonly data: HomeData }): ReactElement => {
  const { words } = data
  return (
    <>
      <HomeCarousel name="schedules" words={words} part={data.schedules}>
        {(doctor) => <DoctorCard key={`${doctor.href} ${doctor.hospital}`} {...doctor} />}
      </HomeCarousel>
      <HomePageSection name="specialists" words={words} part={data.specialists} tone="tint">
        {(specialties) => <Specialties specialties={specialties} />}
      </HomePageSection>
      <HomeCarousel name="locations" words={words} part={data.locations}>
        {(hospital) => <HospitalCard key={hospital.href} {...hospital} />}
      </HomeCarousel>
      <HomeCarousel name="packages" words={words} part={data.packages} tone="tint" items="four">
        {(offer) => <PackageChatCard key={offer.href} {...offer} />}
      </HomeCarousel>
    </>
  )
}

/** How many specialties are visible at once. One press shows the others. */
const shownSpecialties = 8

const Specialties = ({ specialties }: { readonly specialties: readonly SpecialtyCardProps[] }): ReactElement => {
  const message = useMessage()
  const others = specialties.slice(shownSpecialties)
  const tiles = (shown: readonly SpecialtyCardProps[]) => (
    <Grid gap="sm" columns="tiles">
      {shown.map((specialty) => (
        <SpecialtyCard key={specialty.href} {...specialty} />
      ))}
    </Grid>
  )
  return (
    <Stack>
      {tiles(specialties.slice(0, shownSpecialties))}
      {others.length > 0 && (
        <Disclosure summary={message('web.home.specialists.others', { count: others.length })}>
          {tiles(others)}
        </Disclosure>
      )}
    </Stack>
  )
}

const Reading = ({ data }: { readonly data: HomeData }): ReactElement => {
  const { words } = data
  return (
    <>
      <HomePageSection name="articles" words={words} part={data.articles}>
        {(articles) => (
          <Grid gap="md">
            {articles.map((article) => (
              <ArticleCard key={article.href} {...article} />
            ))}
          </Grid>
        )}
      </HomePageSection>
      <HomeCarousel name="testimonials" words={words} part={data.testimonials} tone="tint">
        {(testimonial) => <TestimonialCard key={`${testimonial.author} ${testimonial.hospital}`} {...testimonial} />}
      </HomeCarousel>
      <HomeCarousel name="videos" words={words} part={data.videos} items="four">
        {(video) => <VideoCard key={video.videoId} {...video} />}
      </HomeCarousel>
      <HomeCarousel name="instagram" words={words} part={data.instagram} tone="tint" items="small">
        {(post) => <InstagramCard key={post.href} {...post} />}
      </HomeCarousel>
    </>
  )
}
