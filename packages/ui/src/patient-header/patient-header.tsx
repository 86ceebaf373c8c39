import { useState } from 'react'
import type { ReactElement } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { SelectField } from '../field/select-field.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import * as styles from './patient-header.css.ts'

/** A person whose data may be shown. */
export interface PatientChoice {
  readonly id: string
  readonly name: string
  /** How the person is related to the member, such as "Anak"; shown beside the name. */
  readonly relation?: string | undefined
  /** The drawing that represents the person. */
  readonly gender?: 'male' | 'female' | undefined
}

/** Props of {@link PatientHeader}. */
export interface PatientHeaderProps {
  /** The page's heading, without a patient's name. */
  readonly title: string
  readonly description?: string | undefined
  /** Default: 1, the heading of the page. */
  readonly level?: 1 | 2 | undefined
  /** The persons to choose from; with one person there is no choice. Undefined until they are known. */
  readonly patients: readonly PatientChoice[] | undefined
  /** The expected number of persons before they are known, so that the choice has its place from the beginning. Default: 1. */
  readonly expected?: number | undefined
  /** The id of the person whose data is shown. */
  readonly current: string
  /** The address that the form is sent to, with the chosen id, if no script runs. */
  readonly action: string
  /** The name the id is sent under. Default: pasien. */
  readonly name?: string | undefined
  /**
   * Called with the id of another person. With pointer or touch: as soon as the person is chosen. With keys: after a confirmation, since
   * arrows pass other persons on the way.
   */
  readonly onChoose: (id: string) => void
}

/** The head of a page with personal data: its title, the person whose data it shows, and the choice of another person. */
export const PatientHeader = (props: PatientHeaderProps): ReactElement => {
  const { title, description, level = 1, patients, expected = 1, current } = props
  const choices = patients ?? Array.from({ length: expected }, () => undefined)
  return (
    <div className={styles.root}>
      <div className={styles.titles}>
        <Heading level={level} size={2}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={choices.length > 1 ? styles.choosable : styles.alone}>
        <Whose
          person={patients?.find(({ id }) => id === current)}
          isKnown={patients !== undefined}
          hasChoice={choices.length > 1}
        />
        {choices.length > 1 && <PatientForm {...props} patients={patients ?? []} />}
      </div>
    </div>
  )
}

interface WhoseProps {
  readonly person: PatientChoice | undefined
  readonly isKnown: boolean
  /** Whether the choice beside it shows the name as well. */
  readonly hasChoice: boolean
}

/** Announced when another person's data is shown. */
const Whose = ({ person, isKnown, hasChoice }: WhoseProps): ReactElement => {
  const message = useMessage()
  const unknown = message(isKnown ? 'ui.patient.none' : 'ui.loading')
  return (
    <div className={styles.person}>
      <Avatar size="menu" gender={person?.gender} />
      <div role="status" className={hasChoice ? styles.wordsBesideChoice : styles.words}>
        <span className={styles.label}>
          <Text as="span" size="caption" tone="muted">
            {message('ui.patient.whose')}{' '}
          </Text>
        </span>
        <Text as="strong" size="lead">
          {person ? <Verbatim>{person.name}</Verbatim> : unknown}
        </Text>
        {/* The line has its place from the beginning. */}
        {(person?.relation ?? !isKnown) && (
          <Text as="span" size="caption" tone="muted">
            {person?.relation === undefined ? '\u00A0' : ` ${person.relation}`}
          </Text>
        )}
      </div>
    </div>
  )
}

const PatientForm = ({
  patients,
  current,
  action,
  name = 'pasien',
  onChoose,
}: PatientHeaderProps & { patients: readonly PatientChoice[] }): ReactElement => {
  const message = useMessage()
  const isHydrated = useHydrated()
  const isKnown = patients.some(({ id }) => id === current)
  const [isUnconfirmed, setIsUnconfirmed] = useState(false)
  // Without script only the persons who are already known can be chosen. The others need script, and with script choosing is enough.
  const isSent = !isHydrated && patients.length > 0
  return (
    <form
      method="get"
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const id = new FormData(event.currentTarget).get(name)
        if (typeof id === 'string' && id !== '' && id !== current) onChoose(id)
      }}
    >
      <div className={styles.choice}>
        <SelectField
          // Resets the field when the page changes to another person, also by a link or the history, and once the persons are known.
          key={`${current} ${isKnown}`}
          label={message('ui.patient.choose')}
          hint={isSent ? undefined : message('ui.patient.hint')}
          name={name}
          value={isKnown ? current : ''}
          any={isKnown ? undefined : message('ui.patient.any')}
          options={patients.map(({ id, name: label, relation }) => ({
            value: id,
            label: relation ? `${label} (${relation})` : label,
          }))}
          onChange={(id, isBrowsed) => {
            if (isBrowsed) setIsUnconfirmed(id !== current)
            else if (id !== '' && id !== current) onChoose(id)
          }}
        />
      </div>
      {(isSent || isUnconfirmed) && (
        <Button type="submit" tone="secondary">
          {message('ui.patient.show')}
        </Button>
      )}
    </form>
  )
}
