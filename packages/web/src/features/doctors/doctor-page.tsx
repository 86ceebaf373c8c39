import {
  ArticleCard,
  DoctorCard,
  Fact,
  formatDate,
  Inline,
  LinkButton,
  LocalizedText,
  openingSizes,
  PageOpening,
  Picture,
  plainText,
  Text,
  uniqueKeys,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { LinkFact } from '../../shared/link-fact.tsx'
import { partOr } from '../../shared/loading/part.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { PartCarousel } from '../../shared/part-carousel.tsx'
import { PartSection } from '../../shared/part-section.tsx'
import { SitePrintHead } from '../../shell/print-head.tsx'
import { DoctorPlace } from './doctor-place.tsx'
import type { loadDoctor, PracticePlace } from './load-doctor.ts'

/** One doctor: the places and hours of practice, how to book, and other doctors. */
export const DoctorPage = ({ data, trail }: PageProps<typeof loadDoctor>): ReactElement => {
  const message = useMessage()
  const { name, articles } = data
  return (
    <>
      <SitePrintHead {...data.printed} />
      <DoctorOpening data={data} trail={trail} />
      <PartSection
        id="jadwal"
        heading={message('web.doctor.schedule')}
        part={data.places}
        empty={message('web.doctor.schedule.empty')}
      >
        {(places) => {
          const keys = uniqueKeys(places, ({ hospital }) => hospital.href)
          return places.map((place, index) => <DoctorPlace key={keys[index]} doctor={name} place={place} />)
        }}
      </PartSection>
      <Colleagues data={data} />
      <PartCarousel
        id="artikel"
        heading={message('web.doctor.articles')}
        part={articles}
        items="four"
        keyOf={(article) => article.href}
      >
        {(article) => <ArticleCard {...article} />}
      </PartCarousel>
    </>
  )
}

/** Other doctors of the same specialty. */
const Colleagues = ({
  data: { specialty, colleagues, specialtyHref },
}: Pick<PageProps<typeof loadDoctor>, 'data'>): ReactElement => {
  const message = useMessage()
  return (
    <PartCarousel
      id="rekan"
      heading={
        specialty
          ? message('web.doctor.colleaguesOf', { specialty: plainText(specialty) })
          : message('web.doctor.colleagues')
      }
      part={colleagues}
      tone="tint"
      action={specialtyHref === undefined ? undefined : { label: message('web.all.schedules'), href: specialtyHref }}
      keyOf={(doctor) => doctor.href}
    >
      {(doctor) => <DoctorCard {...doctor} />}
    </PartCarousel>
  )
}

const DoctorOpening = ({
  data: { name, photo, specialty, places },
  trail,
}: PageProps<typeof loadDoctor>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const hospitals = partOr(places, [])
  const [first] = hospitals
  return (
    <PageOpening
      title={{ text: name, lang: locale, isName: true }}
      trail={trail}
      portrait={<Picture image={photo} ratio="square" sizes={openingSizes.portrait} priority />}
    >
      {specialty && (
        <Text size="lead" tone="brand">
          <LocalizedText value={specialty} />
        </Text>
      )}
      <PracticePlaces places={hospitals} />
      <Inline gap="xs">
        {first && (
          <LinkButton icon="calendar" href={first.appointmentHref}>
            {message('web.doctor.appointment')}
          </LinkButton>
        )}
        <LinkButton tone="secondary" href="#jadwal">
          {message('web.doctor.schedule')}
        </LinkButton>
      </Inline>
    </PageOpening>
  )
}

/** The doctor's places of practice, with the next visit at each. */
const PracticePlaces = ({ places }: { readonly places: readonly PracticePlace[] }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const keys = uniqueKeys(places, ({ hospital }) => hospital.href)
  return (
    <>
      {places.map(({ hospital, next }, index) => (
        <div key={keys[index]}>
          <LinkFact icon="location" {...hospital} />
          {next && (
            <Fact icon="calendar">
              <span>{message('web.doctor.next')}</span>{' '}
              <time dateTime={next.date}>{formatDate(next.date, locale, 'weekday')}</time>
              {', '}
              <span>{next.hours}</span>
            </Fact>
          )}
        </div>
      ))}
    </>
  )
}
