import type { CompanyComponents } from '@hospital/sdk/company'

type Schemas = CompanyComponents['schemas']

/** The class of a fasting blood sugar, mg/dL. */
export const bloodSugarClass = (glucose: number): Schemas['BloodSugarClass'] => {
  if (glucose >= 126) return 'diabetes'
  return glucose >= 100 ? 'prediabetes' : 'normal'
}

/** The class of a total cholesterol, mg/dL. */
export const bloodFatClass = (cholesterol: number): Schemas['BloodFatClass'] => {
  if (cholesterol >= 240) return 'tinggi'
  return cholesterol >= 200 ? 'ambang_tinggi' : 'normal'
}
