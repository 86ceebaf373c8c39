import type { ReactElement } from 'react'
import { Card, CardTitle } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { HeadingLevel, ImageSource, Localizable } from '../lib/content.ts'
import { Picture } from '../media/picture.tsx'
import * as styles from './specialty-card.css.ts'

/** Props of {@link SpecialtyCard}. */
export interface SpecialtyCardProps {
  name: Localizable
  href: string
  /** A small picture. Default: `icon`. */
  image?: ImageSource | undefined
  /** Default: stethoscope. */
  icon?: IconName | undefined
  level?: HeadingLevel | undefined
}

/** A link to one specialty or service. On a phone its picture is above the name, so that two fit side by side: `<Grid columns="tiles">`. */
export const SpecialtyCard = ({ name, href, image, icon = 'stethoscope', level }: SpecialtyCardProps): ReactElement => (
  <Card pressable compact>
    <div className={styles.row}>
      <div className={styles.picture}>
        {image ? <Picture image={image} ratio="square" sizes="56px" /> : <Icon name={icon} />}
      </div>
      <CardTitle level={level} href={href} title={name} />
    </div>
  </Card>
)
