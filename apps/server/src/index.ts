export { runDoctor } from './admin/doctor.ts';
export { Gym, GYM_SECONDS, type GymGame, type GymPlayed, type RefusedAnswer } from './own-bots/gym.ts';
export { runAdmin, type AdminCommand } from './admin.ts';
export { serve, type Host } from './serve.ts';
export { UserFacingError } from './user-facing-error.ts';
export { readSettings, SETTING_NAMES, SettingsError, type Settings } from './settings.ts';
export { startServer, type RunningServer } from './start.ts';
