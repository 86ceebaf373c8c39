import ui from '@hospital/ui/messages/id.json' with { type: 'json' }
import web from './id.json' with { type: 'json' }
import type { Messages } from '../app/app.tsx'
import { expand } from './expand.ts'

/** Every message in this language; Vite compiles them on the way, see vite.config.ts. */
export const messages: Messages = expand({ ...ui, ...web })
