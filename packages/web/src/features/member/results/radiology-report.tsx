import { safeAddress } from '@hospital/sdk'
import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { Heading, Stack } from '@hospital/ui'
import { ResultImages, ResultReport } from '@hospital/ui/results'
import type { ResultImage } from '@hospital/ui/results'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { Conclusion, pointsOf } from './conclusion.tsx'
import { ReportLayout } from './report-layout.tsx'
import type { ReportProps } from './report-layout.tsx'
import { reported } from './test-values.ts'

type RadiologyResult = HospitalCareComponents['schemas']['RadiologyResult']

/** The findings behind the conclusion. The conclusion itself stands at the head of the report. */
const parts = (result: RadiologyResult): readonly (readonly [heading: MessageId, text: string | null])[] => [
  ['web.results.findings', result.temuan],
  ['web.results.question', result.klinis],
  ['web.results.technique', result.teknik],
]

/** The pictures of a result, without those whose address a browser should not follow. */
const imagesOf = ({ gambar }: RadiologyResult): readonly ResultImage[] =>
  gambar.flatMap(({ judul, url, thumbnail_url: small, lebar, tinggi }, index) =>
    safeAddress(url) === undefined
      ? []
      : [
          {
            id: `${index} ${judul}`,
            title: judul,
            src: url,
            thumbnail: small ?? undefined,
            width: lebar,
            height: tinggi,
          },
        ],
  )

/** A radiology result in full, with its pictures. */
export const RadiologyReport = ({ personal, shown, result, contact }: ReportProps<RadiologyResult>): ReactElement => {
  const message = useMessage()
  const images = imagesOf(result)
  return (
    <ReportLayout
      personal={personal}
      shown={shown}
      title={reported(result.pemeriksaan)}
      result={result}
      contact={contact}
      facts={[
        ['web.results.referredBy', result.dokter_pengirim],
        ['web.results.checkedBy', result.dokter_radiologi],
      ]}
      header={
        <Conclusion
          impression={pointsOf(result.kesan)}
          advice={pointsOf(result.saran)}
          heading="web.results.impression"
        />
      }
    >
      <ResultReport
        parts={parts(result).flatMap(([heading, text]) =>
          text ? [{ heading: message(heading), text: reported(text) }] : [],
        )}
      />
      {images.length > 0 && (
        <Stack gap="sm">
          <Heading level={3}>{message('web.results.pictures')}</Heading>
          <ResultImages images={images} lang="id" />
        </Stack>
      )}
    </ReportLayout>
  )
}
