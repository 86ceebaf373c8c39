import { localize } from '@hospital/sdk'
import { findQualityIndicator } from '@hospital/sdk/cms'
import type { Indicator, LinkItem, Localizable, RichTextNode } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { hospitalLink } from '../../shared/hospital-link.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { indonesianRichText } from '../../shared/rich-text/localized-rich-text.ts'
import { inUnits, isReached, periodIn, readIndicators, targetInSigns, unitIn } from './indicator-rules.ts'

/** A report on the quality of care at a hospital in one period. */
export interface QualityIndicatorData {
  readonly title: Localizable
  readonly period: Localizable | undefined
  readonly hospital: LinkItem | undefined
  readonly body: readonly RichTextNode[]
  /** The indicators with a value and a target. */
  readonly indicators: readonly Indicator[]
  readonly reached: number
  /** Reached and targeted percentages, for the drawing. */
  readonly chart: readonly { readonly label: string; readonly value: number; readonly target: number }[]
  /** The indicators without a target, without a better direction, or without a value. */
  readonly others: readonly { readonly name: string; readonly value: string | undefined }[]
}

type Measured = ReturnType<typeof readIndicators>[number]
type Judged = Measured & { readonly value: number; readonly target: number; readonly lowerIsBetter: boolean }

const isJudged = (entry: Measured): entry is Judged =>
  entry.value !== undefined && entry.target !== undefined && entry.lowerIsBetter !== undefined

/** The description of the indicator, with its target if the contract does not say which direction is better. */
const measuredWords = (
  { unit, value, target }: Measured,
  { locale, message }: Pick<LoaderContext, 'locale' | 'message'>,
): string | undefined => {
  if (value === undefined) return undefined
  const measured = inUnits(value, unit, locale)
  return target === undefined
    ? measured
    : message('web.quality.withTarget', { value: measured, target: inUnits(target, unit, locale) })
}

const indicatorIn = (
  { name, unit, value, target, lowerIsBetter }: Judged,
  place: number,
  locale: LoaderContext['locale'],
) => ({
  id: place,
  name,
  unit: unitIn(unit, value, locale),
  value,
  target: targetInSigns(target, unit, lowerIsBetter, locale),
  reached: isReached(value, target, lowerIsBetter),
})

/** Loads a report on the quality of care. Contract: document `QualityIndicatorBySlug`. */
export const loadQualityIndicator: PageLoader<QualityIndicatorData> = async (context) => {
  const {
    cms,
    locale,
    message,
    parameters: { slug = '' },
  } = context
  return fromResult(await findQualityIndicator(cms, slug), (report) => {
    const title = localize(report, 'judul', locale)
    if (title.text === '') return { kind: 'missing' }
    const measured = readIndicators(report.data, locale)
    const judged = measured.filter(isJudged)
    const indicators = judged.map((indicator, place) => indicatorIn(indicator, place, locale))
    return {
      kind: 'page',
      data: {
        title,
        period: report.periode ? periodIn(report.periode, locale) : undefined,
        hospital: hospitalLink(report.rumah_sakit, locale),
        body: indonesianRichText(report.keterangan, context),
        indicators,
        reached: indicators.filter(({ reached }) => reached).length,
        chart: judged
          .filter(({ unit }) => unit === '%')
          .map(({ name, value, target }) => ({ label: name, value, target })),
        others: measured
          .filter((entry) => !isJudged(entry))
          .map((entry) => ({ name: entry.name, value: measuredWords(entry, context) })),
      },
      meta: {
        title,
        description: report.keterangan || undefined,
        image: toImage(report.gambar),
        above: [{ label: message('web.quality.title'), href: href(locale, 'qualityIndicators') }],
      },
    }
  })
}
