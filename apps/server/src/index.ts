export { runAdmin } from './admin.ts';
export { serve, type Host } from './main.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
export { startServer, type RunningServer } from './start.ts';
