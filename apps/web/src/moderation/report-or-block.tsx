import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazily, named } from '../app/lazy.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import type { AtTable } from '../online/session/at-table.ts';

const ReportDialog = lazily(
  named(() => import('./report-dialog.tsx'), 'ReportDialog'),
  () => null,
);

/** Opens what is rarely needed. */
export function ReportOrBlock({ table }: { readonly table: AtTable }): JSX.Element {
  const { report } = useTexts('moderation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button bare report-open"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {report.open}
      </button>
      {isOpen && <ReportDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}
