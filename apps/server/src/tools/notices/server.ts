import { endWithStore } from '../../serve.ts';
import { readSettings } from '../../settings.ts';
import { startServer } from '../../start.ts';
import type { NoticeTimes } from '../../notices/notices.ts';

/** The server to be killed, in a hurry to tell people. */
const times = JSON.parse(process.env['NOTICE_TIMES'] ?? '{}') as Partial<NoticeTimes>;
const running = await startServer(readSettings(process.env), { notices: times });
endWithStore(running.died);
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
