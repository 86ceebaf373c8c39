import type { ReactElement, ReactNode } from 'react'
import { Card, CardFoot } from '../card/card.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { CalendarDate } from '../facts/calendar-date.tsx'
import { Fact } from '../facts/fact.tsx'
import { Tag } from '../facts/tag.tsx'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { formatDate } from '../lib/format.ts'
import { useLocale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import * as styles from './visit-history.css.ts'
import { VisitLetters } from './visit-letters.tsx'
import type { VisitLetter } from './visit-letters.tsx'

/** A finding of a visit, in words. */
export interface VisitDiagnosis {
  readonly name: Localizable
  /** The same finding in plain words. */
  readonly plain?: string | undefined
  /** The code of the finding, such as an ICD-10 code; shown after the words. */
  readonly code?: string | undefined
  readonly isMain: boolean
}

/** A medicine of a prescription. */
export interface VisitMedicine {
  readonly name: string
  /** With its unit, such as "30 tablet". */
  readonly quantity: Localizable
  /** How to take it. */
  readonly instructions: Localizable
}

/** Props of {@link VisitCard}. */
export interface VisitCardProps {
  /** The kind of visit, such as "Rawat jalan". */
  readonly kind: Localizable
  /** The day of arrival, `YYYY-MM-DD`. */
  readonly day: string
  /** The day of discharge of an inpatient. */
  readonly until?: string | undefined
  /** Whether an inpatient is still in the hospital. */
  readonly isAdmitted?: boolean | undefined
  /** The time of arrival, in words. */
  readonly time?: string | undefined
  readonly hospital: string
  readonly specialty?: Localizable | undefined
  readonly doctor?: string | undefined
  readonly complaint?: Localizable | undefined
  readonly diagnoses: readonly VisitDiagnosis[]
  /** The procedures, in words. */
  readonly procedures: readonly Localizable[]
  readonly medicines: readonly VisitMedicine[]
  /** Default: none. */
  readonly letters?: readonly VisitLetter[] | undefined
  /** The day of the next visit that the doctor recommends, `YYYY-MM-DD`. */
  readonly followUp?: string | undefined
  /** The payer, if it was not the patient. */
  readonly guarantor?: string | undefined
  /** The number of its registration. */
  readonly number: string
  /** Default: 3. */
  readonly level?: HeadingLevel | undefined
  /** Links, such as to the results of the visit. */
  readonly actions?: ReactNode
}

/** A visit: its kind, place and doctor, the findings, and what to do; codes and numbers last. */
export const VisitCard = (props: VisitCardProps): ReactElement => {
  const { kind, day, until, isAdmitted = false, time, level = 3, actions, followUp, guarantor, number } = props
  const message = useMessage()
  const locale = useLocale()
  return (
    <Card as="article" belowFold>
      <div className={styles.head}>
        <Heading level={level} size={4}>
          <LocalizedText value={kind} />, <time dateTime={day}>{formatDate(day, locale)}</time>
        </Heading>
        {isAdmitted && <Tag tone="notice">{message('ui.visit.admitted')}</Tag>}
        {time && <Text tone="muted">{message('ui.visit.time', { time })}</Text>}
        {until && until !== day && (
          <Text tone="muted">{message('ui.visit.until', { day: formatDate(until, locale) })}</Text>
        )}
      </div>
      <Place {...props} />
      <Findings {...props} />
      {props.letters && props.letters.length > 0 && <VisitLetters letters={props.letters} />}
      {followUp && (
        <Fact icon="calendar">
          {message('ui.visit.followUp')} <CalendarDate date={followUp} />
        </Fact>
      )}
      <DescriptionList
        compact
        items={[
          ...(guarantor ? [{ term: message('ui.visit.guarantor'), details: guarantor }] : []),
          { term: message('ui.visit.number'), details: <Verbatim>{number}</Verbatim> },
        ]}
      />
      {actions && (
        <CardFoot>
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        </CardFoot>
      )}
    </Card>
  )
}

const Place = ({ hospital, doctor, specialty }: VisitCardProps): ReactElement => (
  <div className={styles.facts}>
    <Fact icon="location">{hospital}</Fact>
    {(doctor ?? specialty) && (
      <Fact icon="stethoscope">
        {doctor && <Verbatim>{doctor}</Verbatim>}
        {doctor && specialty && <span>, </span>}
        {specialty && <LocalizedText value={specialty} />}
      </Fact>
    )}
  </div>
)

const Findings = ({ complaint, diagnoses, procedures, medicines }: VisitCardProps): ReactElement => {
  const message = useMessage()
  return (
    <>
      {complaint && (
        <Part word="ui.visit.complaint">
          <Text>
            <LocalizedText value={complaint} />
          </Text>
        </Part>
      )}
      {diagnoses.length > 0 && (
        <Part word="ui.visit.diagnoses">
          <ul className={styles.list}>
            {diagnoses.map(({ name, plain, code, isMain }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a visit may name one thing twice, and never changes their order
              <li key={place}>
                <LocalizedText value={name} />
                {isMain && diagnoses.length > 1 && <span>{` (${message('ui.visit.main')})`}</span>}
                {code && (
                  <Text as="span" size="caption" tone="muted">
                    {' '}
                    <Verbatim>{code}</Verbatim>
                  </Text>
                )}
                {plain && <Text tone="muted">{plain}</Text>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {procedures.length > 0 && (
        <Part word="ui.visit.procedures">
          <ul className={styles.list}>
            {procedures.map((each, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a visit may name one thing twice, and never changes their order
              <li key={place}>
                <LocalizedText value={each} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {medicines.length > 0 && (
        <Part word="ui.visit.medicines">
          <ul className={styles.list}>
            {medicines.map(({ name, quantity, instructions }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a visit may name one thing twice, and never changes their order
              <li key={place}>
                <Verbatim>{name}</Verbatim>: <LocalizedText value={instructions} />{' '}
                <Text as="span" size="caption" tone="muted">
                  (<LocalizedText value={quantity} />)
                </Text>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

const Part = ({ word, children }: { readonly word: UiMessageId; readonly children: ReactNode }): ReactElement => {
  const message = useMessage()
  return (
    <div>
      <Text as="strong" size="caption" tone="brand">
        {message(word)}
      </Text>
      {children}
    </div>
  )
}
