import type { GameRecord } from '@paddock/kernel';

export function downloadRecord(record: GameRecord): void {
  const file = new Blob([JSON.stringify(record)], { type: 'application/json' });
  saveFile(file, `paddock-${record.game}-${record.match}.json`);
}

/** Into the device's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
