import { Button, formatDate, formatHours, Heading, Inline, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { documentWord } from './document.ts'
import type { MissingDocument, PayerNeeds } from './missing-documents.ts'

interface MissingDocumentsProps {
  readonly needs: readonly PayerNeeds[]
  readonly onHandIn: (missing: MissingDocument) => void
}

/** What payers still ask for before the visits to come, each with the way to hand it in; nothing where all is there. */
export const MissingDocuments = ({ needs, onHandIn }: MissingDocumentsProps): ReactElement | null => {
  const message = useMessage()
  if (needs.length === 0) return null
  return (
    <Stack gap="lg">
      <Heading level={2} size={3}>
        {message('web.member.documents.missing')}
      </Heading>
      {needs.map(({ payer, documents }) => (
        <Stack key={payer} gap="sm">
          <Heading level={3} size={4}>
            {payer}
          </Heading>
          <Stack as="ul" gap="sm">
            {documents.map((missing) => (
              <li key={`${missing.appointment} ${missing.kind}`}>
                <Missing missing={missing} onHandIn={() => onHandIn(missing)} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

interface MissingProps {
  readonly missing: MissingDocument
  readonly onHandIn: () => void
}

const Missing = ({ missing, onHandIn }: MissingProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const kind = message(documentWord(missing.kind))
  const visit = message('web.member.documents.missing.for', {
    day: formatDate(missing.day, locale),
    time: formatHours(missing.from, missing.until, locale),
  })
  return (
    <Inline>
      <span>
        <span>{kind}</span>{' '}
        <Text as="span" tone="muted">
          {visit}
        </Text>
      </span>
      {/* A button of its own size: one that is compact fills the line. */}
      <div data-print="hide">
        <Button
          tone="secondary"
          size="compact"
          icon="file"
          aria-label={`${message('web.member.documents.missing.handIn')}: ${kind}, ${visit}`}
          onClick={onHandIn}
        >
          {message('web.member.documents.missing.handIn')}
        </Button>
      </div>
    </Inline>
  )
}
