import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { InlineAlert, Text, useLocale } from '@hospital/ui'
import type { Localizable, Locale } from '@hospital/ui'
import { TestGroup } from '@hospital/ui/results'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import { EntryButton } from '../../../shared/entry-button.tsx'
import { canBeCompared, criticalValuesOf, earlierInWords } from './critical-values.ts'
import { entryTitle } from './entry-words.ts'
import { labTitle } from './lab-title.ts'
import { foldedInWords } from './outside-list.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportProps } from './report-layout.tsx'
import type { ResultEntry } from './result-entries.ts'
import { keyText } from './result-kinds.ts'
import { AboutTests } from './test-guide/about-tests.tsx'
import type { TestGuide } from './test-guide/test-guide.ts'
import { reported, testValue } from './test-values.ts'
import { TrendDialog } from './trend-dialog.tsx'

type Schemas = HospitalCareComponents['schemas']

interface LabReportProps extends ReportProps<Schemas['LabResult']> {
  readonly others: readonly ResultEntry[]
  readonly guide: TestGuide
}

/** The finished results of the same laboratory, with which a value can be compared. */
const comparable = (others: readonly ResultEntry[], shown: LabReportProps['shown']): readonly ResultEntry[] =>
  others.filter(
    ({ key, findings }) =>
      key.kind === 'laboratorium' &&
      key.hospital === shown.hospital &&
      key.number !== shown.number &&
      findings.status !== 'processing',
  )

interface Words {
  readonly message: Message
  readonly locale: Locale
}

/** The title of a result. One without groups, for example because it is not ready, has the title of the list. */
const titleOf = (
  groups: Schemas['LabResult']['kelompok'],
  listed: ResultEntry | undefined,
  words: Words,
): Localizable =>
  labTitle(
    groups.map(({ nama: name, spesimen: specimen }) => ({ name, specimen })),
    words.message,
  ) ??
  (listed && entryTitle(listed, words)) ??
  words.message('web.results.kind.laboratory')

/** A laboratory result in full. */
export const LabReport = (props: LabReportProps): ReactElement => {
  const { personal, shown, result, contact, others } = props
  const message = useMessage()
  const locale = useLocale()
  const { kelompok: groups, catatan: note } = result
  const listed = others.find(({ key }) => keyText(key) === keyText(shown))
  return (
    <ReportLayout
      personal={personal}
      shown={shown}
      title={titleOf(groups, listed, { message, locale })}
      result={result}
      contact={contact}
      tests={groups.flatMap(({ pemeriksaan }) => pemeriksaan)}
      opinion={note ? 'note' : 'none'}
      critical={criticalValuesOf(result)}
      facts={[
        ['web.results.referredBy', result.dokter_pengirim],
        ['web.results.checkedBy', result.dokter_validasi],
      ]}
    >
      {note && <Note note={note} />}
      <ComparableTests {...props} />
    </ReportLayout>
  )
}

/** The laboratory's remark on the whole result. */
const Note = ({ note }: { readonly note: string }): ReactElement => {
  const message = useMessage()
  return (
    <InlineAlert title={message('web.results.note')}>
      <Text as="span">
        <span lang="id">{note}</span>
      </Text>
    </InlineAlert>
  )
}

/** The values of a result. They can be compared if the same hospital has another result. */
const ComparableTests = ({ personal, patient, shown, result, others, guide }: LabReportProps): ReactElement => {
  const [compared, setCompared] = useState<Schemas['LabTest']>()
  const earlier = comparable(others, shown)
  return (
    <>
      <TestGroups groups={result.kelompok} guide={guide} hasEarlier={earlier.length > 0} onCompare={setCompared} />
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
    </>
  )
}

/** The sentences of the tests that the guide explains. */
const aboutOf = (groups: Schemas['LabResult']['kelompok'], guide: TestGuide): ReadonlyMap<Schemas['LabTest'], string> =>
  new Map(
    groups.flatMap(({ nama: group, spesimen: specimen, pemeriksaan }) =>
      pemeriksaan.flatMap((test) => {
        const about = guide({ name: test.nama, group, specimen })
        return about === undefined ? [] : [[test, about] as const]
      }),
    ),
  )

interface TestGroupsProps {
  readonly groups: Schemas['LabResult']['kelompok']
  readonly guide: TestGuide
  readonly hasEarlier: boolean
  readonly onCompare: (test: Schemas['LabTest']) => void
}

const TestGroups = ({ groups, guide, hasEarlier, onCompare }: TestGroupsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const explained = aboutOf(groups, guide)
  return (
    <>
      {groups.map(({ nama, spesimen, pemeriksaan }, place) => (
        <TestGroup
          // oxlint-disable-next-line react/no-array-index-key -- a report may have two groups of one name, and never changes their order
          key={place}
          name={reported(nama)}
          specimen={spesimen ? reported(spesimen) : undefined}
          // A single group is what the patient came for, so it stays open.
          folded={groups.length > 1 ? foldedInWords({ tests: pemeriksaan }, { message, locale }) : undefined}
          tests={pemeriksaan.map((test, index) => ({
            ...testValue(test, index),
            about: explained.get(test),
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
      {explained.size > 0 && <AboutTests />}
    </>
  )
}
