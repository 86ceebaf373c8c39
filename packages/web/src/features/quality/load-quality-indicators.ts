import { localize } from '@hospital/sdk'
import { listQualityIndicators } from '@hospital/sdk/cms'
import type { QualityIndicatorCard } from '@hospital/sdk/cms'
import type { ArticleCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { periodIn } from './indicator-rules.ts'

/** All reports on the quality of care. */
export interface QualityIndicatorsData {
  readonly reports: readonly ArticleCardProps[]
}

const reportCard = (report: QualityIndicatorCard, locale: LoaderContext['locale']): ArticleCardProps[] => {
  const { slug, periode, rumah_sakit: hospital, gambar } = report
  const title = localize(report, 'judul', locale)
  if (title.text === '' || !slug) return []
  return [
    {
      title,
      href: href(locale, 'qualityIndicator', { slug }),
      category: hospital?.nama ?? undefined,
      snippet: periode ? periodIn(periode, locale) : undefined,
      image: toImage(gambar),
    },
  ]
}

/** Loads the list of reports, the newest first. Contract: document `QualityIndicators`. */
export const loadQualityIndicators: PageLoader<QualityIndicatorsData> = async ({ cms, locale, message }) =>
  fromResult(await listQualityIndicators(cms), (list) => ({
    kind: 'page',
    data: { reports: list.flatMap((report) => reportCard(report, locale)) },
    meta: { title: message('web.quality.title'), description: message('web.quality.intro') },
  }))
