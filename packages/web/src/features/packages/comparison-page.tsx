import {
  Button,
  CalendarDate,
  CheckboxGroup,
  ComparisonTable,
  EmptyState,
  Heading,
  formatRupiah,
  InlineAlert,
  Link,
  LinkButton,
  LocalizedText,
  PageBody,
  PageOpening,
  plainText,
  RichText,
  Section,
  SectionError,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { useAddress } from '../../shared/use-address.ts'
import type { ComparedPackage, ComparisonData } from './load-comparison.ts'
import type { loadComparison } from './load-comparison.ts'

/** Two or three packages side by side, and all of them to choose from. */
export const ComparisonPage = ({ data, trail }: PageProps<typeof loadComparison>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <PageOpening title={message('web.compare.title')} intro={message('web.compare.intro')} trail={trail} />
      <PageBody>
        <Comparison {...data} />
      </PageBody>
      <Section heading={message('web.compare.choice')} tone="tint">
        <Choice {...data} />
      </Section>
    </>
  )
}

const Comparison = ({ state, missing, compared }: ComparisonData): ReactElement => {
  const message = useMessage()
  const address = useAddress()
  if (!compared.ok) return <SectionError retryHref={address} />
  return (
    <>
      {missing > 0 && <InlineAlert tone="warning">{message('web.compare.missing', { count: missing })}</InlineAlert>}
      {state === 'many' && <InlineAlert tone="warning">{message('web.compare.many')}</InlineAlert>}
      {state === 'one' && <InlineAlert>{message('web.compare.one')}</InlineAlert>}
      {state === 'none' && <Text>{message('web.compare.none')}</Text>}
      {state === 'compared' && (
        <>
          {/* The contents of packages have their own headings. */}
          <Heading level={2}>{compared.value.map(({ name }) => plainText(name)).join(', ')}</Heading>
          <Table packages={compared.value} />
        </>
      )}
    </>
  )
}

const Table = ({ packages }: { readonly packages: readonly ComparedPackage[] }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <ComparisonTable
      caption={message('web.compare.caption', { count: packages.length })}
      items={packages.map(({ slug, name }) => ({ id: slug, name }))}
      properties={[
        {
          heading: message('web.compare.price'),
          values: packages.map(({ price }) =>
            price === undefined ? message('web.package.priceOnRequest') : formatRupiah(price, locale),
          ),
        },
        {
          heading: message('web.compare.contents'),
          values: packages.map(({ slug, contents }) => <RichText key={slug} nodes={contents} />),
        },
        {
          heading: message('web.compare.where'),
          values: packages.map(() => message('web.compare.anyHospital')),
        },
        {
          heading: message('web.package.validUntil'),
          values: packages.map(({ slug, validUntil }) =>
            validUntil ? <CalendarDate key={slug} date={validUntil} /> : message('web.compare.noEnd'),
          ),
        },
        {
          heading: message('web.reservation.title'),
          values: packages.map((offer) => <Reserve key={offer.slug} {...offer} />),
        },
      ]}
    />
  )
}

const Reserve = ({ name, href: address, reserveHref }: ComparedPackage): ReactElement => {
  const message = useMessage()
  return (
    <Stack gap="xs" align="start">
      {reserveHref ? (
        <LinkButton
          size="compact"
          href={reserveHref}
          aria-label={message('web.compare.reserveOf', { name: plainText(name) })}
        >
          {message('web.compare.reserve')}
        </LinkButton>
      ) : (
        <Text>{message('web.compare.lastDay')}</Text>
      )}
      <Link look="action" href={address}>
        <LocalizedText value={name} />
      </Link>
    </Stack>
  )
}

const Choice = ({ choices, chosen }: ComparisonData): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const address = useAddress()
  if (!choices.ok) return <SectionError retryHref={address} />
  if (choices.value.length === 0) return <EmptyState title={message('web.packages.empty')} />
  return (
    <form action={href(locale, 'packageComparison')} method="get">
      <Stack align="start">
        {/* Boxes keep their ticks, so another choice in the address needs new boxes. */}
        <CheckboxGroup
          key={chosen.join()}
          name="paket"
          label={message('web.compare.label')}
          options={choices.value}
          values={chosen}
        />
        <Button type="submit">{message('web.compare.submit')}</Button>
      </Stack>
    </form>
  )
}
