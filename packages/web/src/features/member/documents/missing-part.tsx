import { Button, formatDate, formatHours, Heading, Inline, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { documentWord } from './document.ts'
import type { MissingDocument, PayerNeeds } from './missing-documents.ts'

interface MissingDocumentsProps {
  readonly needs: readonly PayerNeeds[]
  readonly onHandIn: (missing: MissingDocument) => void
}

/** The documents that payers still need before the upcoming visits, each with a button to hand it in. Nothing if none is missing. */
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
      {/* The div keeps the button at its own width: a compact button fills its line. */}
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
