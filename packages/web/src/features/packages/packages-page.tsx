import {
  Button,
  Checkbox,
  EmptyState,
  FilterBar,
  Grid,
  LinkButton,
  PageBody,
  PageOpening,
  Pagination,
  plainText,
  SelectField,
  SpecialtyCard,
  Stack,
  Text,
  TextField,
  useLocale,
  VisuallyHidden,
} from '@hospital/ui'
import { Fragment } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { pageQuery } from '../../shared/page-query.ts'
import type { PackagesData } from './load-packages.ts'
import type { loadPackages } from './load-packages.ts'
import { PackageChatCard } from './package-chat-card.tsx'

/** The health packages on offer, filtered by category and words. */
export const PackagesPage = ({ data, trail }: PageProps<typeof loadPackages>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { list, action, active, categories, pages, packages } = data
  return (
    <>
      {/* On a phone the first package in the results is on the first screen. */}
      <PageOpening
        title={message('web.packages.title')}
        intro={active.length === 0 ? message('web.packages.intro') : undefined}
        trail={trail}
      />
      <PageBody>
        {categories.length > 0 && active.length === 0 && (
          <Grid as="ul" gap="sm" columns="tiles">
            {categories.map((category) => (
              <li key={category.href}>
                <SpecialtyCard {...category} level={2} />
              </li>
            ))}
          </Grid>
        )}
        <PackageFilters data={data} />
        {packages.length === 0 ? (
          <NoPackages isNarrowed={active.length > 0} action={action} />
        ) : (
          <ComparedCards packages={packages} />
        )}
        <Pagination
          {...pages}
          label={message('web.packages.title')}
          hrefOf={(page) => href(locale, list, undefined, pageQuery(pages, page))}
        />
      </PageBody>
    </>
  )
}

interface NoPackagesProps extends Pick<PackagesData, 'action'> {
  readonly isNarrowed: boolean
}

const NoPackages = ({ isNarrowed, action }: NoPackagesProps): ReactElement => {
  const message = useMessage()
  return (
    <EmptyState
      title={message(isNarrowed ? 'web.packages.none' : 'web.packages.empty')}
      message={message(isNarrowed ? 'web.packages.noneHint' : 'web.packages.emptyHint')}
      action={isNarrowed && <LinkButton href={action}>{message('web.all.packages')}</LinkButton>}
    />
  )
}

/** The packages of the list, each with a box to tick for a comparison. The form works without script. */
const ComparedCards = ({ packages }: Pick<PackagesData, 'packages'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <form action={href(locale, 'packageComparison')} method="get">
      <Stack gap="lg">
        <Grid as="ul">
          {packages.map(({ slug, ...offer }) => (
            <li key={offer.href}>
              <PackageChatCard {...offer} level={2}>
                <Checkbox
                  name="paket"
                  value={slug}
                  label={
                    <>
                      {message('web.compare.submit')} <VisuallyHidden>{plainText(offer.name)}</VisuallyHidden>
                    </>
                  }
                />
              </PackageChatCard>
            </li>
          ))}
        </Grid>
        <Stack gap="xs" align="start">
          <Text tone="muted">{message('web.compare.hint')}</Text>
          <Button type="submit" tone="secondary">
            {message('web.compare.submit')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

const PackageFilters = ({
  data: { action, active, words, category, pages },
}: {
  readonly data: PackagesData
}): ReactElement => {
  const message = useMessage()
  return (
    <FilterBar
      action={action}
      label={message('web.packages.filter')}
      status={message('web.packages.found', { count: pages.total })}
      active={active}
      clearHref={action}
      fold="narrow"
    >
      {/* Fields keep their values, so another choice in the address needs new fields. */}
      <Fragment key={active.map(({ href: address }) => address).join(' ')}>
        <TextField name="q" type="search" label={message('web.packages.search')} value={words} />
        <SelectField
          name="kategori"
          {...category}
          label={message('web.packages.category')}
          any={message('web.packages.anyCategory')}
        />
      </Fragment>
    </FilterBar>
  )
}
