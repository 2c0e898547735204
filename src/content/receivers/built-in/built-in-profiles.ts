import type { ReceiverProfile } from '../receiver-profile';
import { aem } from './aem';
import { androidStrings, googlePlay } from './android';
import { appleStrings, appStore } from './apple';
import { contentful } from './contentful';
import { drupal } from './drupal';
import { email } from './email';
import { shopify } from './shopify';
import { storyblok } from './storyblok';
import { wordpress } from './wordpress';

/** The profiles that come with Locdesk. */
export const builtInProfiles: readonly ReceiverProfile[] = [
  wordpress,
  drupal,
  contentful,
  storyblok,
  shopify,
  aem,
  androidStrings,
  googlePlay,
  appleStrings,
  appStore,
  email,
];
