// One script of a screen in the hall: the doctors who practise, read from the CMS over REST.
import { createCmsRest, listDoctorSchedules } from '@hospital/sdk/cms/rest'

const showDoctors = async (list) => {
  const { baseUrl, token } = list.dataset
  const { data, error } = await listDoctorSchedules(createCmsRest({ baseUrl, token }))
  list.textContent = error
    ? 'Jadwal sedang tidak dapat dibaca.'
    : data.items.map(({ nama_dokter: name }) => name).join('\n')
}

void showDoctors(document.querySelector('#doctors'))
