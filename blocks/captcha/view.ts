import { enhanceCaptchas } from '@marketday/features/captcha';

import './style.scss';

enhanceCaptchas( document );
