/** The URL of a picture that the content refers to below `/uploads/`. `pictures` is absolute, or relative to `page`. */
export const pictureUrl = (request: string, pictures: string, page: string): string => {
  const [, file = ''] = new URL(request).pathname.split('/uploads/')
  return new URL(file, new URL(pictures.endsWith('/') ? pictures : `${pictures}/`, page)).href
}
