import { listenToDismissals } from '@marketday/features/store-notice';

listenToDismissals();
