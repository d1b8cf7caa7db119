/** For an image of the page: the site's policy allows data, and nothing from elsewhere. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
