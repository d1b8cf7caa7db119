import bold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url';
import semibold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';
import { toBase64 } from './base64.ts';
import { PICTURE } from './result-picture.ts';
import { svgUrl } from './svg-url.ts';

const FACES = [
  { url: semibold, weight: 600 },
  { url: bold, weight: 700 },
] as const;

/** The picture's fonts as CSS that needs nothing from elsewhere; empty if they cannot be fetched: the next best face is used. */
export async function fontFaces(): Promise<string> {
  try {
    const faces = await Promise.all(
      FACES.map(async ({ url, weight }) => {
        const font = toBase64(new Uint8Array(await (await fetch(url)).arrayBuffer()));
        return `@font-face{font-family:'Barlow Condensed';font-weight:${weight};src:url(data:font/woff2;base64,${font})}`;
      }),
    );
    return faces.join('');
  } catch {
    return '';
  }
}

/** Sharp on screens with small dots too. */
const DENSITY = 2;

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(PICTURE.width, PICTURE.height);
  image.src = svgUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width * DENSITY;
  canvas.height = PICTURE.height * DENSITY;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
