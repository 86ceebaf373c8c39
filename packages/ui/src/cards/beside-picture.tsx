import type { ReactElement } from 'react'
import type { ImageSource } from '../lib/content.ts'
import { Picture } from '../media/picture.tsx'

/** The picture of a card that stands beside the text on a phone. */
export const BesidePicture = ({ image }: { image: ImageSource | undefined }): ReactElement => (
  <Picture image={image} ratio="besideOrWide" sizes="(min-width: 768px) 400px, (min-width: 576px) 50vw, 33vw" />
)
