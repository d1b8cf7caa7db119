export { runAdmin } from './admin.ts';
export { serve, type Host } from './main.ts';
export { readSettings, SETTING_NAMES, SettingsError, type Settings } from './settings.ts';
export { startServer, type RunningServer } from './start.ts';
