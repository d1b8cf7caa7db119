import type { accountInfo, deviceInfo, passkeyInfo, secureAddress } from './accounts.ts';
import type { Wire } from '../wire.ts';

export type AccountInfo = Wire<typeof accountInfo>;
export type DeviceInfo = Wire<typeof deviceInfo>;
export type PasskeyInfo = Wire<typeof passkeyInfo>;
export type SecureAddress = Wire<typeof secureAddress>;
