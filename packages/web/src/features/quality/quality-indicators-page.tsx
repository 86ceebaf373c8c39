import { ArticleCard, EmptyState, Grid, PageBody, PageOpening } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { loadQualityIndicators } from './load-quality-indicators.ts'

/** All reports on the quality of care. */
export const QualityIndicatorsPage = ({
  data: { reports },
  trail,
}: PageProps<typeof loadQualityIndicators>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <PageOpening title={message('web.quality.title')} intro={message('web.quality.intro')} trail={trail} />
      <PageBody>
        {reports.length === 0 ? (
          <EmptyState title={message('web.quality.empty')} />
        ) : (
          <Grid as="ul">
            {reports.map((report) => (
              <li key={report.href}>
                <ArticleCard {...report} level={2} />
              </li>
            ))}
          </Grid>
        )}
      </PageBody>
    </>
  )
}
