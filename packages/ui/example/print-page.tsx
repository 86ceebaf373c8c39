import { renderToPipeableStream } from 'react-dom/server'
import { Doctors } from './doctors.tsx'

// The same page as a server makes it, whole.
const { pipe } = renderToPipeableStream(<Doctors />, { onAllReady: () => pipe(process.stdout) })
