import { createCmsClient } from '@hospital/sdk/cms'
import { webStorage } from '@hospital/sdk/session'
import { createRoot } from 'react-dom/client'
import { createDashboard } from './dashboard'

const root = document.querySelector('#root')
const cms = createCmsClient({ baseUrl: 'https://hospital.example/cms' })
const Dashboard = createDashboard('https://hospital.example/member', webStorage('session'), cms)
if (root) createRoot(root).render(<Dashboard />)
