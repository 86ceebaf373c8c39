import { webStorage } from '@hospital/sdk/session'
import { createRoot } from 'react-dom/client'
import { createDashboard } from './dashboard'

const root = document.querySelector('#root')
const Dashboard = createDashboard('https://hospital.example/member', webStorage('session'))
if (root) createRoot(root).render(<Dashboard />)
