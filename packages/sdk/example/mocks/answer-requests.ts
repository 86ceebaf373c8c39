// Loaded before a program (`node --import`), it answers the program's requests from the made-up hospital group.
import { setupMockServer } from '@hospital/mocks/node'

process.env['CMS_TOKEN'] = 'contoh-token-cms'
setupMockServer().server.listen()
