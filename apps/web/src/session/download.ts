import type { GameRecord } from '@paddock/kernel';

export function downloadRecord(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `paddock-${record.game}-${record.match}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
