import { deviceSetting } from '../../design/device';

/** Whether this device plays sounds. Off until somebody turns it on. */
export const sounds = deviceSetting('moonlit.sound', ['off', 'on']);
