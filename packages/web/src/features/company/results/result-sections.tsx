import type { CompanyComponents } from '@hospital/sdk/company'
import { Heading, Stack, Text } from '@hospital/ui'
import { BulletList, WithheldPart } from '@hospital/ui/employees'
import { TestGroup } from '@hospital/ui/results'
import type { TestValue } from '@hospital/ui/results'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { withheldReason } from '../area/consent.ts'
import { findingWords } from '../area/findings.ts'
import type { CheckupDetail } from './result.ts'
import { useTestValues } from './use-test-values.ts'

type Schemas = CompanyComponents['schemas']

interface ResultSectionsProps {
  readonly result: CheckupDetail
  readonly today: string
}

/** The parts of a check-up that the employee lets the company see. For the other parts it shows only the reason. */
export const ResultSections = ({ result, today }: ResultSectionsProps): ReactElement => {
  const message = useMessage()
  const values = useTestValues(result.mcu_sebelumnya)
  const { detail_medis: detail, persetujuan: consent } = result
  const reason = message(withheldReason(consent, today))
  if (!detail) return <WithheldPart title={message('web.company.checkup.details')} reason={reason} level={2} />
  const parts = [
    ['web.company.part.measurements', detail.pengukuran && values.measurements(detail.pengukuran)],
    ['web.company.part.laboratory', detail.laboratorium && values.laboratory(detail.laboratorium)],
    ['web.company.part.furtherTests', detail.penunjang && values.furtherTests(detail.penunjang)],
  ] as const
  return (
    <Stack gap="xl">
      {parts.map(([title, tests]) =>
        tests ? (
          <Values key={title} title={title} tests={tests} />
        ) : (
          <WithheldPart key={title} title={message(title)} reason={reason} />
        ),
      )}
      {detail.tindak_lanjut ? (
        <FollowUp followUp={detail.tindak_lanjut} />
      ) : (
        <WithheldPart title={message('web.company.part.findings')} reason={reason} />
      )}
    </Stack>
  )
}

interface ValuesProps {
  readonly title: MessageId
  readonly tests: readonly TestValue[]
}

const Values = ({ title, tests }: ValuesProps): ReactElement => {
  const message = useMessage()
  return tests.length > 0 ? (
    <TestGroup name={message(title)} tests={tests} />
  ) : (
    <section>
      <Heading level={3}>{message(title)}</Heading>
      <Text>{message('web.company.checkup.notExamined')}</Text>
    </section>
  )
}

/** Risk factors and advice. */
const FollowUp = ({ followUp }: { readonly followUp: Schemas['McuFollowUp'] }): ReactElement => {
  const message = useMessage()
  const { faktor_risiko: factors, saran: advice } = followUp
  return (
    <>
      <section>
        <Heading level={3}>{message('web.company.part.findings')}</Heading>
        {factors.length > 0 ? (
          <BulletList items={factors.map((factor) => message(findingWords[factor]))} />
        ) : (
          <Text>{message('web.company.checkup.noFindings')}</Text>
        )}
      </section>
      {advice.length > 0 && (
        <section>
          <Heading level={3}>{message('web.results.advice')}</Heading>
          <BulletList items={advice.map((text) => ({ text, lang: 'id' }))} />
        </section>
      )}
    </>
  )
}
