import {
  DescriptionList,
  EmptyState,
  IndicatorTable,
  PageBody,
  PageOpening,
  plainText,
  RichText,
  Section,
  Text,
  useHydrated,
} from '@hospital/ui'
import { lazy } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'
import { LinkFact } from '../../shared/link-fact.tsx'
import type { PageProps } from '../../shared/page-props.ts'
import type { QualityIndicatorData } from './load-quality-indicator.ts'
import type { loadQualityIndicator } from './load-quality-indicator.ts'

const QualityChart = lazy(async () => ({ default: (await import('./quality-chart.tsx')).QualityChart }))

/** A report on the quality of care: each indicator with its target, in words and numbers, then as a chart. */
export const QualityIndicatorPage = ({ data, trail }: PageProps<typeof loadQualityIndicator>): ReactElement => {
  const message = useMessage()
  const { title, period, hospital, body, indicators, reached, chart, others } = data
  return (
    <>
      <PageOpening title={title} text={body} trail={trail}>
        {hospital && <LinkFact icon="building" {...hospital} />}
      </PageOpening>
      <PageBody>
        {body.length > 0 && <RichText nodes={body} />}
        {indicators.length === 0 ? (
          <EmptyState title={message('web.quality.none')} />
        ) : (
          <>
            <Text as="strong" size="lead">
              {message('web.quality.summary', { reached, total: indicators.length })}
            </Text>
            {/* A caption cannot have a language of its own, so the title replaces a period in another language. */}
            <IndicatorTable
              caption={message('web.quality.caption', {
                period: typeof period === 'string' ? period : plainText(title),
              })}
              indicators={indicators}
            />
          </>
        )}
      </PageBody>
      <Others others={others} />
      {chart.length > 0 && (
        <Section heading={message('web.quality.chartHeading')} subtitle={message('web.quality.chartIntro')}>
          <Chart chart={chart} />
        </Section>
      )}
    </>
  )
}

const Others = ({ others }: Pick<QualityIndicatorData, 'others'>): ReactElement | null => {
  const message = useMessage()
  if (others.length === 0) return null
  const items = others.map(({ name, value }) => ({ term: name, details: value ?? message('web.quality.unmeasured') }))
  return (
    <Section heading={message('web.quality.others')} subtitle={message('web.quality.othersIntro')} tone="tint">
      <DescriptionList items={items} />
    </Section>
  )
}

const Chart = ({ chart }: Pick<QualityIndicatorData, 'chart'>): ReactElement => {
  const message = useMessage()
  const waiting = <Text tone="muted">{message('web.quality.chartWaiting')}</Text>
  return useHydrated() ? (
    <LazyPart name="quality-chart" waiting={waiting}>
      <QualityChart chart={chart} />
    </LazyPart>
  ) : (
    waiting
  )
}
