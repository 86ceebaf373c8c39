import { useId } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { SelectField } from '../field/select-field.tsx'
import type { SelectOption } from '../field/select-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import * as styles from './doctor-finder.css.ts'

/** A select of the finder: its field name, its options and the initial choice. */
export interface FinderSelect {
  name: string
  options: readonly SelectOption[]
  value?: string | undefined
}

/** Props of {@link DoctorFinder}. */
export interface DoctorFinderProps {
  /** The results page; the choices become its query. */
  action: string
  hospital: FinderSelect
  specialty: FinderSelect
  day: FinderSelect
  doctor: { name: string; value?: string | undefined }
  /** The level of its heading. Default: 2. */
  level?: 2 | 3 | undefined
}

/** Searches doctors by hospital, specialty, day or name. Every field is optional. */
export const DoctorFinder = ({
  action,
  hospital,
  specialty,
  day,
  doctor,
  level = 2,
}: DoctorFinderProps): ReactElement => {
  const message = useMessage()
  const headingId = useId()
  return (
    <form role="search" method="get" action={action} aria-labelledby={headingId} className={styles.root}>
      <Heading level={level} size={3} id={headingId}>
        {message('ui.finder.title')}
      </Heading>
      <div className={styles.fields}>
        <div className={styles.long}>
          <SelectField {...hospital} label={message('ui.finder.hospital')} any={message('ui.finder.anyHospital')} />
          <SelectField {...specialty} label={message('ui.finder.specialty')} any={message('ui.finder.anySpecialty')} />
        </div>
        <SelectField {...day} label={message('ui.finder.day')} any={message('ui.finder.anyDay')} />
        <TextField {...doctor} type="search" label={message('ui.finder.doctor')} />
        <div className={styles.submit}>
          <Button type="submit" icon="search" size="field" wide>
            {message('ui.finder.submit')}
          </Button>
        </div>
      </div>
    </form>
  )
}
