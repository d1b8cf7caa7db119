/** Large enough to see every space of a board, small enough to move it about smoothly. */
const LONGEST = 1800;

/**
 * A picture file as an address that the page may show: its content alone, scaled down and without what the camera wrote beside
 * it. It stays in this page and on this device.
 */
export async function pictureOf(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}
