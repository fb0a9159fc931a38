import { deviceSetting } from '../../design/device';

/** Whether this device plays sounds. Off until somebody turns it on. */
export const sounds = deviceSetting('moonlit.sound', ['off', 'on']);

/** Whether this device has been asked if it may. Whoever has found the switch by themselves is not asked. */
export const soundsAsked = deviceSetting('moonlit.sound-asked', ['no', 'yes']);
