import { isRefusal, type Refusal } from '@paddock/kernel';
import { api } from '../server/api.ts';

/** A file with what the viewer may know of a table, and with the page's and the server's versions. */
export async function downloadReport(table: string, key: string | undefined): Promise<true | Refusal> {
  const report = await api.report(table, key);
  if (isRefusal(report)) return report;
  const page = {
    userAgent: navigator.userAgent,
    language: navigator.language,
    size: [innerWidth, innerHeight],
  };
  const file = new Blob([JSON.stringify({ ...report, page }, null, 1)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `paddock-report-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
}
