import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { InlineAlert, Text, useLocale } from '@hospital/ui'
import { TestGroup } from '@hospital/ui/results'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { EntryButton } from '../../../shared/entry-button.tsx'
import { canBeCompared, criticalValuesOf, earlierInWords } from './critical-values.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportProps } from './report-layout.tsx'
import { resultDay } from './result-day.ts'
import type { ResultEntry } from './result-entries.ts'
import { resultFacts } from './result-facts.ts'
import { reported, testValue } from './test-values.ts'
import { TrendDialog } from './trend-dialog.tsx'
import { findingsOf, flagOf, statusOf } from './verdict.ts'

type Schemas = HospitalCareComponents['schemas']

interface LabReportProps extends ReportProps<Schemas['LabResult']> {
  readonly others: readonly ResultEntry[]
}

/** The other results that a value can be compared with: finished ones of the same laboratory. */
const comparable = (others: readonly ResultEntry[], shown: LabReportProps['shown']): readonly ResultEntry[] =>
  others.filter(
    ({ key, findings }) =>
      key.kind === 'laboratorium' &&
      key.hospital === shown.hospital &&
      key.number !== shown.number &&
      findings.status !== 'processing',
  )

/** A laboratory result in full. A value can be compared where the same hospital has another result. */
export const LabReport = ({ personal, patient, shown, result, others }: LabReportProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [compared, setCompared] = useState<Schemas['LabTest']>()
  const { kelompok: groups, rumah_sakit: hospital, dokter_pengirim, dokter_validasi, catatan: note } = result
  const earlier = comparable(others, shown)
  const tests = groups.flatMap(({ pemeriksaan }) => pemeriksaan)
  const facts = resultFacts({
    message,
    locale,
    result,
    examined: result.waktu_sampel,
    others: [
      ['web.results.referredBy', dokter_pengirim],
      ['web.results.checkedBy', dokter_validasi],
    ],
  })
  return (
    <ReportLayout
      personal={personal}
      shown={shown}
      title={groups.length > 0 ? groups.map(({ nama }) => nama).join(', ') : message('web.results.kind.laboratory')}
      findings={findingsOf(
        statusOf[result.status],
        tests.map(({ penanda }) => flagOf(penanda)),
        note ? 'note' : 'none',
      )}
      tests={tests}
      at={resultDay(result)}
      critical={criticalValuesOf(result)}
      facts={facts}
      hospital={hospital}
      hasPdf={result.ada_pdf}
    >
      {note && (
        <InlineAlert title={message('web.results.note')}>
          <Text as="span">
            <span lang="id">{note}</span>
          </Text>
        </InlineAlert>
      )}
      <TestGroups groups={groups} hasEarlier={earlier.length > 0} onCompare={setCompared} />
      {compared && (
        <TrendDialog
          personal={personal}
          patient={patient}
          test={compared}
          result={result}
          earlier={earlier}
          onClose={() => setCompared(undefined)}
        />
      )}
    </ReportLayout>
  )
}

interface TestGroupsProps {
  readonly groups: Schemas['LabResult']['kelompok']
  readonly hasEarlier: boolean
  readonly onCompare: (test: Schemas['LabTest']) => void
}

const TestGroups = ({ groups, hasEarlier, onCompare }: TestGroupsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <>
      {groups.map(({ nama, spesimen, pemeriksaan }, place) => (
        <TestGroup
          // oxlint-disable-next-line react/no-array-index-key -- a report may have two groups of one name, and never changes their order
          key={place}
          name={reported(nama)}
          specimen={spesimen ? reported(spesimen) : undefined}
          tests={pemeriksaan.map((test, index) => ({
            ...testValue(test, index),
            earlier: earlierInWords(test, { message, locale }),
            action: canBeCompared(test, hasEarlier) && (
              <EntryButton
                aria-haspopup="dialog"
                name={message('web.results.compareTest', { test: test.nama })}
                onClick={() => onCompare(test)}
              >
                {message('web.results.compare')}
              </EntryButton>
            ),
          }))}
        />
      ))}
    </>
  )
}
