import type { ReactElement } from 'react'
import { Card, CardTitle } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { classes } from '../lib/classes.ts'
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
  /** On a phone the picture is above the name, so that two cards fit side by side (`<Grid columns="tiles">`). */
  tile?: boolean | undefined
}

/** A link to one specialty or service. */
export const SpecialtyCard = ({
  name,
  href,
  image,
  icon = 'stethoscope',
  level,
  tile = false,
}: SpecialtyCardProps): ReactElement => (
  <Card pressable compact>
    <div className={classes(styles.row, tile && styles.tile)}>
      <div className={classes(styles.picture, tile && styles.tilePicture)}>
        {image ? <Picture image={image} ratio="square" sizes="56px" /> : <Icon name={icon} />}
      </div>
      <CardTitle level={level} href={href} title={name} />
    </div>
  </Card>
)
