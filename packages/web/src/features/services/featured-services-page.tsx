import { ArticleCard, EmptyState, Grid, PageBody, PageOpening } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { loadFeaturedServices } from './load-featured-services.ts'

/** The featured services of the group. */
export const FeaturedServicesPage = ({
  data: { services },
  trail,
}: PageProps<typeof loadFeaturedServices>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <PageOpening title={message('web.services.title')} intro={message('web.services.intro')} trail={trail} />
      <PageBody>
        {services.length === 0 ? (
          <EmptyState title={message('web.services.empty')} />
        ) : (
          <Grid as="ul">
            {services.map((service) => (
              <li key={service.href}>
                <ArticleCard {...service} level={2} />
              </li>
            ))}
          </Grid>
        )}
      </PageBody>
    </>
  )
}
