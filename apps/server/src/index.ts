export { runAdmin } from './admin.ts';
export { serve } from './main.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
export { startServer, type RunningServer } from './start.ts';
