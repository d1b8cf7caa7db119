import { drivingReady } from './race/driving.ts';

/** What a table needs after its opening. Await it before anything of that is shown or played. */
export async function restReady(): Promise<void> {
  await drivingReady();
}
