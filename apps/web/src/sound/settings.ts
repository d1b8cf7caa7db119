import type { Signal } from '@preact/signals';
import { stored } from '../app/stored.ts';
import { isFlag } from './volume.ts';

/** The device vibrates when its owner is to play, and when a car is stuck. */
export const vibrates: Signal<boolean> = stored('vibrate', isFlag, true);
/** «Your turn» is heard though another tab is in front. */
export const callsWhenHidden: Signal<boolean> = stored('call', isFlag, true);
