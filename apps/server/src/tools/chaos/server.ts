import { readSettings } from '../../settings.ts';
import { endWithStore } from '../../serve.ts';
import { startServer } from '../../start.ts';

/** The server to be killed, without a page. */
const running = await startServer(readSettings(process.env));
endWithStore(running.died);
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
