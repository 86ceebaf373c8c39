import {
  CalendarDate,
  ContactButtons,
  DescriptionList,
  formatRupiah,
  Inline,
  Link,
  LinkButton,
  LocalizedText,
  openingSizes,
  PageOpening,
  Picture,
  RichText,
  Section,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { PostedForm } from '../../forms/posted-form.tsx'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { PartCarousel } from '../../shared/part-carousel.tsx'
import { SitePrintHead } from '../../shell/print-head.tsx'
import { useShell } from '../../shell/shell-context.ts'
import type { loadPackage } from './load-package.ts'
import { PackageChatCard } from './package-chat-card.tsx'
import { guestFields, wishFields } from './reservation-fields.tsx'

/** One health package: its price, its contents, and how to reserve it. */
export const PackagePage = ({ data, trail }: PageProps<typeof loadPackage>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { contents, related, reservation } = data
  return (
    <>
      <SitePrintHead {...data.printed} />
      <PackageOpening data={data} trail={trail} />
      {contents.length > 0 && (
        <Section id="isi" heading={message('web.package.contents')}>
          <Stack gap="lg" align="start">
            <RichText nodes={contents} />
            <Link look="action" href={href(locale, 'packageComparison', undefined, { paket: data.slug })}>
              {message('web.compare.withOthers')}
            </Link>
          </Stack>
        </Section>
      )}
      {reservation && <ReservationSection slug={data.slug} reservation={reservation} />}
      <RelatedPackages related={related} />
    </>
  )
}

type Package = PageProps<typeof loadPackage>['data']

interface ReservationSectionProps {
  readonly slug: string
  readonly reservation: NonNullable<Package['reservation']>
}

const ReservationSection = ({ slug, reservation }: ReservationSectionProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Section
      id="reservasi"
      heading={message('web.reservation.title')}
      subtitle={message('web.reservation.intro')}
      tone="sand"
    >
      <PostedForm
        key={slug}
        action={href(locale, 'package', { slug })}
        prefix="reservasi"
        first={reservation.first}
        columns={guestFields(reservation.hospitals)}
        fields={wishFields(reservation)}
        sent="web.reservation.sent"
        submit="web.reservation.submit"
      />
    </Section>
  )
}

const RelatedPackages = ({ related }: Pick<Package, 'related'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <PartCarousel
      id="lainnya"
      heading={message('web.package.related')}
      part={related}
      tone="tint"
      action={{ label: message('web.all.packages'), href: href(locale, 'packages') }}
      keyOf={(offer) => offer.href}
    >
      {(offer) => <PackageChatCard {...offer} />}
    </PartCarousel>
  )
}

const PackageOpening = ({
  data: { name, category, price, validUntil, image, question, reservation, contents },
  trail,
}: PageProps<typeof loadPackage>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const {
    siteName,
    footer: { contact },
  } = useShell()
  return (
    <PageOpening
      title={name}
      text={contents}
      trail={trail}
      aside={<Picture image={image} ratio="photo" sizes={openingSizes.aside} priority />}
    >
      <Text as="strong" size="lead">
        {price === undefined ? message('web.package.priceOnRequest') : formatRupiah(price, locale)}
      </Text>
      <PackageFacts category={category} validUntil={validUntil} />
      {!reservation && <Text>{message('web.reservation.lastDay')}</Text>}
      <Inline align="start">
        {reservation && (
          <LinkButton icon="calendar" href="#reservasi">
            {message('web.package.reserve')}
          </LinkButton>
        )}
        <ContactButtons
          name={siteName}
          phone={contact.phone}
          whatsapp={contact.whatsapp}
          text={question}
          hours={message('web.contact.hours')}
        />
      </Inline>
    </PageOpening>
  )
}

const PackageFacts = ({ category, validUntil }: Pick<Package, 'category' | 'validUntil'>): ReactElement => {
  const message = useMessage()
  return (
    <DescriptionList
      items={[
        ...(category ? [{ term: message('web.packages.category'), details: <LocalizedText value={category} /> }] : []),
        ...(validUntil
          ? [{ term: message('web.package.validUntil'), details: <CalendarDate date={validUntil} /> }]
          : []),
      ]}
    />
  )
}
