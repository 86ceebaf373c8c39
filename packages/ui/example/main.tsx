import '@hospital/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { Doctors } from './doctors.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Doctors />)
