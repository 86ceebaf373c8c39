/** A package as it is written here; what is left out is null in the content. */
export interface PackageSeed {
  readonly nama: string
  readonly nama_en?: string
  /** Whole rupiah. */
  readonly harga: number
  readonly gambar: string
  readonly priority: number
  /** In how many days the offer ends: 0 is today, negative has passed; left out where editors gave no date. */
  readonly berakhir?: number
  readonly keterangan: string
  readonly keterangan_en?: string
}
