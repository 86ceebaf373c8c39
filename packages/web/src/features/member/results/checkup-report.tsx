import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { useLocale } from '@hospital/ui'
import { TestGroup } from '@hospital/ui/results'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { Conclusion } from './conclusion.tsx'
import { fitnessWords } from './fitness-words.ts'
import { foldedInWords } from './outside-list.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportProps } from './report-layout.tsx'
import { AboutTests } from './test-guide/about-tests.tsx'
import type { TestGuide } from './test-guide/test-guide.ts'
import { reported, testValue } from './test-values.ts'
import { checkupOpinion } from './verdict.ts'

type McuResult = HospitalCareComponents['schemas']['McuResult']

interface CheckupReportProps extends ReportProps<McuResult> {
  readonly guide: TestGuide
}

/** A medical check-up in full: conclusions and advice first, then each part with its values. */
export const CheckupReport = ({ personal, shown, result, contact, guide }: CheckupReportProps): ReactElement => {
  const message = useMessage()
  const { kelayakan_kerja: fit, bagian: sections, kesimpulan: conclusions, saran: advice } = result
  return (
    <ReportLayout
      personal={personal}
      shown={shown}
      title={reported(result.paket)}
      result={result}
      contact={contact}
      tests={sections.flatMap(({ pemeriksaan }) => pemeriksaan)}
      opinion={checkupOpinion(result)}
      facts={[
        ['web.results.employer', result.perusahaan?.nama],
        ['web.results.fitness', fit && message(fitnessWords[fit])],
        ['web.results.checkedBy', result.dokter_penanggung_jawab],
      ]}
      header={<Conclusion impression={conclusions} advice={advice} heading="web.results.conclusions" />}
    >
      <Sections sections={sections} guide={guide} />
      {sections.some(({ jenis }) => jenis === 'laboratorium') && <AboutTests />}
    </ReportLayout>
  )
}

interface SectionsProps {
  readonly sections: McuResult['bagian']
  readonly guide: TestGuide
}

const Sections = ({ sections, guide }: SectionsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <>
      {sections.map(({ jenis, nama, pemeriksaan, kesimpulan }, place) => (
        <TestGroup
          // oxlint-disable-next-line react/no-array-index-key -- a report may have two parts of one name, and never changes their order
          key={place}
          name={reported(nama)}
          tests={pemeriksaan.map((test, index) => ({
            ...testValue(test, index),
            about: jenis === 'laboratorium' ? guide({ name: test.nama, group: nama, specimen: null }) : undefined,
          }))}
          folded={foldedInWords({ tests: pemeriksaan, conclusion: kesimpulan }, { message, locale })}
          conclusion={kesimpulan ? reported(kesimpulan) : undefined}
        />
      ))}
    </>
  )
}
