import type { ReactElement } from 'react'
import type { ImageSource } from '../lib/content.ts'
import { Picture } from '../media/picture.tsx'
import { useMessage } from '../messages/use-message.ts'
import { FooterLink } from './footer-link.tsx'
import { map } from './footer.css.ts'

/** A picture of the map, linked to the real one: no map is loaded from another site. */
export const MapLink = ({ href, image }: { href: string; image?: ImageSource | undefined }): ReactElement => {
  const message = useMessage()
  return (
    <>
      {image && (
        <div className={map}>
          <Picture image={image} ratio="photo" sizes="200px" />
        </div>
      )}
      <p>
        <FooterLink icon="location" href={href} label={message('ui.footer.openMap')} />
      </p>
    </>
  )
}
