import { foldMenus } from '@marketday/features/header';

import { wakeWithIntent } from '../_shared/wake-with-intent';

foldMenus();
wakeWithIntent(
	'.marketday-more',
	() => import( /* webpackChunkName: "overflow-menu/more" */ './more' ),
	'.marketday-more__button'
);
